/** The readings of a file's texts: by name, each with the unread sentences. */
import { describe, expect, it } from 'vitest';
import { conjured, record, spell } from '../../../../../test/support/ashes-records.js';
import { texts } from './survey.js';

const surveyed = (...results: readonly unknown[]) => texts.survey({ results }).cards;

describe('a survey', () => {
  it('says of each card with a text whether it is enforced, and where reading stopped', () => {
    const cards = surveyed(
      record('a'),
      record('b', { text: 'Gust 1: When this unit comes into play, draw 1 card.' }),
      conjured('c', { text: 'Gust: [[side]]: Draw 1 card. Whistle loudly.' }),
      spell('d', 'Action Spell', 'It rains.'),
      spell('e', 'Reaction Spell', 'You may play this spell after a unit is destroyed. Draw 1 card.'),
    );
    expect(cards.map(({ name, status, unread }) => [name, status, unread])).toEqual([
      ['b', 'scripted', []],
      ['c', 'unscripted', [{ why: 'unknown', piece: 'Whistle loudly' }]],
      ['d', 'unscripted', [{ why: 'unknown', piece: 'it rains' }]],
      ['e', 'scripted', []],
    ]);
  });

  it('of a file of another format is empty', () => {
    expect(texts.survey({ cards: [] }).cards).toEqual([]);
  });
});

it('a text without a script of the project is not compared', () => {
  expect(texts.compare({ results: [record('a', { text: 'It rains.' })] })).toEqual({
    same: 0,
    differing: [],
    unread: [],
  });
});
