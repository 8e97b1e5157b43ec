/** What read texts do to triggers, to places where units go, and to prices. */
import { describe, expect, it } from 'vitest';
import { at, inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, endTurn, play } from '../../../../../test/support/riftbound-play.js';
import {
  battlefieldOf,
  gearOf,
  handSize,
  mightOf,
  openWith as open,
  spellOf,
  unitOf,
} from '../../../../../test/support/riftbound-texts.js';
import type { RiftboundCard } from '../card.js';

type Table = ReturnType<typeof open>;
const settled = (table: Table): Table => emptyChain(passAll(emptyChain(passAll(table))));

describe('"your conquer effects … trigger an additional time"', () => {
  const cards = [
    unitOf('echo', 'While you control a unit, your conquer effects for conquering here trigger an additional time.'),
    unitOf('victor', 'When I conquer, draw 1.'),
    unitOf('holder', 'When I hold, draw 1.'),
    unitOf('first', 'The first time I conquer each turn, draw 1.'),
    gearOf('flag', 'When you conquer, draw 1.'),
    gearOf('eye', 'When an opponent scores, draw 3.'),
  ];
  const ordered = (table: Table): Table => {
    for (let n = 0; n < 5 && table.state.pending[0]?.kind === 'triggerOrder'; n++) {
      const [order = []] = table.legal('p1');
      settled(table.answer('p1', order));
    }
    return table;
  };
  it.each([
    ['the unit', ['echo', 'victor'], ['echo', 'victor'], 2],
    ['a unit that triggers once in a turn', ['echo', 'first'], ['echo', 'first'], 2],
    ['what waits for its player', ['echo', 'flag'], ['echo'], 2],
    ['a unit that conquers elsewhere', ['echo', 'victor'], ['victor'], 1],
    ['with two such units', ['echo', { card: 'echo', as: 'echo2' }, 'victor'], ['echo', 'echo2', 'victor'], 3],
  ])('of %s', (_what, board, moving, drawn) => {
    const table = ordered(settled(move(open(cards, { p1: board, p2: [] }), 'p1', moving, 'meadow')));
    expect(handSize(table)).toBe(drawn);
  });
  it('is nothing for an opponent', () => {
    const table = settled(move(open(cards, { p1: ['echo'], p2: ['eye'] }), 'p1', ['echo'], 'meadow'));
    expect(handSize(table, 'p2')).toBe(3);
  });
});

describe('"your hold effects … trigger an additional time"', () => {
  it('is for holding, and not for conquering', () => {
    const cards = [
      unitOf('echo', 'While you control a unit, your hold effects for holding here trigger an additional time.'),
      unitOf('holder', 'When I hold, gain 1 XP.'),
      unitOf('victor', 'When I conquer, draw 1.'),
    ];
    const table = settled(
      move(open(cards, { p1: ['echo', 'victor', 'holder'], p2: [] }), 'p1', ['echo', 'victor', 'holder'], 'meadow'),
    );
    expect(handSize(table)).toBe(1);
    settled(endTurn(settled(endTurn(table)), 'p2'));
    expect(table.player('p1')['experience']).toBe(2);
  });
  it('is not for what waits for an ally as well (376.4.c.1)', () => {
    const cards = [
      unitOf('echo', 'While you control a unit, your hold effects for holding here trigger an additional time.'),
      gearOf('drum', 'When you or an ally hold, gain 3 XP.'),
    ];
    const table = settled(move(open(cards, { p1: ['echo', 'drum'], p2: [] }), 'p1', ['echo'], 'meadow'));
    settled(endTurn(settled(endTurn(table)), 'p2'));
    expect(table.player('p1')['experience']).toBe(3);
  });
});

describe('"can move here from anywhere"', () => {
  const pit = battlefieldOf('pit', 'While there is a unit, units can move here from anywhere.');
  const table = () =>
    open(
      [pit],
      { p1: [at('m2', 'bridge'), 'm3'], p2: [] },
      { bridge: 'p1' },
      {
        p2: {
          battlefields: [
            { card: 'pit', as: 'pit' },
            { card: 'tower', as: 'tower' },
          ],
        },
      },
    );
  it('lets them come from another battlefield', () => {
    expect(move(table(), 'p1', ['m2', 'm3'], 'pit').marks('m2')['at']).toBe(table().id('pit'));
  });
  it('lets them go nowhere else from there', () => {
    table()
      .answer('p1', { action: 'move', to: 'tower' })
      .expectLegal('p1', [['m3']]);
  });
});

