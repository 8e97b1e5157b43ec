import { expect, it } from 'vitest';
import { turnsDuring } from '../../../test/support/turns.js';
import { type Cell, linesOf } from './export.js';

it('a report of thousands of lines leaves turns to other requests', async () => {
  const lines = Array.from({ length: 2_000 }, (_, at): readonly Cell[] => [at]);
  const items = (async function* () {
    yield await Promise.resolve(lines);
  })();
  const written: unknown[] = [];
  const turns = await turnsDuring(async () => {
    for await (const line of linesOf(items, (item) => item)) written.push(line);
  });
  expect(written).toEqual(lines);
  expect(turns).toBeGreaterThanOrEqual(19);
});
