import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { backup, bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

const forwardOf = { as: 'target', from: { is: ['forward'] }, min: 1, max: 1 } as const;
const cards = [
  backup({ id: 'lamp' }),
  backup({
    id: 'ban',
    abilities: [
      { kind: 'prohibition', name: 'silence', on: { event: 'summonCast', where: { seat: { seat: 'opponents' } } } },
    ],
  }),
  forward({ id: 'knight' }),
  summon({ id: 'big', cost: 3 }),
  summon({
    id: 'flare',
    cost: 1,
    x: true,
    targets: [forwardOf],
    effect: { do: 'deal', objects: 'target', amount: { bound: 'x', times: 1000 } },
  }),
  summon({
    id: 'ruin',
    targets: [forwardOf],
    effect: {
      do: 'sequence',
      of: [
        { do: 'all', from: { zone: 'hand', of: 'opponents' }, as: 'all' },
        { do: 'discard', objects: 'all' },
        { do: 'draw', count: 1 },
      ],
    },
  }),
  summon({
    id: 'echo',
    targets: [forwardOf],
    effect: {
      do: 'sequence',
      of: [
        {
          do: 'modify',
          objects: 'target',
          changes: [{ change: 'number', name: 'power', add: -7000 }],
          until: 'endOfTurn',
        },
        { do: 'draw', count: { number: 'power', of: 'target' } },
        {
          do: 'modify',
          objects: 'target',
          changes: [{ change: 'number', name: 'power', add: 3000 }],
          until: 'endOfTurn',
        },
      ],
    },
  }),
  summon({
    id: 'void',
    targets: [{ ...forwardOf, min: 0 }],
    effect: { do: 'damage-player', who: 'opponent', count: { number: 'cost', of: 'target' } },
  }),
];
const side = (hand: readonly string[], field: readonly string[] = []): JsonRecord => ({
  hand: hand.map((card) => ({ card, as: card })),
  field: field.map((card, index) => ({ card, as: `${card}${index + 1}` })),
});
const table = (p1: JsonRecord, p2: JsonRecord = {}) => fftcgTable({ p1, p2 }, cards);
const cast = (card: string) => ({ action: 'cast-summon', card });

rule('FF-TCG 4.1', () => {
  it('takes whole numbers of at least 0', () => {
    const at = table(side(['flare'], ['lamp', 'knight'])).answer('p1', cast('flare'));
    for (const x of [-1, 1.5, 1]) at.refused('p1', x);
    at.expectRefused('p1', -1, 'answer.too-few', '4.1').answer('p1', 0).expectDecision({ p1: 'target' });
  });
});

rule('FF-TCG 4.5', () => {
  it('asks the player for a variable that the card does not define', () => {
    const at = table(side(['flare'], ['lamp', 'lamp', 'knight'])).answer('p1', cast('flare'));
    at.expectDecision({ p1: 'costX' });
    expect(at.state.pending[0]?.cites.map(({ rule: number }) => number)).toContain('4.5');
  });
});

describe('negative numbers', () => {
  it('keeps a negative value while it is changed, and takes it as 0 where it is used', () => {
    const at = table(side(['echo'], ['lamp', 'knight']))
      .answer('p1', cast('echo'))
      .answer('p1', ['knight2']);
    bothPass(at.answer('p1', { lamp1: 'fire' })).expectNotHappened('drawn');
    expect(at.exists('knight2')).toBe(true);
  });
});

describe('numbers that nothing tells', () => {
  it('takes what cannot be determined as 0', () => {
    const at = table(side(['void'], ['lamp'])).answer('p1', cast('void'));
    bothPass(at.answer('p1', { lamp1: 'fire' })).expectNotHappened('playerDamaged');
  });
});
