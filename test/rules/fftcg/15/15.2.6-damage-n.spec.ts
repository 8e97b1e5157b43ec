import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { always, draw, keyword } from '../../../support/fftcg-abilities.js';
import { damage } from '../../../support/fftcg-damage.js';
import { castSummon, plain } from '../../../support/fftcg-play.js';
import { bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

rule('FF-TCG 15.2.6.2', () => {
  const wounded = forward({
    id: 'wounded',
    abilities: [{ ...always(keyword('haste')), while: { count: { zone: 'damage', of: 'you' }, is: { min: 3 } } }],
  });
  const WOUNDED = { card: 'wounded', as: 'wounded' };
  const table = (p1: JsonRecord, ...cards: readonly ReturnType<typeof summon>[]) =>
    fftcgTable({ p1 }, [plain, wounded, ...cards]);
  const haste = (count: number) => table({ damage: count, field: [WOUNDED] }).facts('wounded').keywords['haste'];

  it('has the ability while so much damage has been received, and more', () => {
    expect([haste(2), haste(3), haste(4)]).toEqual([undefined, 0, 0]);
  });

  it('loses it again as a card leaves the Damage Zone', () => {
    const heal = summon({
      id: 'heal',
      cost: 0,
      effect: {
        do: 'sequence',
        of: [
          { do: 'choose', from: { zone: 'damage', of: 'you' }, min: 1, max: 1, as: 'healed' },
          { do: 'put', objects: 'healed', zone: 'hand' },
        ],
      },
    });
    const at = table({ damage: 3, hand: [{ card: 'heal', as: 'heal' }], field: [WOUNDED] }, heal);
    const resolved = bothPass(castSummon(at, 'heal'));
    const [first = ''] = resolved.state.zones['p1.damage'] ?? [];
    resolved.answer('p1', [first]);
    expect(resolved.facts('wounded').keywords['haste']).toBeUndefined();
  });
});

describe('an EX Burst with a damage value', () => {
  const late = summon({ id: 'late', exBurst: { damage: 4 }, effect: draw() });
  const flipped = (before: number, count = 1) =>
    damage(count, { deck: ['late', 'plain', 'plain', 'plain'], damage: before }, [late]);

  rule('FF-TCG 15.2.6.3', () => {
    it('is offered once the value is reached with this very card, and beyond', () => {
      flipped(2).expectDecision({ p1: 'priority' });
      flipped(3).expectDecision({ p2: 'exBurst' });
      flipped(4).expectDecision({ p2: 'exBurst' });
    });

    it('is offered where this card is the one that reaches it, after others of the same damage', () => {
      const at = damage(2, { deck: ['plain', 'late', 'plain'], damage: 2 }, [late]).expectDecision({ p2: 'exBurst' });
      bothPass(at.answer('p2', 'no')).expectNotHappened('exBurstUsed');
      damage(2, { deck: ['plain', 'late', 'plain'], damage: 1 }, [late]).expectDecision({ p1: 'priority' });
    });
  });

  rule('FF-TCG 15.2.6.3.1', () => {
    it('is not offered where the value was reached only by the cards after it', () => {
      const at = flipped(2, 3).expectDecision({ p1: 'priority' });
      expect(at.cards('p2', 'damage')).toHaveLength(5);
    });

    it('is offered where it was reached as the card was put there, whatever comes after it', () => {
      const at = flipped(3, 3).expectDecision({ p2: 'exBurst' });
      expect(at.answer('p2', 'yes').expectHappened('exBurstUsed').cards('p2', 'damage')).toHaveLength(6);
    });
  });
});
