/** The readings of a file's texts: by code, each with the unread sentences. */
import { expect, it } from 'vitest';
import { browserRecord, record } from '../../../../../test/support/fftcg-records.js';
import { texts } from './survey.js';

it('says of each code with a text whether it is enforced, and where reading stopped', () => {
  const { cards } = texts.survey([
    record(1),
    record(2, { text: 'Haste' }),
    record(3, { text: 'When Walker 3 enters the field, draw 5 cards.' }),
    record(4, { text: 'When Walker 4 enters the field, draw 1 card. Whistle loudly.' }),
    record(5, { text: 'It rains.' }),
    record(6, { type: 'summon', text: 'Draw 2 cards.[[br]]Choose 1 Forward. Break it.' }),
    record(7, { type: 'summon', text: 'Draw 2 cards. Whistle loudly.' }),
    record(8, { text: 'Haste[[br]]{D}: Draw 1 card.[[br]]It rains.' }),
  ]);
  expect(cards.map(({ name, status, keywordsOnly, unread }) => [name, status, keywordsOnly, unread])).toEqual([
    ['1-002 Walker 2', 'scripted', true, []],
    ['1-003 Walker 3', 'scripted', false, []],
    ['1-004 Walker 4', 'unscripted', false, [{ why: 'unknown', piece: 'Whistle loudly' }]],
    ['1-005 Walker 5', 'unscripted', false, [{ why: 'unknown', piece: 'it rains' }]],
    ['1-006 Walker 6', 'scripted', false, []],
    ['1-007 Walker 7', 'unscripted', false, [{ why: 'unknown', piece: 'Whistle loudly' }]],
    ['1-008 Walker 8', 'partly', false, [{ why: 'unknown', piece: 'it rains' }]],
  ]);
});

it('reads a file of either format, and nothing of another', () => {
  expect(texts.survey({ cards: [browserRecord(1, { text: '{D}: Draw 1 card.\n' })] }).cards).toHaveLength(1);
  expect(texts.survey({ records: [] }).cards).toEqual([]);
});

it('a text without a script of the project is not compared', () => {
  expect(texts.compare([record(1, { text: 'It rains.' })])).toEqual({ same: 0, differing: [], unread: [] });
});

it('does not read what another card is given by the name of this one', () => {
  const giving = (name: string): string =>
    `When Walker 1 attacks, choose 1 Forward. It gains "When ${name} attacks, draw 1 card." until the end of the turn.`;
  const statusOf = (text: string) => texts.survey([record(1, { text })]).cards.map(({ status }) => status);
  expect(statusOf(giving('Walker 1'))).toEqual(['unscripted']);
  expect(statusOf(giving('this Forward'))).toEqual(['scripted']);
});
