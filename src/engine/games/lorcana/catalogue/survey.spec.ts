/** The readings of a file's texts: by name, each with the unread sentences. */
import { describe, expect, it } from 'vitest';
import {
  activated,
  actionRecord,
  file,
  fixed,
  keyword,
  record,
  triggered,
} from '../../../../../test/support/lorcana-records.js';
import { texts } from './survey.js';

const surveyed = (...records: Parameters<typeof file>[0]) => texts.survey(file(records)).cards;

describe('a survey', () => {
  it('says of each name with a text whether it is enforced, and where reading stopped', () => {
    const cards = surveyed(
      record(1),
      record(2, { abilities: [keyword('Ward')] }),
      record(3, { abilities: [triggered('When you play this character, gain 4 lore.')] }),
      record(4, { abilities: [triggered('When you play this character, draw a card. Whistle loudly.')] }),
      record(5, { abilities: [fixed('It rains.')] }),
      actionRecord(6, { effects: ['Draw 2 cards.'] }),
      record(7, { abilities: [activated(['⟳', '1 ⬡'], 'Gain 1 lore.')] }),
    );
    expect(cards.map(({ status, keywordsOnly, unread }) => [status, keywordsOnly, unread])).toEqual([
      ['scripted', true, []],
      ['scripted', false, []],
      ['unscripted', false, [{ why: 'unknown', piece: 'Whistle loudly' }]],
      ['unscripted', false, [{ why: 'unknown', piece: 'it rains' }]],
      ['scripted', false, []],
      ['scripted', false, []],
    ]);
  });

  it('counts the printings of one name once', () => {
    const twice = { name: 'Baker', abilities: [fixed('It rains.')] };
    expect(surveyed(record(1, twice), record(2, twice))).toHaveLength(1);
  });

  it('of a file of another format is empty', () => {
    expect(texts.survey({ cards: [] }).cards).toEqual([]);
  });
});

it('a text without a script of the project is not compared', () => {
  expect(texts.compare(file([record(1, { abilities: [fixed('It rains.')] })]))).toEqual({
    same: 0,
    differing: [],
    unread: [],
  });
});
