/** Cards of Ashes made up for tests, by what a test is about, and tables to try its rules at. */
import { expect } from 'vitest';
import type { DeckEntry, GameSetup, JsonRecord, Rules, Seat } from '../../src/engine/index.js';
import type {
  ActionCard,
  AllyCard,
  AlterationCard,
  AshesCard,
  ConjurationCard,
  ConjuredAlterationCard,
  DieKind,
  Magic,
  PhoenixbornCard,
  ReactionCard,
  ReadyCard,
} from '../../src/engine/games/ashes/card.js';
import { cards } from '../../src/engine/games/ashes/cards/index.js';
import { ashesGame } from '../../src/engine/games/ashes/definition.js';
import { ashesLanguage } from '../../src/engine/games/ashes/language/index.js';
import { cardSetOf, makeRules, readCards } from '../../src/engine/kernel/index.js';
import { openPosition } from '../../src/engine/positions/index.js';
import { tableOf, type Table } from './table.js';

export type { ActionCard, AshesCard, Level, Magic, Reaction, ReadyCard } from '../../src/engine/games/ashes/card.js';
export type { AshesCost } from '../../src/engine/games/ashes/cost.js';
export type { AshesAbility, AshesEffect } from '../../src/engine/games/ashes/vocabulary.js';

type Part<T> = Partial<Omit<T, 'type'>> & { readonly id: string };
const named = (id: string) => ({ id, name: id, abilities: [] });

export const phoenixborn = (part: Part<PhoenixbornCard>): PhoenixbornCard => ({
  ...named(part.id),
  type: 'phoenixborn',
  life: 15,
  battlefield: 6,
  spellboard: 4,
  ...part,
});
const unit = { attack: 1, life: 2, recover: 1 };
export const ally = (part: Part<AllyCard>): AllyCard => ({
  ...named(part.id),
  type: 'ally',
  cost: [{ pay: 'main' }],
  ...unit,
  ...part,
});
export const conjuration = (part: Part<ConjurationCard>): ConjurationCard => ({
  ...named(part.id),
  type: 'conjuration',
  limit: 2,
  ...unit,
  ...part,
});
export const ready = (part: Part<ReadyCard>): ReadyCard => ({
  ...named(part.id),
  type: 'ready',
  cost: [{ pay: 'main' }],
  ...part,
});
export const action = (part: Part<ActionCard>): ActionCard => ({
  ...named(part.id),
  type: 'action',
  cost: [{ pay: 'main' }],
  ...part,
});
export const reaction = (part: Part<ReactionCard>): ReactionCard => ({
  ...named(part.id),
  type: 'reaction',
  cost: [],
  ...part,
});
export const alteration = (part: Part<AlterationCard>): AlterationCard => ({
  ...named(part.id),
  type: 'alteration',
  cost: [{ pay: 'main' }],
  ...part,
});
export const conjuredAlteration = (part: Part<ConjuredAlterationCard>): ConjuredAlterationCard => ({
  ...named(part.id),
  type: 'conjured-alteration',
  limit: 1,
  ...part,
});

export const die = (part: Part<DieKind> & { readonly magic: Magic }): DieKind => ({
  ...named(part.id),
  type: 'die',
  ...part,
});
const plainDie = (magic: Magic): DieKind => die({ id: magic, magic });
const CARDS: readonly AshesCard[] = [
  phoenixborn({ id: 'champion' }),
  ally({ id: 'worker' }),
  plainDie('natural'),
  plainDie('charm'),
  plainDie('ceremonial'),
  plainDie('illusion'),
];

/** So many dice of a pool, in a position: `dice('natural', 'power', 2)`. */
export const dice = (magic: Magic, level: 'basic' | 'class' | 'power', count: number): readonly JsonRecord[] =>
  Array.from({ length: count }, (_, at) => ({
    card: magic,
    cardless: true,
    as: `${magic}-${level}-${at + 1}`,
    ...(level !== 'basic' && { level: level === 'class' ? 1 : 2 }),
  }));

/** Built-in cards, by id. */
export const builtIn = (...ids: readonly string[]): readonly AshesCard[] =>
  ids.map((id) => {
    const card = cards.find((one) => one.id === id);
    if (card === undefined) throw new Error(`There is no card ${id}`);
    return card;
  });

