import { Injectable } from '@nestjs/common';
import { PgPools } from '../../platform/database/index.js';
import { type Finding, NONE, ofRow, type StoredEvent } from '../../platform/event-store/index.js';
import { CARD_SET, CARD_SETS, DECK, DECKS, FILES, IMPORT, RESULTS, STRAY_IMPORTS } from './catalogue-audit.sql.js';
import { deckLines } from './deck.repository.js';
import { type DeckLine } from './domain/deck.js';
import { deckHash } from './domain/deck-hash.js';
import { importPayload } from './imports/import-requested.js';

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
