import { expect, it } from 'vitest';
import { rulesWith } from '../../../../src/engine/index.js';
import { forward } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

rule('FF-TCG 5.2.5.1', () => {
  const fillers = Array.from({ length: 44 }, (_, index) => forward({ id: `filler-${index}` }));
  const wanderers = ['wanderer-a', 'wanderer-b'].map((id) => forward({ id, name: 'Wanderer' }));
  const rules = rulesWith('fftcg', [...fillers, ...wanderers]);
  const faults = (...counts: readonly (readonly [card: string, count: number])[]) => {
    const named = counts.map(([card, count]) => ({ card, count }));
    const size = counts.reduce((sum, [, count]) => sum + count, 0);
    const others = fillers.slice(0, 50 - size).map(({ id: card }) => ({ card, count: 1 }));
    return rules?.validateDeck('constructed', [...named, ...others]).map(({ code, card }) => [code, card]);
  };

  it('counts cards by their code, and not by their name', () => {
    expect(faults(['wanderer-a', 3], ['wanderer-b', 3])).toEqual([]);
  });
  it('takes no fourth card of a code', () => {
    expect(faults(['wanderer-a', 4], ['wanderer-b', 3])).toEqual([['deck.too-many-copies', 'wanderer-a']]);
  });

  it('takes no code that no card has', () => {
    expect(faults(['wanderer-c', 1], ['wanderer-a', 3])).toEqual([
      ['deck.unknown-card', 'wanderer-c'],
      ['deck.wrong-size', undefined],
    ]);
  });
});
