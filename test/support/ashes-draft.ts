/** Collections of made-up cards to draft from, and drafts at any point. */
import type { DeckEntry, GameSetup, Rejection, Rules, Seat } from '../../src/engine/index.js';
import { decks } from '../../src/engine/games/ashes/cards/index.js';
import { action, ally, ashesRules, phoenixborn, type AshesCard } from './ashes.js';
import { tableOf, type Table } from './table.js';

const numbered = (prefix: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}-${at + 1}`);

/** Enough for four players, and for a fifth but for the dice. */
export const CHAMPIONS = numbered('champion', 5);
export const TITLES = numbered('title', 50);
const DICE = ['natural', 'charm', 'ceremonial', 'illusion'] as const;

const draftCards: readonly AshesCard[] = [
  ...CHAMPIONS.map((id) => phoenixborn({ id })),
  ...CHAMPIONS.map((id) => action({ id: `${id}-art`, exclusiveTo: id })),
  ...TITLES.map((id) => ally({ id })),
];

/** What two to four can draft from but for what `instead` says. */
export const collectionOf = (instead: { readonly [card: string]: number } = {}): readonly DeckEntry[] =>
  Object.entries({
    ...Object.fromEntries(CHAMPIONS.map((id) => [id, 1])),
    ...Object.fromEntries(CHAMPIONS.map((id) => [`${id}-art`, 3])),
    ...Object.fromEntries(TITLES.map((id) => [id, 3])),
    ...Object.fromEntries(DICE.map((id) => [id, 10])),
    ...instead,
  }).flatMap(([card, count]) => (count === 0 ? [] : [{ card, count }]));

/** All that the six decks of the document have: what its box has, with fifteen dice of each type. */
export const masterSet = (): readonly DeckEntry[] => {
  const counts = new Map<string, number>();
  for (const name of SIX)
    for (const { card, count } of decks[name] ?? []) counts.set(card, (counts.get(card) ?? 0) + count);
  return [...counts].map(([card, count]) => ({ card, count }));
};
const SIX = ['iron-men', 'snakes-in-silver', 'mist-guardian', 'cloudsea-siren', 'bloodwoods-queen', 'shadows-of-viros'];

/** The rules with the made-up cards; cards of an id that is among them stand in their place. */
export const draftRules = (cards: readonly AshesCard[] = []): Rules =>
  ashesRules([...draftCards.filter(({ id }) => !cards.some((card) => card.id === id)), ...cards]);

export const seatsOf = (players: number): readonly Seat[] =>
  numbered('p', players).map((seat) => seat.replace('-', ''));

export const startDraft = (
  rules: Rules,
  players: number,
  list: readonly DeckEntry[] = collectionOf(),
  more: Partial<GameSetup> = {},
): ReturnType<Rules['create']> =>
  rules.create({
    gameId: 'draft',
    format: 'draft',
    seats: seatsOf(players).map((seat) => ({ seat, deck: list })),
    seed: '5e'.repeat(32),
    ...more,
  });

/** At the first question: the first player chooses a Phoenixborn. */
export const draftTable = (players = 2, cards: readonly AshesCard[] = [], list = collectionOf()): Table => {
  const rules = draftRules(cards);
  const created = startDraft(rules, players, list);
  if (created.kind === 'rejected') throw new Error(created.message);
  return tableOf(rules, created.state, created.log);
};

export const refusedDraft = (rules: Rules, players: number, list?: readonly DeckEntry[]): Rejection => {
  const created = startDraft(rules, players, list);
  if (created.kind !== 'rejected') throw new Error('the draft begins, but should not');
  return created;
};

/** Every open question gets its first answer, until a seat is asked this, or the draft is over. */
export const draftedTo = (table: Table, kind: 'keepCard' | 'diceToTake' | 'swap' | 'end'): Table => {
  for (let asked = 0; asked < 300; asked++) {
    const [decision] = table.state.pending;
    if (decision === undefined || decision.kind === kind) return table;
    table.answer(decision.seat, table.legal(decision.seat)[0] ?? null);
  }
  throw new Error(`nobody is asked ${kind}`);
};

/** The cards of a zone that all share. */
export const shared = ({ state }: Table, zone: string): readonly string[] =>
  (state.zones[zone] ?? []).map((id) => state.objects[id]?.definition ?? '');

/** The object with this card in a zone that all share. */
export const sharedObject = ({ state }: Table, zone: string, card: string): string => {
  const found = (state.zones[zone] ?? []).find((id) => state.objects[id]?.definition === card);
  if (found === undefined) throw new Error(`there is no ${card} in ${zone}`);
  return found;
};

/** Who is asked first, and the others clockwise. */
export const orderFrom = ({ state }: Table, first: Seat): readonly Seat[] => {
  const at = state.seats.indexOf(first);
  return [...state.seats.slice(at), ...state.seats.slice(0, at)];
};

export const holder = ({ state }: Table): Seat =>
  state.seats.find((seat) => state.players[seat]?.['first'] === 1) ?? '';
