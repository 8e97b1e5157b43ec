import { describe, expect, it } from 'vitest';
import { coverageLines, coverageOf, scriptLines } from './text-lines.js';

const card = (name: string, status: 'scripted' | 'partly' | 'unscripted', ...pieces: readonly string[]) => ({
  name,
  keywordsOnly: name === 'Guard',
  status,
  unread: pieces.map((piece) => ({ why: 'unknown', piece })),
});

const coverage = coverageOf('lorcana', {
  grammar: 'toy/1',
  cards: [
    card('Guard', 'scripted'),
    card('Baker', 'scripted'),
    card('Miller', 'partly', 'grind 3 bags'),
    card('Cook', 'unscripted', 'grind 2 bags', 'whistle'),
  ],
});

describe('the coverage of a file', () => {
  it('counts names, and apart from them those with more than keywords', () => {
    expect(coverage).toMatchObject({
      texts: 4,
      whole: 2,
      partly: 1,
      byHand: 1,
      beyondKeywords: { texts: 3, whole: 1 },
    });
  });

  it('lists unread sentences by how many names each would complete', () => {
    expect(coverage.unread).toEqual([
      { why: 'unknown', piece: 'grind N bags', names: 2, completes: 1 },
      { why: 'unknown', piece: 'whistle', names: 1, completes: 0 },
    ]);
  });

  it('is printed with shares', () => {
    expect(coverageLines(coverage)).toEqual([
      'lorcana, read by toy/1: 4 names with a text',
      '',
      '  whole        2  50.0 %  enforced by the engine',
      '  partly       1  25.0 %',
      '  by hand      1  25.0 %',
      '  whole, of 3 beyond keywords:     1  33.3 %',
      '',
      'Sentences that were not read, and how many names each would complete:',
      '',
      '      1  unknown: grind N bags',
      '      0  unknown: whistle',
    ]);
  });
});

it('scripts that are read otherwise are printed beside the reading', () => {
  const differing = [{ id: '1-2', read: 'A', scripts: ['B'] }];
  expect(scriptLines({ same: 3, differing, unread: [{ id: '1-3', piece: 'whistle' }] })).toEqual([
    'Scripts of the project: 3 texts are read as the same, 1 otherwise, 1 not.',
    '',
    '1-2 is read as',
    '  A',
    'and the project has',
    '  B',
    '',
    '1-3 is not read: whistle',
  ]);
});
