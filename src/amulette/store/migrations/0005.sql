alter table game add column seated smallint;
create index game_origin on game (origin, phase);
create index game_stale on game (phase, changed);
