import { expect, it } from 'vitest';
import {
  activated,
  deal,
  draw,
  free,
  kill,
  sequence,
  target,
  UNIT,
  whenever,
  type Effect,
} from '../../../support/riftbound-abilities.js';
import { activate, allPass, emptyChain, play, sizeOf } from '../../../support/riftbound-play.js';
import { riftboundTable, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const WITH_MY_MIGHT: Effect = { do: 'deal', objects: 'target', amount: { number: 'might', of: 'self' } };
const RECRUIT_HERE: Effect = { do: 'play-token', card: 'recruit', count: 1, at: 'here' };
const drawMightOf = (of: string): Effect => ({ do: 'draw', count: { number: 'might', of } });

const cards = [
  unit({ id: 'recruit', supertype: 'token', might: 1, energy: 0 }),
  unit({ id: 'wall', might: 6 }),
  unit({
    id: 'gunner',
    might: 3,
    abilities: [
      activated('shoot', [], deal(1), { targets: [target({ ...UNIT, other: true, sharedMark: 'at' })] }),
      activated('ram', [], WITH_MY_MIGHT, { targets: [target()] }),
      activated('call', [], RECRUIT_HERE),
      activated('leave', [], sequence(kill('self'), { do: 'do-this', effect: drawMightOf('self') })),
      activated('burst', [{ pay: 'kill-this' }], sequence(WITH_MY_MIGHT, RECRUIT_HERE), { targets: [target()] }),
    ],
  }),
  unit({
    id: 'martyr',
    might: 3,
    abilities: [
      {
        ...whenever('killed', sequence(WITH_MY_MIGHT, RECRUIT_HERE), { where: { object: { object: { self: true } } } }),
        looksBack: true,
        targets: [target()],
      },
    ],
  }),
  unit({
    id: 'heir',
    might: 1,
    abilities: [
      whenever('killed', drawMightOf('fallen'), {
        where: { object: { object: { ...UNIT, of: 'you', numbers: { might: { min: 3 } } } } },
        bind: { fallen: 'object' },
      }),
    ],
  }),
  free('kill', kill(), { targets: [target()] }),
  free('feast', sequence(kill(), { do: 'do-this', effect: drawMightOf('target') }), { targets: [target()] }),
  free('weigh', { do: 'draw', count: { plus: [1, { number: 'might', of: 'target' }] } }, { targets: [target()] }),
  free(
    'compare',
    { do: 'if', condition: { more: { number: 'might', of: 'target' }, than: -1 }, then: draw() },
    { targets: [target()] },
  ),
];

const open = (...board: readonly string[]) =>
  riftboundTable(
    {
      p1: {
        hand: ['kill', 'feast', 'weigh', 'compare'].map((card) => ({ card, as: card })),
        battlefields: [{ card: 'meadow', as: 'meadow', controlled: true }],
        board: [...board.map((card) => ({ card, as: card, at: 'meadow' })), { card: 'wall', as: 'mate', at: 'meadow' }],
      },
      p2: { board: [{ card: 'wall', as: 'wall' }] },
    },
    cards,
  );
/** The gunner uses an ability, and is killed in response or is not. */
const using = (ability: string, targets: readonly string[], killed: boolean) => {
  const table = activate(open('gunner'), 'gunner', ability);
  if (targets.length > 0) table.answer('p1', [...targets]);
  if (killed) allPass(play(table, 'kill').answer('p1', ['gunner']));
  return allPass(table);
};
const cast = (card: string, victim: string, table = open('gunner')) => play(table, card).answer('p1', [victim]);

rule('Riftbound 356.3.e.12', () => {
  it('leaves a unit that was killed in response without might', () => {
    expect(using('ram', ['wall'], false).marks('wall')).toEqual({ damage: 3 });
    expect(using('ram', ['wall'], true).marks('wall')).toEqual({});
  });
  it('leaves it without a place: nothing is "here" to be chosen, and no token is played here', () => {
    expect(using('shoot', ['mate'], false).marks('mate')['damage']).toBe(1);
    expect(using('shoot', ['mate'], true).marks('mate')['damage']).toBeUndefined();
    using('call', [], false).expectHappened('tokenEntered');
    using('call', [], true).expectNotHappened('tokenEntered').expectHappened('abilityTaken', { reason: 'resolved' });
  });
  it('ignores all that is reckoned with it, and no comparison holds', () => {
    for (const [spell, drawn] of [
      ['weigh', 4],
      ['compare', 1],
    ] as const) {
      const there = allPass(cast(spell, 'gunner'));
      expect(sizeOf(there, 'p1', 'hand')).toBe(3 + drawn);
      const gone = allPass(allPass(cast('kill', 'gunner', cast(spell, 'gunner'))));
      expect(sizeOf(gone, 'p1', 'hand')).toBe(2);
    }
  });
  it('knows as the condition of a trigger what has just died, and has no values of it afterwards', () => {
    const table = allPass(cast('kill', 'gunner', open('gunner', 'heir'))).expectHappened('abilityPlaced');
    expect(sizeOf(emptyChain(table), 'p1', 'hand')).toBe(3);
  });
});

rule('Riftbound 356.3.e.13', () => {
  it('has an ability look back at its own object, which was its cost', () => {
    const table = emptyChain(activate(open('gunner'), 'gunner', 'burst').answer('p1', ['wall']));
    expect(table.marks('wall')).toEqual({ damage: 3 });
    expect(table.cards('p1', 'board')).toContain('recruit');
  });
  it('has an ability that a spell puts on the chain look back at what the spell has moved', () => {
    expect(sizeOf(emptyChain(cast('feast', 'gunner')), 'p1', 'hand')).toBe(3 + 3);
  });
  it('has it look back at its own object too, if the text has moved that', () => {
    const table = open('gunner');
    const before = sizeOf(table, 'p1', 'hand');
    expect(sizeOf(emptyChain(activate(table, 'gunner', 'leave')), 'p1', 'hand')).toBe(before + 3);
  });
  it('has a Deathknell know the might of its unit, and where that was', () => {
    const table = allPass(cast('kill', 'martyr', open('martyr')));
    emptyChain(table.answer('p1', ['wall']));
    expect(table.marks('wall')).toEqual({ damage: 3 });
    expect(table.cards('p1', 'board')).toContain('recruit');
  });
});
