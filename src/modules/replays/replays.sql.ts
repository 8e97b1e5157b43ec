/** $1 of what, $2 kind, $3 version of its end; then the documents, all of them or none. */
export const PUT = `
insert into replays (id, kind, version, branch, viewer, sha256, document)
select $1, $2, $3, * from unnest($4::int[], $5::text[], $6::text[], $7::text[])
on conflict (id, branch, viewer) do update
set kind = excluded.kind, version = excluded.version, sha256 = excluded.sha256, document = excluded.document`;

/** Without a branch the last one, which counts; of this end, or of one that was not noted. */
export const FIND = `
select sha256, document from replays
where id = $1 and kind = $2 and viewer = $3 and ($4::int is null or branch = $4) and coalesce(version, $5) = $5
order by branch desc limit 1`;

export const REMOVE = `delete from replays where id = $1`;

export const STREAMS = `select distinct id from replays`;

/** Of what was never recorded. */
export const STRAYS = `
select concat_ws('/', id, branch, viewer) as key from replays r
where not exists (select from es.events e where e.stream = r.id and e.version = 1 and e.type in ('GameStarted', 'MatchCreated'))
order by 1 limit 1000`;
