/** Cards of Riftbound made up for tests, by what a test is about, and tables to try its rules at. */
import type { DeckEntry, GameSetup, JsonRecord, Rules, Seat } from '../../src/engine/index.js';
import {
  DOMAINS,
  type BattlefieldCard,
  type GearCard,
  type LegendCard,
  type RiftboundCard,
  type RuneCard,
  type SpellCard,
  type UnitCard,
} from '../../src/engine/games/riftbound/card.js';
import { riftboundGame } from '../../src/engine/games/riftbound/definition.js';
import { riftboundLanguage } from '../../src/engine/games/riftbound/language/index.js';
import { cardSetOf, makeRules, readCards } from '../../src/engine/kernel/index.js';
import { openPosition } from '../../src/engine/positions/index.js';
import { tableOf, type Table } from './table.js';

type Part<T> = Partial<Omit<T, 'type'>> & { readonly id: string };
const named = (id: string) => ({ id, name: id, domains: [], abilities: [] });

export const unit = (part: Part<UnitCard>): UnitCard => ({
  ...named(part.id),
  type: 'unit',
  energy: 2,
  might: 2,
  ...part,
});
export const gear = (part: Part<GearCard>): GearCard => ({ ...named(part.id), type: 'gear', energy: 2, ...part });
export const spell = (part: Part<SpellCard>): SpellCard => ({ ...named(part.id), type: 'spell', energy: 2, ...part });
export const battlefield = (part: Part<BattlefieldCard>): BattlefieldCard => ({
  ...named(part.id),
  type: 'battlefield',
  ...part,
});
export const legend = (part: Part<LegendCard>): LegendCard => ({
  ...named(part.id),
  type: 'legend',
  domains: ['fury', 'body'],
  tags: ['Hero'],
  ...part,
});
const rune = (domain: RuneCard['domains'][number]): RuneCard => ({
  ...named(domain),
  type: 'rune',
  domains: [domain],
});

/** Twelve units of either domain, so that a deck has three of each. */
export const NAMES: readonly string[] = Array.from({ length: 13 }, (_, at) => `unit-${at + 1}`);

const CARDS: readonly RiftboundCard[] = [
  unit({ id: 'soldier' }),
  unit({ id: 'hero', domains: ['fury'], supertype: 'champion', tags: ['Hero'], might: 4, energy: 4 }),
  legend({ id: 'banner' }),
  legend({ id: 'standard' }),
  ...['meadow', 'bridge', 'tower', 'harbour', 'mill', 'ford', 'keep'].map((id) => battlefield({ id })),
  ...DOMAINS.map(rune),
  ...NAMES.map((id, at) => unit({ id, domains: [at % 2 === 0 ? 'fury' : 'body'] })),
];

/**
 * The rules with these cards, read as from outside, beside a legend, its champion, four battlefields, runes and units.
 */
export const riftboundRules = (cards: readonly RiftboundCard[] = []): Rules => {
  const all = [...CARDS, ...cards];
  const read = readCards(riftboundLanguage, JSON.parse(JSON.stringify(all)), () => false);
  if (read.kind === 'faults') throw new Error(JSON.stringify(read.faults));
  const rules = makeRules(riftboundGame, cardSetOf(read.cards));
  return { ...rules, statistics: { turn: { of: { kind: 'turnBegan' } }, counts: [], moments: [] } };
};

/**
 * p1's action phase of turn 3 unless the position says otherwise; each player has a legend, decks, and a battlefield
 * without a controller.
 */
export const riftboundTable = (
  seats: { readonly [seat: string]: JsonRecord },
  cards: readonly RiftboundCard[] = [],
  position: JsonRecord = {},
): Table => {
  const rules = riftboundRules(cards);
  const places = ['meadow', 'bridge', 'tower', 'harbour'];
  const given: { readonly [seat: string]: JsonRecord } = { p1: {}, p2: {}, ...seats };
  const filled = Object.fromEntries(
    Object.entries(given).map(([seat, fields], at) => {
      const place = places[at] ?? 'meadow';
      const usual = {
        turns: 2,
        legend: ['banner'],
        battlefields: [{ card: place, as: place }],
        mainDeck: Array.from({ length: 10 }, () => 'soldier'),
        runeDeck: Array.from({ length: 6 }, () => 'fury'),
      };
      return [seat, { ...usual, ...fields }];
    }),
  );
  const format = { 2: 'duel', 3: 'skirmish', 4: 'war' }[Object.keys(given).length] ?? 'duel';
  const opened = openPosition(rules, { format, ...position, seats: filled });
  if (opened.kind === 'rejected') throw new Error(`The position is faulty: ${JSON.stringify(opened.faults)}`);
  return tableOf(rules, opened.state, opened.log, opened.labels);
};

/** Runes on the board, in a position: so many of a domain, ready unless `exhausted`. */
export const runes = (domain: string, count: number, more: JsonRecord = {}): readonly JsonRecord[] =>
  Array.from({ length: count }, (_, at) => ({ card: domain, as: `${domain}-${at + 1}`, ...more }));

/**
 * A deck that is legal but for what `instead` says: three each of thirteen units, a champion, twelve runes, three
 * battlefields.
 */
export const deckOf = (instead: { readonly [card: string]: number } = {}): readonly DeckEntry[] => [
  ...((instead['hero'] ?? 1) === 0 ? [] : [{ card: 'hero', count: instead['hero'] ?? 1, zone: 'champion' }]),
  ...Object.entries({
    banner: 1,
    fury: 6,
    body: 6,
    meadow: 1,
    bridge: 1,
    tower: 1,
    ...Object.fromEntries(NAMES.map((name) => [name, 3])),
    ...instead,
  }).flatMap(([card, count]) => (count === 0 || card === 'hero' ? [] : [{ card, count }])),
];

/** The deck of a teammate: with another legend, and other battlefields. */
export const teammatesDeck = (): readonly DeckEntry[] =>
  deckOf({ banner: 0, standard: 1, meadow: 0, bridge: 0, tower: 0, mill: 1, ford: 1, keep: 1 });

/** A whole game, at its first question; the second of each team has the deck of a teammate. */
export const riftboundGameOf = (
  seats: readonly Seat[] = ['p1', 'p2'],
  cards: readonly RiftboundCard[] = [],
  more: Partial<GameSetup> = {},
): Table => {
  const rules = riftboundRules(cards);
  const created = rules.create({
    gameId: 'g',
    format: { 2: 'duel', 3: 'skirmish', 4: 'war' }[seats.length] ?? 'duel',
    seats: seats.map((seat) => ({
      seat,
      deck: more.teams?.some((team) => team.indexOf(seat) > 0) === true ? teammatesDeck() : deckOf(),
    })),
    seed: '5e'.repeat(32),
    ...more,
  });
  if (created.kind === 'rejected') throw new Error(created.message);
  return tableOf(rules, created.state, created.log);
};

/** Keeps all hands: to the first action of the first turn. */
export const toFirstTurn = (table: Table): Table => {
  for (let asked = 0; asked < 8; asked++) {
    const [decision] = table.state.pending;
    if (decision?.kind !== 'mulligan') return table;
    table.answer(decision.seat, []);
  }
  throw new Error('the mulligans do not end');
};
