import { describe, expect, it } from 'vitest';
import { cardSetLines, oddLines, resultLines } from './lines.js';

const TOTALS = { cards: 12, scripted: 4, partly: 3, unscripted: 5 };
const HASH = 'ab'.repeat(32);

const ended = (version: number, isNew: boolean) => ({
  id: 'i',
  game: 'lorcana',
  status: 'done' as const,
  progress: { done: 12, total: 12 },
  result: { cardSet: HASH, version, isNew, totals: TOTALS, report: '/r' },
  error: null,
});

describe('what came of an import', () => {
  it('is a new card set, one that was there, or the one of the release', () => {
    expect(resultLines(ended(3, true))).toEqual([
      'Card set 3 of lorcana is new.',
      '',
      `  content     ${HASH}`,
      '  cards          12',
      '  scripted        4  carried out by the engine',
      '  partly          3  some of their texts by the engine, some by their players',
      '  unscripted      5  all of their texts by their players',
    ]);
    expect(resultLines(ended(2, false))[0]).toBe('Card set 2 of lorcana was there: nothing is new.');
    expect(resultLines(ended(0, false))[0]).toBe('Card set 0 of lorcana came with this release: nothing is new.');
  });
});

describe('what was odd', () => {
  const odd = Array.from({ length: 25 }, (_, at) => ({
    path: `/cards/${at}`,
    card: at === 0 ? null : `Card ${at}`,
    code: at < 5 ? 'few' : 'many',
    what: 'it is odd',
    did: 'kept',
  }));

  it('is counted by kind and shown in part', () => {
    const lines = oddLines({ totals: { odd: 25 }, odd }, false);
    expect(lines.slice(0, 7)).toEqual([
      '',
      'Odd about the file (25):',
      '',
      '     20  many',
      '      5  few',
      '',
      '  /cards/0  no card: it is odd; kept',
    ]);
    expect(lines.slice(-2)).toEqual(['  /cards/19  Card 19: it is odd; kept', '  … and 5 more: --all prints them']);
  });

  it('is shown whole to those who want all, as far as the report goes', () => {
    expect(oddLines({ totals: { odd: 25 }, odd }, true)).toHaveLength(6 + 25);
    expect(oddLines({ totals: { odd: 30 }, odd }, true).at(-1)).toBe('  … and 5 more');
    expect(oddLines({ totals: { odd: 0 }, odd: [] }, true)).toEqual(['', 'Nothing about the file was odd.']);
  });
});

it('lists card sets, and which one is played', () => {
  const cardSet = { hash: HASH, totals: TOTALS, storedAt: '2026-01-01T00:00:00.000Z' };
  const lines = cardSetLines([
    { ...cardSet, version: 1, isCurrent: true, source: { format: 'lorcanajson', fileName: 'all.json' } },
    { ...cardSet, version: 0, isCurrent: false, source: null },
  ]);
  expect(lines.slice(1, 3)).toEqual([
    '*     1     12         4       3           5  2026-01-01T00:00:00.000Z  abababababab  all.json (lorcanajson)',
    '      0     12         4       3           5  2026-01-01T00:00:00.000Z  abababababab  a release',
  ]);
});
