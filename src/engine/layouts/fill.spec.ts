import { describe, expect, it } from 'vitest';
import { fill } from './fill.js';

describe('a sentence', () => {
  const value = (field: string): string | null => ({ seat: 'Ada', card: 'Moana' })[field] ?? null;

  it.each([
    ['{seat} draws {card|a card}.', 'Ada draws Moana.'],
    ['{seat} draws {object|a card}.', 'Ada draws a card.'],
    ['{object|A card of {seat}} goes.', 'A card of Ada goes.'],
    ['Over.[ {seat} wins.]', 'Over. Ada wins.'],
    ['Over.[ {winners} wins.]', 'Over.'],
  ])('%s', (template, text) => expect(fill(template, value)).toBe(text));
});
