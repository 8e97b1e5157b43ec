import { describe, expect, it } from 'vitest';
import { SharedWork } from './shared-work.js';

describe('shared work', () => {
  it('is done once for those who ask meanwhile, and again for those who ask later', async () => {
    const work = new SharedWork<number>();
    let done = 0;
    const count = () => Promise.resolve((done += 1));
    expect(await Promise.all([work.get('a', count), work.get('a', count), work.get('b', count)])).toEqual([1, 1, 2]);
    expect(await work.get('a', count)).toBe(3);
  });

  it('fails for all who wait, and begins anew', async () => {
    const work = new SharedWork<number>();
    const fail = () => Promise.reject(new Error('no'));
    const both = await Promise.allSettled([work.get('a', fail), work.get('a', () => Promise.resolve(1))]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await work.get('a', () => Promise.resolve(2))).toBe(2);
  });
});
