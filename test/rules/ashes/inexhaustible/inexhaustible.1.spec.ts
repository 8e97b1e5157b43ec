import { expect, it } from 'vitest';
import { attackOf, exhaustionTable } from '../../../support/ashes-exhaustion.js';
import { rule } from '../../../support/rule.js';

rule('Ashes inexhaustible.1', () => {
  it('works while its card is exhausted', () => {
    expect(attackOf(exhaustionTable({ card: 'saint', as: 'saint', exhaustion: 2 }))).toBe(3);
  });
  it('is said of each ability: another Unit Guard is gone, this one is not', () => {
    const table = exhaustionTable(
      { card: 'guard', as: 'guard', exhaustion: 1 },
      { card: 'sentry', as: 'sentry', exhaustion: 1 },
    );
    expect([table.facts('guard').keywords, table.facts('sentry').keywords]).toEqual([{}, { 'unit-guard': 0 }]);
  });
});
