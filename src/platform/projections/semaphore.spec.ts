import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Semaphore } from './semaphore.js';

describe('a semaphore', () => {
  it('lets so many work at a time, and all in their order, also after one has failed', async () => {
    const semaphore = new Semaphore(2);
    const begun: number[] = [];
    let working = 0;
    let most = 0;
    const runs = [0, 1, 2, 3, 4].map((each) =>
      semaphore.run(async () => {
        begun.push(each);
        most = Math.max(most, (working += 1));
        await turn();
        working -= 1;
        if (each === 1) throw new Error('failed');
        return each;
      }),
    );
    const settled = await Promise.allSettled(runs);
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
    expect(most).toBe(2);
    expect(await semaphore.run(() => Promise.resolve('free again'))).toBe('free again');
  });
});
