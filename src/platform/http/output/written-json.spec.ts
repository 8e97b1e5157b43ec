import { describe, expect, it } from 'vitest';
import { turnsDuring } from '../../../../test/support/turns.js';
import { jsonInTurns, jsonPieces } from './written-json.js';

const HEAD = { name: 'A "league"', points: { win: 3 } };

describe('JSON in turns', () => {
  it.each([0, 1, 200, 201, 1_000])('is the JSON of the whole, with %s items', async (count) => {
    const items = Array.from({ length: count }, (_, at) => ({ at, name: `é "${at}"` }));
    const json = await jsonInTurns(HEAD, 'items', items);
    expect(json.toString()).toBe(JSON.stringify({ ...HEAD, items }));
  });

  it('leaves a turn to others after each 200 items', async () => {
    const items = Array.from({ length: 2_000 }, () => 0);
    const turns = await turnsDuring(() => jsonInTurns(HEAD, 'items', items));
    expect(turns).toBeGreaterThanOrEqual(10);
  });
});

async function written(value: unknown): Promise<string> {
  let json = '';
  for await (const piece of jsonPieces(value)) json += piece;
  return json;
}

describe('JSON in pieces', () => {
  const lists = [0, 1, 50, 51, 200, 201, 1_000].map((length) => Array.from({ length }, (_, at) => ({ at, name: 'é' })));
  const report = { game: 'toy', none: null, absent: undefined, empty: {}, rates: { lists, text: '"' }, n: 1.5 };

  it('is the JSON of the whole, however long its lists are', async () => {
    for (const value of [report, [report], [], {}, null, 'a', 7, ...lists])
      expect(await written(value)).toBe(JSON.stringify(value));
  });

  it('leaves a turn to others after each 200 items of a list within lists', async () => {
    const counted = [1, 2].map((id) => ({ id, perCard: Array.from({ length: 2_000 }, () => 0) }));
    const turns = await turnsDuring(() => written({ counted }));
    expect(turns).toBeGreaterThanOrEqual(20);
  });
});