describe('"may be played to open battlefields"', () => {
  const cards = [
    unitOf('scout', 'While you control a unit, friendly units may be played to open battlefields.'),
    unitOf(
      'horror',
      'While you control a unit, friendly units can be played to an occupied battlefield if an enemy unit is alone there.',
    ),
    unitOf('spider', ['I enter ready.', 'I may be played to an occupied battlefield if an enemy unit is alone there.']),
    unitOf('recruit', 'I enter ready.'),
  ];
  const placesOf = (one: string, card: string, enemies: readonly string[]) => {
    const p2 = [...enemies.map((enemy) => at(enemy, 'bridge')), 'm6'];
    const table = play(open(cards, { p1: [one], p2 }, { bridge: 'p2' }, { p1: inHand(card) }), card);
    const places = table.state.pending[0]?.kind === 'where' ? table.legal('p1') : [];
    return places.map((place) => ['meadow', 'bridge'].find((name) => table.id(name) === place) ?? place);
  };
  it.each([
    ['scout', 'recruit', ['m2'], ['base', 'meadow']],
    ['horror', 'recruit', ['m2'], ['base', 'bridge']],
    ['horror', 'recruit', ['m2', 'm3'], []],
    ['m4', 'recruit', ['m2'], []],
    ['m4', 'spider', ['m2'], ['base', 'bridge']],
    ['m4', 'spider', ['m2', 'm3'], []],
  ])('with %s, %s against %o goes to %o', (one, card, enemies, expected) => {
    expect(placesOf(one, card, enemies)).toEqual(expected);
  });
});

describe('prices in energy and power', () => {
  const priced = (card: RiftboundCard, energy: number, power: number): RiftboundCard => {
    if (card.type !== 'unit' && card.type !== 'spell') throw new Error(`${card.id} has no cost`);
    return { ...card, energy, power, domains: ['calm'] };
  };
  const master = priced(
    unitOf('master', [
      '[Level 2] — I cost {1}{calm} less.',
      '[Level 5] — I cost {3}{calm}{calm} less instead.',
      '[Level 9] — I cost {6}{calm}{calm}{calm} less instead.',
    ]),
    6,
    3,
  );
  const isPlayable = (table: Table, card: string) =>
    JSON.stringify(table.legal('p1')).includes(`"card":"${table.id(card)}"`);
  it.each([
    [1, 6, 3],
    [2, 5, 2],
    [5, 3, 1],
    [9, 0, 0],
  ])('at level %d are %d and %d', (experience, energy, calm) => {
    const isEnough = (pool: object) =>
      isPlayable(
        open([master], { p1: [], p2: [] }, {}, { p1: { ...inHand('master'), experience, ...pool } }),
        'master',
      );
    expect(isEnough({ energy, calm })).toBe(true);
    if (energy > 0)
      expect([isEnough({ energy: energy - 1, calm }), isEnough({ energy, calm: calm - 1 })]).toEqual([false, false]);
  });

  const gloom = unitOf(
    'gloom',
    'While I’m in combat, friendly spells cost {1}{any} less to a minimum of {1}, and enemy spells cost {2}{any} more.',
    6,
  );
  const shout = priced(spellOf('shout', 'Gain 1 XP.'), 2, 1);
  it.each([
    ['p1', { energy: 1 }, true],
    ['p1', { energy: 0 }, false],
    ['p2', { energy: 4, calm: 2 }, true],
    ['p2', { energy: 3, calm: 2 }, false],
    ['p2', { energy: 4, calm: 1 }, false],
  ])('of %s with %o in combat are enough: %s', (seat, pool, isEnough) => {
    const seats = { [seat]: { ...inHand('shout'), ...pool } };
    const table = move(
      open([gloom, shout], { p1: ['gloom'], p2: [at('m6', 'bridge')] }, { bridge: 'p2' }, seats),
      'p1',
      ['gloom'],
      'bridge',
    );
    if (seat === 'p2') table.answer('p1', { action: 'pass' });
    expect(JSON.stringify(table.legal(seat)).includes(`"card":"${table.id('shout')}"`)).toBe(isEnough);
    expect(mightOf(table, 'gloom')).toBe(6);
  });
  it('of spells are as printed outside of combat', () => {
    const table = open(
      [gloom, shout],
      { p1: ['gloom'], p2: [] },
      {},
      { p1: { ...inHand('shout'), energy: 1, calm: 1 } },
    );
    expect(isPlayable(table, 'shout')).toBe(false);
  });
});
