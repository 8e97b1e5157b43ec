const COLUMNS = 'id, game, format, name, cards, hash';

export const DECK = `select ${COLUMNS} from decks where id = $1`;

export const DECKS = `select ${COLUMNS} from decks where id > $1 order by id limit $2`;

export const CARD_SET = `
select encode(sha256(convert_to(cards::text, 'UTF8')), 'hex') as hash from card_sets where game = $1 and hash = $2`;

/** The constraint of the table says the same, as long as it is there; and numbers count without a gap. */
export const CARD_SETS = `
select game || '/' || hash as key, encode(sha256(convert_to(cards::text, 'UTF8')), 'hex') as expected, hash as actual
from card_sets where hash <> encode(sha256(convert_to(cards::text, 'UTF8')), 'hex')
union all
select game || '/' || hash, number::text, version::text
from (select game, hash, version, row_number() over (partition by game order by version) as number
  from card_sets where version is not null) numbered
where number <> version
union all
select s.game || '/' || s.hash, s.hash, coalesce(i.card_set, 'none')
from card_sets s left join catalogue_imports i on i.id = s.import_id
where s.import_id is not null and i.card_set is distinct from s.hash
limit 1000`;

/** What came of an import must be there; another import may have brought it before. */
export const RESULTS = `
select i.id::text as key, i.card_set as actual from catalogue_imports i
where i.card_set is not null and not exists (select from card_sets s where s.game = i.game and s.hash = i.card_set) limit 1000`;

/** The file of an import that has not ended. */
export const FILES = `
select id::text as key, file_sha256 as expected, encode(sha256(upload), 'hex') as actual
from catalogue_imports where upload is not null and file_sha256 <> encode(sha256(upload), 'hex') limit 1000`;

export const IMPORT = `
select game, format, file_name, file_sha256, file_bytes, requested_by from catalogue_imports where id = $1`;

export const STRAY_IMPORTS = `
select id::text as id from catalogue_imports i
where not exists (select from es.events e where e.stream = i.id and e.version = 1 and e.type = 'CardImportRequested')
order by id limit 1000`;
