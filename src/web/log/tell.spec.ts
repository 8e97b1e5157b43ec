import { describe, expect, it } from 'vitest';
import { speechOf } from '../board/table.js';
import { layoutQuery } from '../engine/games.js';
import { formatIn } from '../i18n/use-format.js';
import { QueryClient } from '@tanstack/react-query';
import { tell, type Telling } from './tell.js';

const layout = await new QueryClient().fetchQuery(layoutQuery('lorcana'));
/** As printed. */
const moana = {
  id: '1-14',
  name: 'Moana',
  type: 'item',
  inks: [],
  cost: 5,
  classifications: [],
  keywords: [],
  abilities: [],
};

const telling: Telling = {
  game: 'lorcana',
  layout,
  cards: new Map([['1-14', moana]]),
  names: new Map([['p1', 'Ada <b>L</b>']]),
  objects: new Map([['o7', '1-14']]),
};

const said = (kind: string, fields: object, language: 'en' | 'zh' = 'en') =>
  tell({ kind, cites: [], ...fields }, telling, speechOf(telling, formatIn(language))).text;

describe('an entry', () => {
  it('names players, cards and zones', () => {
    expect(said('drawn', { seat: 'p1', card: '1-14' })).toBe('Ada <b>L</b> draws Moana.');
    expect(said('shuffled', { seat: 'p1', zone: 'p1.deck', count: 60 }, 'zh')).toBe('Ada <b>L</b> 洗切卡组（60 张）。');
  });

  it('does not name what the reader may not know', () => {
    expect(said('drawn', { seat: 'p1' })).toBe('Ada <b>L</b> draws a card.');
  });

  it('does not show the id of an object that the reader has not seen', () => {
    expect(said('pickedAtRandom', { seat: 'p1', picked: ['o8'] })).toBe('Ada <b>L</b>: a card at random.');
  });

  it('counts what has the same name', () => {
    expect(said('revealed', { seat: 'p1', cards: ['1-14', '1-14'] })).toBe('Ada <b>L</b> reveals 2 × Moana.');
  });

  it('says what an answer chooses, in the words in which it was asked', () => {
    expect(said('answered', { seat: 'p1', answer: { action: 'quest', character: 'o7' } })).toBe(
      'Ada <b>L</b>: Quest with Moana',
    );
  });

  it('says of an answer by lot that a lot gave it', () => {
    const entry = { seat: 'p1', answer: { action: 'quest', character: 'o7' }, by: 'lot' };
    expect(said('answered', entry)).toBe('Ada <b>L</b>: Quest with Moana (by lot)');
  });

  it('of a kind that nobody has put into words still says what it is about', () => {
    expect(said('starsAligned', { seat: 'p1', count: 3 })).toBe('stars aligned · Ada <b>L</b> · 3');
  });
});
