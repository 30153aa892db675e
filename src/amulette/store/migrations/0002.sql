create table lease (
    game text primary key,
    owner text not null,
    until bigint not null
);
