create table game (
    id text primary key,
    kind text not null,
    phase text not null,
    listed smallint not null,
    due bigint,
    changed bigint not null
);
create index game_due on game (due);
create index game_listed on game (listed, changed);
create table action (
    game text not null,
    seq integer not null,
    move_id text not null,
    body bytea not null,
    primary key (game, seq),
    unique (game, move_id)
);
