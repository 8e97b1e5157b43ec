import { expect, it } from 'vitest';
import { type Cell, linesOf } from './export.js';

it('a report of thousands of lines leaves turns to other requests', async () => {
  let turns = 0;
  let isWritten = false;
  const others = (): void => {
    turns += 1;
    if (!isWritten) setImmediate(others);
  };
  setImmediate(others);
  const lines = Array.from({ length: 2_000 }, (_, at): readonly Cell[] => [at]);
  const items = (async function* () {
    yield await Promise.resolve(lines);
  })();
  const written: unknown[] = [];
  for await (const line of linesOf(items, (item) => item)) written.push(line);
  expect(written).toEqual(lines);
  isWritten = true;
  expect(turns).toBeGreaterThanOrEqual(19);
});
