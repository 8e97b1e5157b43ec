import { expect, it } from 'vitest';
import { cast, its, UNITS, workers } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const exhausted = (count?: number) =>
  cast(its(UNITS, { do: 'exhaust', objects: 'it', ...(count !== undefined && { count }) }), {
    p2: { battlefield: workers({ a: {} }) },
  });

rule('Ashes exhaust.1', () => {
  it('is one token where the text says no number', () => {
    const table = exhausted();
    expect([linesOf(table, 'exhausted'), table.marks('a')]).toEqual([
      ['exhausted object a, count 1, seat p2, card worker, now 1 (glossary.exhaust, exhaust.1)'],
      { exhaustion: 1 },
    ]);
  });
  it('is as many as it says', () => {
    expect(exhausted(2).marks('a')).toEqual({ exhaustion: 2 });
  });
});
