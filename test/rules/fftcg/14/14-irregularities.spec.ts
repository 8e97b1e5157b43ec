import { expect, it } from 'vitest';
import type { Json, JsonRecord } from '../../../../src/engine/index.js';
import { PASS, backup, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

const cards = [
  backup({ id: 'lamp' }),
  forward({ id: 'knight' }),
  forward({ id: 'squire', cost: 2 }),
  summon({ id: 'spell' }),
  backup({
    id: 'ear',
    abilities: [
      {
        kind: 'triggered',
        name: 'hear',
        on: [{ event: 'discarded', where: { seat: { seat: 'you' } } }],
        effect: { do: 'draw', count: 1 },
      },
    ],
  }),
];
const side = (hand: readonly string[], field: readonly string[] = []): JsonRecord => ({
  hand: hand.map((card) => ({ card, as: card })),
  field: field.map((card, index) => ({ card, as: `${card}${index + 1}` })),
});
const table = (p1: JsonRecord, p2: JsonRecord = {}) => fftcgTable({ p1, p2 }, cards);
const cast = (card: string) => ({ action: 'cast-character', card });

/** Refuses an answer and asserts that nothing at all is different, and whose decision it is. */
const refusedWithoutTrace = (at: ReturnType<typeof table>, seat: string, answer: Json) => {
  const before = at.rules.stateHash(at.state);
  at.refused(seat, answer);
  expect(at.rules.stateHash(at.state)).toBe(before);
};

rule('FF-TCG 14.1', () => {
  it('leaves the state as it was where something cannot be carried out', () => {
    const at = table(side(['squire'], ['lamp']));
    refusedWithoutTrace(at, 'p1', cast('squire'));
    at.expectRefused('p1', cast('squire'), 'cost.not-payable', '14.1');
  });

  it('takes what can be carried out from there', () => {
    const at = table(side(['squire', 'knight']));
    refusedWithoutTrace(at, 'p1', { action: 'cast-summon', card: 'squire' });
    at.answer('p1', cast('squire')).expectLegal('p1', [{ knight: 'fire' }]);
    refusedWithoutTrace(at, 'p1', { knight: 'water' });
    at.answer('p1', { knight: 'fire' }).expectHappened('entered', { card: 'squire' });
  });
});

rule('FF-TCG 14.2', () => {
  it('pays nothing of a payment that is not legal', () => {
    const at = table(side(['squire', 'knight'], ['lamp', 'lamp'])).answer('p1', cast('squire'));
    refusedWithoutTrace(at, 'p1', { lamp1: 'fire' });
    at.expectRefused('p1', { lamp1: 'fire' }, 'payment.too-little', '14.2');
    expect([at.marks('lamp1'), at.marks('lamp2')]).toEqual([{}, {}]);
  });

  it('pays all of one that is', () => {
    const at = table(side(['squire', 'knight'], ['lamp', 'lamp'])).answer('p1', cast('squire'));
    refusedWithoutTrace(at, 'p1', { knight: 'fire', lamp1: 'fire', lamp2: 'fire' });
    at.answer('p1', { lamp1: 'fire', lamp2: 'fire' }).expectHappened('cpPaid', { cp: 2 });
    expect([at.marks('lamp1'), at.marks('lamp2'), at.cards('p1', 'hand')]).toEqual([
      { dull: true },
      { dull: true },
      ['knight'],
    ]);
  });
});

rule('FF-TCG 14.3', () => {
  it('triggers nothing by what is undone', () => {
    const at = table(side(['squire', 'knight', 'spell'], ['ear'])).answer('p1', cast('squire'));
    at.expectRefused('p1', { knight: 'fire', spell: 'fire' }, 'payment.surplus', '14.3');
    expect(at.state.triggered).toEqual([]);
    at.answer('p1', { knight: 'fire' }).expectHappened('abilityPlaced');
    expect(at.state.zones['stack']).toHaveLength(1);
  });

  it('leaves the log without it', () => {
    const at = table(side(['squire', 'knight', 'spell'], ['ear'])).answer('p1', cast('squire'));
    const before = JSON.stringify(at.log);
    refusedWithoutTrace(at, 'p1', { knight: 'fire', spell: 'fire' });
    expect(JSON.stringify(at.log)).toBe(before);
  });
});

rule('FF-TCG 14.4', () => {
  it('leaves priority and passes as they were', () => {
    const at = table(side(['knight']), side(['spell'])).answer('p1', PASS);
    at.expectRefused('p2', { action: 'cast-summon', card: 'spell' }, 'cost.not-payable', '14.4');
    at.expectDecision({ p2: 'priority' }).answer('p2', PASS);
    expect(at.state.turn.phase).toBe('attack');
  });

  it('leaves priority with the turn player, whose pass is still to come', () => {
    const at = table(side(['squire'], ['lamp']));
    at.expectRefused('p1', cast('squire'), 'cost.not-payable', '14.4').expectDecision({ p1: 'priority' });
    at.answer('p1', PASS).expectDecision({ p2: 'priority' });
    expect(at.state.turn.phase).toBe('main1');
  });
});
