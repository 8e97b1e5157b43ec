import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { OneByOne } from './one-by-one.js';

describe('works one by one', () => {
  it('overlap on different streams only, and keep their order on one', async () => {
    const turns = new OneByOne();
    const seen: string[] = [];
    const work = (stream: string, name: string) =>
      turns.run(stream, async () => {
        seen.push(`${name} begins`);
        await setTimeout(5);
        seen.push(`${name} ends`);
        return name;
      });
    expect(await Promise.all([work('a', 'a1'), work('a', 'a2'), work('b', 'b1')])).toEqual(['a1', 'a2', 'b1']);
    expect(seen).toEqual(['a1 begins', 'b1 begins', 'a1 ends', 'a2 begins', 'b1 ends', 'a2 ends']);
  });

  it('go on after one that failed, and leave nothing behind', async () => {
    const turns = new OneByOne();
    const failed = turns.run('a', () => Promise.reject(new Error('refused')));
    const next = turns.run('a', () => Promise.resolve(turns.size));
    await expect(failed).rejects.toThrow('refused');
    expect(await next).toBe(1);
    expect(turns.size).toBe(0);
  });
});
