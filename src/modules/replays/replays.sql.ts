export const PUT = `
insert into replays (id, branch, viewer, kind, sha256, document) values ($1, $2, $3, $4, $5, $6)
on conflict (id, branch, viewer) do update set kind = excluded.kind, sha256 = excluded.sha256, document = excluded.document`;

/** Without a branch the last one, which counts. */
export const FIND = `
select sha256, document from replays where id = $1 and kind = $2 and viewer = $3 and ($4::int is null or branch = $4)
order by branch desc limit 1`;

export const REMOVE = `delete from replays where id = $1`;

export const STREAMS = `select distinct id from replays`;
