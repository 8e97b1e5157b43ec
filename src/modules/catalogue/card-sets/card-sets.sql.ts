export const KEEP = `
insert into card_sets (game, hash, totals, cards) values ($1, $2, $3, $4)
on conflict do nothing`;

/** Adds nothing where the set is there, and nothing where another import took the number in between. */
export const ADD = `
insert into card_sets (game, hash, version, import_id, totals, cards)
select $1, $2, coalesce(max(version), 0) + 1, $3, $4, $5 from card_sets where game = $1
on conflict do nothing`;

export const NEWEST = `
select hash from card_sets where game = $1 and version is not null order by version desc limit 1`;

/** Of the sets that another import than this one has brought. */
export const NEWEST_OF_OTHERS = `
select hash from card_sets where game = $1 and version is not null and import_id is distinct from $2
order by version desc limit 1`;

/** A row for each card: no row is as large as a set, which would take long to read at once. */
export const CARDS = `
select card.value as card from card_sets s cross join json_each(s.cards) card where s.game = $1 and s.hash = $2`;

export const CARDS_TEXT = `select cards::text as cards from card_sets where game = $1 and hash = $2`;

const FACTS = `
select s.game, s.hash, coalesce(s.version, 0) as version, s.totals, s.created_at, s.import_id,
  i.format, i.file_name, i.file_sha256
from card_sets s left join catalogue_imports i on i.id = s.import_id`;

export const FIND_BY_HASH = `${FACTS} where s.game = $1 and s.hash = $2`;

export const FIND_BY_VERSION = `${FACTS} where s.game = $1 and s.version = $2`;

/** The latest first; `$2` and `$3` are where the page before ended. */
export const LIST = `${FACTS}
where s.game = $1 and ($2::timestamptz is null or (s.created_at, s.hash) < ($2, $3::text))
order by s.created_at desc, s.hash desc limit $4`;
