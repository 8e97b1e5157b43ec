export const REQUEST = `
insert into catalogue_imports (id, game, format, file_name, file_sha256, file_bytes, requested_by, upload)
values ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** An import that lost its worker is running, too, and begins again. */
export const BEGIN = `
update catalogue_imports set status = 'running' where id = $1 and status in ('waiting', 'running')
returning game, format, upload`;

export const PROGRESS = `update catalogue_imports set done = $2, total = $3 where id = $1 and status = 'running'`;

export const FINISH = `
update catalogue_imports
set status = 'done', done = $4, total = $4, upload = null, card_set = $2, report = $3, ended_at = now()
where id = $1 and status = 'running'`;

export const FAIL = `
update catalogue_imports set status = 'failed', upload = null, error = $2, ended_at = now()
where id = $1 and status = 'running'`;

export const FIND = `
select i.id, i.game, i.format, i.file_name, i.file_sha256, i.file_bytes, i.requested_by, i.status, i.done, i.total,
  i.created_at, i.ended_at, i.error, i.card_set, coalesce(s.version, 0) as version, s.import_id is not distinct from i.id as is_new,
  i.report -> 'totals' as totals, (i.report -> 'totals' ->> 'odd')::integer as odd
from catalogue_imports i left join card_sets s on s.game = i.game and s.hash = i.card_set
where i.id = $1`;

export const REPORT = `select status, report::text as report from catalogue_imports where id = $1`;
