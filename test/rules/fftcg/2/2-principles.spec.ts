import { expect, it } from 'vitest';
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

rule('FF-TCG 2.2', () => {
  it('lets "cannot" beat "can"', () => {
    const at = table(side(['big'], ['lamp', 'lamp', 'lamp']), side([], ['ban']));
    at.expectRefused('p1', cast('big'), 'cast.forbidden', '2.2');
  });
});

rule('FF-TCG 2.3', () => {
  it('passes over what cannot be done and does the rest', () => {
    const at = table(side(['ruin'], ['lamp', 'knight']))
      .answer('p1', cast('ruin'))
      .answer('p1', ['knight2']);
    bothPass(at.answer('p1', { lamp1: 'fire' }))
      .expectNotHappened('discarded')
      .expectHappened('drawn', { seat: 'p1' });
    expect(at.cards('p1', 'hand')).toHaveLength(1);
  });
});
