/** The readings of a file's texts: by name, each with the unread sentences. */
import { describe, expect, it } from 'vitest';
import { listed, official } from '../../../../../test/support/riftbound-records.js';
import { texts } from './survey.js';

const surveyed = (...cards: readonly { readonly [field: string]: unknown }[]) =>
  texts.survey(Object.fromEntries(cards.map((card, at) => [String(at), card]))).cards;

describe('a survey', () => {
  it('says of each name with a text whether it is enforced, and where reading stopped', () => {
    const cards = surveyed(
      listed('001'),
      listed('002', { abilityText: '[Tank] (A reminder.)' }),
      listed('003', { abilityText: 'When you play me, draw 1.' }),
      listed('004', { abilityText: 'When you play me, draw 1. Whistle loudly.' }),
      listed('005', { abilityText: '[Tank]\nIt rains.' }),
      listed('006', {
        cardType: 'Spell',
        might: null,
        abilityText: '[Action]\nDraw 1.\n[Level 3][>] This costs [E1] less.',
      }),
    );
    expect(cards.map(({ status, keywordsOnly, unread }) => [status, keywordsOnly, unread])).toEqual([
      ['scripted', true, []],
      ['scripted', false, []],
      ['unscripted', false, [{ why: 'unknown', piece: 'Whistle loudly' }]],
      ['partly', false, [{ why: 'unknown', piece: 'it rains' }]],
      ['scripted', false, []],
    ]);
  });

  it('counts the printings of one name once', () => {
    const twice = { name: 'Baker', abilityText: 'It rains.' };
    expect(surveyed(listed('001', twice), listed('002', twice))).toHaveLength(1);
  });

  it('reads a list in Chinese for its keywords', () => {
    const { cards } = texts.survey({ cards: [official('001', { cardEffect: '{{壁垒}}' })] });
    expect(cards).toMatchObject([{ status: 'scripted', keywordsOnly: true }]);
  });

  it('of a file of another format is empty', () => {
    expect(texts.survey([]).cards).toEqual([]);
  });

  it('reads no line that another line of the card changes', () => {
    const cards = surveyed(
      listed('001', { abilityText: '[EXHAUST]: Draw 1.\nUse my abilities only while I whistle.' }),
      listed('002', {
        cardType: 'Spell',
        might: null,
        abilityText: 'Draw 1.\nThis costs [E1] less.\n[Level 6][>] This costs [E4] less instead.',
      }),
    );
    expect(cards.map(({ status }) => status)).toEqual(['unscripted', 'unscripted']);
  });
});

it('a text without a script of the project is not compared', () => {
  expect(texts.compare({ one: listed('001', { abilityText: 'It rains.' }) })).toEqual({
    same: 0,
    differing: [],
    unread: [],
  });
});
