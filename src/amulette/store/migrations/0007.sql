create table aside (
    game text primary key,
    why text not null,
    since bigint not null
);
