alter table game add column origin text not null default '';