/** The rules with these cards, read as from outside, beside a Phoenixborn `champion`, an ally `worker` and the dice. */
export const ashesRules = (cards: readonly AshesCard[] = []): Rules => {
  const all = [...CARDS.filter(({ id }) => !cards.some((card) => card.id === id)), ...cards];
  const read = readCards(ashesLanguage, JSON.parse(JSON.stringify(all)), () => false);
  if (read.kind === 'faults') throw new Error(JSON.stringify(read.faults));
  const rules = makeRules(ashesGame, cardSetOf(read.cards));
  return { ...rules, statistics: { turn: { of: { kind: 'turnBegan' } }, counts: [], moments: [] } };
};

/**
 * p1's turn of turn 3 unless the position says otherwise; each player has a champion and a draw pile of ten workers.
 */
export const ashesTable = (
  seats: { readonly [seat: string]: JsonRecord },
  cards: readonly AshesCard[] = [],
  position: JsonRecord = {},
): Table => {
  const rules = ashesRules(cards);
  const given: { readonly [seat: string]: JsonRecord } = { p1: {}, p2: {}, ...seats };
  const usual = { phoenixborn: ['champion'], drawPile: Array.from({ length: 10 }, () => 'worker') };
  const filled = Object.fromEntries(
    Object.entries(given).map(([seat, fields]) => [seat, { ...usual, ...(seat === 'p1' && { first: 1 }), ...fields }]),
  );
  const opened = openPosition(rules, { ...position, seats: filled });
  if (opened.kind === 'rejected') throw new Error(`The position is faulty: ${JSON.stringify(opened.faults)}`);
  return tableOf(rules, opened.state, opened.log, opened.labels);
};

/** A deck that is legal but for what `instead` says: three each of ten allies, ten dice, a champion. */
export const NAMES: readonly string[] = Array.from({ length: 10 }, (_, at) => `ally-${at + 1}`);
export const deckOf = (instead: { readonly [card: string]: number } = {}): readonly DeckEntry[] =>
  Object.entries({
    champion: 1,
    natural: 5,
    charm: 5,
    ...Object.fromEntries(NAMES.map((name) => [name, 3])),
    ...instead,
  }).flatMap(([card, count]) => (count === 0 ? [] : [{ card, count }]));

/** A whole game, at its first question. */
export const ashesGameOf = (
  seats: readonly Seat[] = ['p1', 'p2'],
  cards: readonly AshesCard[] = [],
  more: Partial<GameSetup> = {},
): Table => {
  const rules = ashesRules([...NAMES.map((id) => ally({ id })), ...cards]);
  const created = rules.create({
    gameId: 'g',
    format: 'constructed',
    seats: seats.map((seat) => ({ seat, deck: deckOf() })),
    seed: '5e'.repeat(32),
    ...more,
  });
  if (created.kind === 'rejected') throw new Error(created.message);
  return tableOf(rules, created.state, created.log);
};

/** All players pass, and end their turns. */
export const allPass = (table: Table): Table => {
  const { seats, active } = { ...table.state, ...table.state.turn };
  const from = seats.indexOf(active);
  for (const seat of [...seats.slice(from), ...seats.slice(0, from)])
    if (table.state.players[seat]?.['left'] !== true)
      table.answer(seat, { action: 'pass' }).answer(seat, { action: 'end' });
  return table;
};

/** Takes the first five, lets the one who may choose begin, and keeps all hands: to the first turn. */
export const toFirstTurn = (table: Table, first?: Seat): Table => {
  for (let asked = 0; asked < 50; asked++) {
    const [decision] = table.state.pending;
    if (decision === undefined || decision.kind === 'turnAction') return table;
    const { seat, kind } = decision;
    if (kind === 'firstFive') table.answer(seat, table.legal(seat)[0] ?? null);
    else if (kind === 'firstPlayer') table.answer(seat, first ?? seat);
    else table.answer(seat, []);
  }
  expect(table.state.pending, 'a game comes to its first turn').toEqual([]);
  return table;
};
