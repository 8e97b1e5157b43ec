/**
 * Goal: a game may begin with things that are no cards, beside what a deck names, and players roll dice whose faces
 * come from the labelled chance of the game, or as they fell at a table. Method: a toy in which each player begins with
 * dice and rolls them. When it fails, dice are counted among the cards, one roll tells of another, or a paper match
 * takes faces that no die has.
 */
import { describe, expect, it } from 'vitest';
import {
  ask,
  cardSetOf,
  done,
  makeRules,
  objectsIn,
  occur,
  procedure,
  rollDice,
  setMark,
  type Atom,
  type DeckEntry,
  type GameDefinition,
  type GameEvent,
  type GameSetup,
} from '../../src/engine/kernel/index.js';
import { requireSound } from '../support/sound-state.js';
import { cites, toyGame, unit, ZONES } from '../support/toys/toy.js';
import { tableAt } from '../support/toys/toy-table.js';

const FACES = ['blank', 'blank', 'star'];
const SEATS = ['p1', 'p2'];

type Rolled = GameEvent & { readonly seat: string };
const rolled: Atom<Rolled> = (draft, event) => {
  const dice = objectsIn(draft, `${event.seat}.pool`);
  const faces = rollDice(draft, { purpose: `roll/${event.seat}`, seat: event.seat, faces: FACES, count: dice.length });
  dice.forEach((id, at) => {
    setMark(draft, id, 'used', faces[at] === 'star');
  });
  return { ...event, faces };
};

const game = procedure('dice-toy', {
  roll: () =>
    occur(
      SEATS.map((seat) => ({ kind: 'rolled', cites, seat })),
      'next',
    ),
  next: () =>
    ask({ seat: 'p1', kind: 'act', params: { actions: [{ action: 'roll' }, { action: 'end' }] }, cites }, 'act'),
  act: (_game, _locals, result) =>
    JSON.stringify(result).includes('roll') ? occur({ kind: 'rolled', cites, seat: 'p1' }, 'next') : done(),
});

const toy: GameDefinition = {
  ...toyGame({
    id: 'dice-toy',
    zones: [...ZONES, { kind: 'pool', visibility: 'public', per: 'seat', cardless: true, cites }],
    procedures: [game],
    start: () => game.with({}),
    atoms: { rolled },
  }),
  // A champion brings a mount along; dice are dice.
  begins: (deck) => [
    ...deck.map((entry) => (entry.card === 'die' ? { ...entry, zone: 'pool', cardless: true as const } : entry)),
    ...(deck.some(({ card }) => card === 'champion') ? [{ card: 'mount', count: 1, zone: 'play' }] : []),
  ],
};
const rules = makeRules(toy, cardSetOf([unit('die'), unit('ash'), unit('champion'), unit('mount')]));
const DECK: readonly DeckEntry[] = [
  { card: 'ash', count: 3 },
  { card: 'die', count: 4 },
  { card: 'champion', count: 1 },
];
const setup = (more: Partial<GameSetup> = {}): GameSetup => ({
  gameId: 'g',
  format: 'open',
  seats: SEATS.map((seat) => ({ seat, deck: DECK })),
  seed: '5e'.repeat(32),
  ...more,
});
const begun = (more: Partial<GameSetup> = {}) => {
  const created = rules.create(setup(more));
  if (created.kind === 'rejected') throw new Error(created.message);
  return tableAt(rules, created.state, created.log, {});
};
const stars = (table: ReturnType<typeof begun>, seat: string): number =>
  (table.state.zones[`${seat}.pool`] ?? []).filter((id) => table.state.objects[id]?.marks['used'] === true).length;

describe('a game', () => {
  it('begins with what the deck names, each where it belongs, and with what follows from it', () => {
    const table = begun();
    expect(['deck', 'pool', 'play'].map((zone) => table.cards(`p2.${zone}`))).toEqual([
      ['ash', 'ash', 'ash', 'champion'],
      ['die', 'die', 'die', 'die'],
      ['mount'],
    ]);
    const dice = (table.state.zones['p2.pool'] ?? []).map((id) => table.state.objects[id]);
    expect(dice.map((die) => [die?.cardless, die?.cards])).toEqual(Array.from({ length: 4 }, () => [true, []]));
    expect(Object.values(table.state.cards).map(({ definition }) => definition)).not.toContain('die');
    requireSound(rules, table.state);
  });
});

describe('dice', () => {
  it('fall by seed and label: the same again, and differently at the next roll and for others', () => {
    const faces = (table: ReturnType<typeof begun>) => table.log.map((entry) => JSON.stringify(entry['faces'] ?? null));
    const first = begun();
    expect(faces(begun())).toEqual(faces(first));
    const rolls = new Set(faces(first));
    for (let times = 0; times < 8; times++) rolls.add(faces(first.answers('p1', { action: 'roll' })).join());
    expect(rolls.size).toBeGreaterThan(4);
    expect([...rolls].join()).toContain('star');
  });

  it('fall as it was reported, all of them at once', () => {
    const table = begun({ chance: 'reported' });
    expect(table.state.chance?.awaiting).toEqual(
      SEATS.map((seat) => ({ label: `roll/${seat}/0`, kind: 'roll', seat, count: 4, among: FACES })),
    );
    expect(rules.view(table.state, { kind: 'spectator' }).awaiting).toMatchObject([{ among: FACES }, { among: FACES }]);
    const told = table.submit({
      kind: 'assert',
      reported: [
        { label: 'roll/p1/0', outcome: ['star', 'star', 'blank', 'star'] },
        { label: 'roll/p2/0', outcome: ['blank', 'blank', 'blank', 'blank'] },
      ],
    });
    expect(told).toMatchObject({ kind: 'decided' });
    expect([stars(table, 'p1'), stars(table, 'p2')]).toEqual([3, 0]);
  });

  it('show no face that they do not have, and are as many as are rolled', () => {
    for (const outcome of [['star', 'star', 'star', 'moon'], ['star'], ['star', 'star', 'star', 'star', 'star']]) {
      const table = begun({ chance: 'reported' });
      const refused = table.submit({
        kind: 'assert',
        reported: [
          { label: 'roll/p1/0', outcome },
          { label: 'roll/p2/0', outcome: ['star', 'star', 'star', 'star'] },
        ],
      });
      expect(refused).toMatchObject({
        kind: 'rejected',
        code: 'chance.impossible',
        message: `roll/p1/0 cannot have been ${outcome.join(', ')}: it is the faces of 4 dice with blank, star.`,
      });
    }
  });

  it('are reported for all who roll', () => {
    const refused = begun({ chance: 'reported' }).submit({
      kind: 'assert',
      reported: [{ label: 'roll/p1/0', outcome: ['star', 'star', 'star', 'star'] }],
    });
    expect(refused).toMatchObject({ kind: 'rejected', code: 'chance.not-asserted' });
  });
});
