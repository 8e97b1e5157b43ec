import { Injectable } from '@nestjs/common';
import { PgPools } from '../../platform/database/index.js';
import { type Finding, NONE, ofRow, type StoredEvent } from '../../platform/event-store/index.js';
import { deckLines } from './deck.repository.js';
import { deckHash, type DeckLine } from './domain/deck.js';
import { importPayload } from './imports/import.js';

const COLUMNS = 'id, game, format, name, cards, hash';

const DECK = `select ${COLUMNS} from decks where id = $1`;

const DECKS = `select ${COLUMNS} from decks where id > $1 order by id limit $2`;

const CARD_SET = `
select encode(sha256(convert_to(cards::text, 'UTF8')), 'hex') as hash from card_sets where game = $1 and hash = $2`;

/** The constraint of the table says the same, as long as it is there; and numbers count without a gap. */
const CARD_SETS = `
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
const RESULTS = `
select i.id::text as key, i.card_set as actual from catalogue_imports i
where i.card_set is not null and not exists (select from card_sets s where s.game = i.game and s.hash = i.card_set) limit 1000`;

/** The file of an import that has not ended. */
const FILES = `
select id::text as key, file_sha256 as expected, encode(sha256(upload), 'hex') as actual
from catalogue_imports where upload is not null and file_sha256 <> encode(sha256(upload), 'hex') limit 1000`;

const IMPORT = `
select game, format, file_name, file_sha256, file_bytes, requested_by from catalogue_imports where id = $1`;

const STRAY_IMPORTS = `
select id::text as id from catalogue_imports i
where not exists (select from es.events e where e.stream = i.id and e.version = 1 and e.type = 'CardImportRequested')
order by id limit 1000`;

const PAGE = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

interface DeckRow {
  readonly id: string;
  readonly game: string;
  readonly format: string;
  readonly name: string;
  readonly cards: unknown;
  readonly hash: string;
}

/** A deck as a game was begun with it. */
export interface PlayedDeck {
  readonly deckId: string;
  readonly deckName: string;
  readonly game: string;
  readonly format: string;
  readonly cards: readonly DeckLine[];
}

/** Holds decks, card sets and imports against their own hashes and against the record. */
@Injectable()
export class CatalogueAudit {
  constructor(private readonly pools: PgPools) {}

  /** Whatever can be said of all rows without the record. */
  async *all(): AsyncGenerator<Finding> {
    yield* this.decks();
    for (const { key, expected, actual } of await this.rows<RowFault>(CARD_SETS)) {
      yield differs('card_sets', key, 'cards', expected, actual);
    }
    for (const { key, expected, actual } of await this.rows<RowFault>(FILES)) {
      yield differs('catalogue_imports', key, 'upload', expected, actual);
    }
    for (const { key, actual } of await this.rows<Omit<RowFault, 'expected'>>(RESULTS)) {
      yield differs('catalogue_imports', key, 'card_set', 'a card set that is there', actual);
    }
    for (const { id } of await this.rows<{ id: string }>(STRAY_IMPORTS)) {
      yield ofRow('catalogue_imports', id, 'no-event', NONE, 'a row');
    }
  }

  /** The stored cards must still be those of the hash that a game pins. */
  async ofPinned(game: string, hash: string): Promise<readonly Finding[]> {
    const [row] = await this.rows<{ hash: string }>(CARD_SET, [game, hash]);
    const key = `${game}/${hash}`;
    if (row === undefined) return [ofRow('card_sets', key, 'missing', hash, NONE)];
    return row.hash === hash ? [] : [differs('card_sets', key, 'cards', hash, row.hash)];
  }

  /** A deck must still be what the game was begun with. */
  async ofPlayed({ deckId, deckName, game, format, cards }: PlayedDeck): Promise<readonly Finding[]> {
    const [row] = await this.rows<DeckRow>(DECK, [deckId]);
    if (row === undefined) return [ofRow('decks', deckId, 'missing', 'a row', NONE)];
    const stored = linesOf(row);
    return compared(
      'decks',
      deckId,
      { game, format, name: deckName, cards: inOneForm(cards), hash: deckHash({ ...row, cards: stored }) },
      { ...row, cards: inOneForm(stored) },
    );
  }

  /** The row of an import must still say what was asked for. */
  async ofImport(event: StoredEvent): Promise<readonly Finding[]> {
    const { importId: id, fileName, fileSha256, fileBytes, ...said } = importPayload(event.payload, 'payload');
    const [row] = await this.rows<Record<string, unknown>>(IMPORT, [id]);
    if (row === undefined) return [ofRow('catalogue_imports', id, 'missing', 'a row', NONE)];
    const file = { file_name: fileName, file_sha256: fileSha256, file_bytes: fileBytes };
    const { keyId } = event.metadata.actor;
    return compared('catalogue_imports', id, { ...said, ...file, requested_by: keyId }, row);
  }

  private async *decks(): AsyncGenerator<Finding> {
    for (let after = FIRST; ;) {
      const rows = await this.rows<DeckRow>(DECKS, [after, PAGE]);
      for (const row of rows) {
        const expected = deckHash({ ...row, cards: linesOf(row) });
        if (expected !== row.hash) yield differs('decks', row.id, 'hash', expected, row.hash);
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < PAGE) return;
      after = last.id;
    }
  }

  private async rows<Row extends object>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return (await this.pools.app.query<Row>(text, [...values])).rows;
  }
}

interface RowFault {
  readonly key: string;
  readonly expected: string;
  readonly actual: string;
}

const differs = (table: string, key: string, column: string, expected: string, actual: string): Finding => ({
  ...{ table, key, column, reason: 'differs', expected, actual },
});

function compared(
  table: string,
  key: string,
  said: Readonly<Record<string, unknown>>,
  row: Readonly<Record<string, unknown>>,
): readonly Finding[] {
  return Object.entries(said)
    .map(([column, value]) => ({
      column,
      expected: JSON.stringify(value),
      actual: JSON.stringify(row[column] ?? null),
    }))
    .filter(({ expected, actual }) => expected !== actual)
    .map(({ column, expected, actual }) => differs(table, key, column, expected, actual));
}

/** Nothing where what is stored is no list of a deck: then its hash says so. */
function linesOf({ cards }: Pick<DeckRow, 'cards'>): readonly DeckLine[] {
  try {
    return deckLines(cards, 'cards');
  } catch {
    return [];
  }
}

/** Whatever their order, and on however many lines a card is. */
function inOneForm(lines: readonly DeckLine[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { card, count, zone } of lines) {
    const what = zone === undefined ? card : `${card} in ${zone}`;
    counts.set(what, (counts.get(what) ?? 0) + count);
  }
  return [...counts].map(([what, count]) => `${count} ${what}`).toSorted();
}
