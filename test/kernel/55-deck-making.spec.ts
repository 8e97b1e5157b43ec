/**
 * Goal: a format that is played for decks is a format like any other but that nobody wins it: one list is laid out
 * once, in zones of its own, and at its end every seat that is still there has a deck. Method: a toy in which two
 * players take units off one pile in turn. When it fails, a draft lays out too much, tells its decks too early, or lets
 * a game of another format have them.
 */
import { describe, expect, it } from 'vitest';
import {
  ask,
  cardSetOf,
  go,
  makeRules,
  moveObject,
  objectOf,
  objectsIn,
  occur,
  procedure,
  textOf,
  zoneOf,
  type DeckMaking,
  type GameDefinition,
  type GameSetup,
  type Seat,
} from '../../src/engine/kernel/index.js';
import { openPosition } from '../../src/engine/positions/index.js';
import { actionOf, cites, leaving, toyGame, unit, won } from '../support/toys/toy.js';
import { tableAt } from '../support/toys/toy-table.js';

const PER_SEAT = 2;

/** Players take a unit in turn until nothing is left. */
const picking = procedure<{ readonly seat?: Seat }>('picking', {
  next: (game, { seat }) => {
    const { seats } = game.state;
    const pile = objectsIn(game, 'pile');
    if (pile.length === 0) return occur(won(seats, []), 'end');
    const next = seat === 'p1' ? 'p2' : 'p1';
    const actions = pile.map((card) => ({ action: 'take', card }));
    return ask({ seat: next, kind: 'act', params: { actions }, cites }, 'take', { seat: next });
  },
  take: (_game, { seat = '' }, result) =>
    occur({ kind: 'picked', cites, seat, object: textOf(actionOf(result)['card'] ?? null) }, 'next'),
  end: () => go('next'),
});
const playing = procedure('playing', {
  act: (game) =>
    ask({ seat: game.state.turn.active, kind: 'act', params: { actions: [{ action: 'end' }] }, cites }, 'act'),
});

const making: DeckMaking = {
  for: 'open',
  cites,
  zones: [
    { kind: 'pile', visibility: 'public', per: 'game', cites },
    { kind: 'picks', visibility: 'owner', per: 'seat', cites },
  ],
  phases: ['picking'],
  begins: (list) => list.map(({ card, count }) => ({ card, count, zone: 'pile' })),
  refuse: (list, _cards, players) =>
    list.reduce((sum, { count }) => sum + count, 0) < PER_SEAT * players
      ? { kind: 'rejected', code: 'setup.too-few', cites, message: 'not enough for all' }
      : null,
  start: () => picking.with({}),
  leave: (game, seats) => leaving(game, seats),
  deckOf: (game, seat) => {
    if (game.state.players[seat]?.['left'] === true) return null;
    return objectsIn(game, zoneOf(seat, 'picks')).map((id) => ({ card: objectOf(game, id).definition, count: 1 }));
  },
};

const toy = (own: Partial<GameDefinition> = {}): GameDefinition => ({
  ...toyGame({
    id: 'picking-toy',
    formats: ['open', 'picks'],
    procedures: [picking, playing],
    start: () => playing.with({}),
    deckMaking: { picks: making },
    atoms: {
      picked: (draft, event) => {
        const { seat = '', object = '' } = event as { readonly seat?: Seat; readonly object?: string };
        moveObject(draft, object, 'picks', { seat });
        return event;
      },
    },
  }),
  ...own,
});
const rules = makeRules(toy(), cardSetOf(['ant', 'bee', 'cat', 'dog'].map((id) => unit(id))));
const LIST = ['ant', 'bee', 'cat', 'dog'].map((card) => ({ card, count: 1 }));
const setup = (more: Partial<GameSetup> = {}): GameSetup => ({
  gameId: 'g',
  format: 'picks',
  seed: '5e'.repeat(32),
  seats: [
    { seat: 'p1', deck: LIST },
    { seat: 'p2', deck: LIST },
  ],
  ...more,
});
const begun = (more: Partial<GameSetup> = {}) => {
  const made = rules.create(setup(more));
  if (made.kind === 'rejected') throw new Error(made.message);
  return tableAt(rules, made.state, made.log, {});
};
const refusal = (more: Partial<GameSetup>) => {
  const made = rules.create(setup(more));
  return made.kind === 'rejected' ? made.code : 'created';
};
const take = (table: ReturnType<typeof begun>, seat: Seat): void => {
  const [first = null] = table.legal(seat);
  table.answers(seat, first);
};

describe('a format that is played for decks', () => {
  it('lays the list of all out once, in zones that other formats do not have', () => {
    expect(begun().cards('pile')).toEqual(['ant', 'bee', 'cat', 'dog']);
    const { state } = begun({ format: 'open' });
    expect([state.zones['pile'], state.zones['p1.picks']]).toEqual([undefined, undefined]);
    expect(begun({ format: 'open' }).cards('p2.deck')).toHaveLength(4);
  });

  it('has decks when it is over, for the format that it names, and not before', () => {
    const table = begun();
    for (const seat of ['p1', 'p2', 'p1']) take(table, seat);
    expect(rules.decksOf(table.state)).toEqual([]);
    take(table, 'p2');
    expect(table.state.outcome).toMatchObject({ winners: [] });
    const deck = (...cards: readonly string[]) => cards.map((card) => ({ card, count: 1 }));
    expect(rules.decksOf(table.state)).toEqual([
      { seat: 'p1', deck: deck('ant', 'cat') },
      { seat: 'p2', deck: deck('bee', 'dog') },
    ]);
    expect([rules.deckFormat('picks'), rules.deckFormat('open')]).toEqual(['open', null]);
  });

  it('has a lot answer for a seat, as the log says; no lot answers in a format that is won', () => {
    const byLot = (table: ReturnType<typeof begun>) => {
      const [open] = table.state.pending;
      const answers = [{ decision: open?.id ?? '', answer: table.legal(open?.seat ?? '')[0] ?? null }];
      return rules.decide(table.state, { kind: 'answer', seat: open?.seat ?? '', answers, by: 'lot' });
    };
    const decided = byLot(begun());
    expect(decided.kind === 'decided' && decided.log[0]).toMatchObject({ kind: 'answered', seat: 'p1', by: 'lot' });
    expect(byLot(begun({ format: 'open' }))).toMatchObject({ kind: 'rejected', code: 'decision.not-for-lots' });
  });

  it('has none for who has left, and none in a format that is won', () => {
    const table = begun();
    table.concede('p2');
    expect(rules.decksOf(table.state).map(({ seat }) => seat)).toEqual(['p1']);
    expect(rules.decksOf(begun({ format: 'open' }).concede('p2').state)).toEqual([]);
  });

  it('is refused with lists that differ, and with one that is not enough', () => {
    const short = LIST.slice(1);
    expect(
      refusal({
        seats: [
          { seat: 'p1', deck: LIST },
          { seat: 'p2', deck: short },
        ],
      }),
    ).toBe('setup.one-list');
    expect(refusal({ seats: ['p1', 'p2'].map((seat) => ({ seat, deck: short })) })).toBe('setup.too-few');
    expect(
      refusal({
        format: 'open',
        seats: [
          { seat: 'p1', deck: LIST },
          { seat: 'p2', deck: short },
        ],
      }),
    ).toBe('created');
  });

  it('has no positions', () => {
    expect(openPosition(rules, { format: 'picks', seats: { p1: {}, p2: {} } })).toMatchObject({
      kind: 'rejected',
      faults: [{ path: '/format' }],
    });
  });
});
