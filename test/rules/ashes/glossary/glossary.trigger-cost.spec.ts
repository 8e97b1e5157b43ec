import { expect, it } from 'vitest';
import { dice } from '../../../support/ashes.js';
import { cast, sequence } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

const BASIC = { pay: 'magic', dice: [{ n: 1, level: 'basic' }] } as const;
const spend = {
  do: 'spend',
  cost: [BASIC],
  effect: { do: 'draw', count: 1 },
  otherwise: { do: 'draw', count: 2 },
} as const;

rule('Ashes glossary.trigger', () => {
  it('asks whether a cost within the effect is paid, and carries the rest out only then', () => {
    const yes = cast(spend, { p1: { activePool: dice('natural', 'basic', 1) } });
    yes
      .expectDecision({ p1: 'spend' })
      .answer('p1', 'yes')
      .expectHappened('magicPaid', { levels: ['basic'] });
    expect([yes.cards('p1', 'hand'), yes.cards('p1', 'exhaustedPool')]).toEqual([['worker'], ['natural']]);
    const no = cast(spend, { p1: { activePool: dice('natural', 'basic', 1) } }).answer('p1', 'no');
    no.expectNotHappened('magicPaid');
    expect(no.cards('p1', 'hand')).toHaveLength(2);
  });
  it('does not ask who cannot pay', () => {
    const table = cast(spend, { p1: { exhaustedPool: dice('natural', 'basic', 1) } });
    expect(table.cards('p1', 'hand')).toHaveLength(2);
    table.expectDecision({ p1: 'turnAction' });
  });
  it('is paid without a question by who has chosen to use what costs it', () => {
    const table = cast({ ...spend, must: true }, { p1: { activePool: dice('natural', 'basic', 1) } });
    table.expectHappened('magicPaid', { levels: ['basic'] }).expectDecision({ p1: 'turnAction' });
    expect(table.cards('p1', 'hand')).toEqual(['worker']);
    const broke = cast({ ...spend, must: true }, { p1: { exhaustedPool: dice('natural', 'basic', 1) } });
    expect(broke.cards('p1', 'hand')).toHaveLength(2);
  });
  it('asks which dice, and for each such cost by itself', () => {
    const table = cast(sequence(spend, spend), {
      p1: { activePool: [...dice('natural', 'basic', 1), ...dice('charm', 'class', 1)] },
    });
    table.answer('p1', 'yes').expectDecision({ p1: 'payment' });
    table.answer('p1', { 'charm-class-1': 'charm-class' }).expectDecision({ p1: 'spend' }).answer('p1', 'yes');
    expect(table.cards('p1', 'activePool')).toEqual([]);
    table.expectDecision({ p1: 'turnAction' });
  });
  it('may be cards of the hand', () => {
    const table = cast(
      { do: 'spend', cost: [{ pay: 'discard', count: 1 }], effect: { do: 'draw', count: 3 } },
      { p1: { hand: ['trick', 'worker', { card: 'champion', as: 'other' }] } },
    );
    table.answer('p1', 'yes').answer('p1', ['other']).expectHappened('discarded', { card: 'champion', from: 'hand' });
    expect(table.cards('p1', 'hand')).toHaveLength(4);
  });
});
