export const PUT = `
insert into replays (id, kind, sha256, document) values ($1, $2, $3, $4)
on conflict (id) do update set kind = excluded.kind, sha256 = excluded.sha256, document = excluded.document`;

export const FIND = `select sha256, document from replays where id = $1 and kind = $2`;

export const KEEP_ONLY = `delete from replays where id <> all($1::uuid[])`;
