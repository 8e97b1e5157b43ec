import { describe, expect, it } from 'vitest';
import { jsonInTurns } from './written-json.js';

const HEAD = { name: 'A "league"', points: { win: 3 } };

describe('JSON in turns', () => {
  it.each([0, 1, 200, 201, 1_000])('is the JSON of the whole, with %s items', async (count) => {
    const items = Array.from({ length: count }, (_, at) => ({ at, name: `é "${at}"` }));
    const json = await jsonInTurns(HEAD, 'items', items);
    expect(json.toString()).toBe(JSON.stringify({ ...HEAD, items }));
  });

  it('leaves a turn to others after each 200 items', async () => {
    let turns = 0;
    let isWritten = false;
    const others = (): void => {
      turns += 1;
      if (!isWritten) setImmediate(others);
    };
    setImmediate(others);
    await jsonInTurns(
      HEAD,
      'items',
      Array.from({ length: 2_000 }, () => 0),
    );
    isWritten = true;
    expect(turns).toBeGreaterThanOrEqual(10);
  });
});
