create table notice (
    owner text primary key,
    body bytea not null,
    until bigint not null
);
create table ban (
    key text primary key,
    until bigint not null,
    why text not null
);
