import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.js';

const MOST = { ofOne: 3, ofAll: 6 };
const anybody = () => true;

describe('a fair queue', () => {
  it('gives each caller a turn, in the order in which they came', () => {
    const queue = new FairQueue<string>(MOST);
    for (const item of ['a1', 'a2', 'b1', 'b2']) queue.push(item.slice(0, 1), item);
    expect([1, 2, 3, 4, 5].map(() => queue.next(anybody)?.item)).toEqual(['a1', 'b1', 'a2', 'b2', undefined]);
  });

  it('lets those go first who have had least, however many have had much', () => {
    const queue = new FairQueue<string>(MOST);
    for (const caller of ['a', 'b', 'c']) queue.spent(caller, 3_000);
    for (const caller of ['a', 'b', 'c', 'new']) queue.push(caller, caller);
    expect([1, 2, 3, 4].map(() => queue.next(anybody)?.item)).toEqual(['new', 'a', 'b', 'c']);
  });

  it('passes those by who may not go on', () => {
    const queue = new FairQueue<string>(MOST);
    for (const caller of ['a', 'b']) queue.push(caller, caller);
    expect(queue.next((caller) => caller !== 'a')?.item).toBe('b');
    expect(queue.next((caller) => caller !== 'a')).toBeNull();
  });

  it('is bounded, of one and of all', () => {
    const queue = new FairQueue<string>(MOST);
    const push = (caller: string) => queue.push(caller, caller);
    expect(['a', 'a', 'a', 'a', 'b', 'b', 'b', 'c'].map(push)).toEqual([null, null, null, 3, null, null, null, 6]);
  });
});
