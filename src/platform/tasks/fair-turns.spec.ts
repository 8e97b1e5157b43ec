import { describe, expect, it } from 'vitest';
import { FairTurns } from './fair-turns.js';
import { TaskQueueFull } from './tasks.errors.js';

const LIMITS = { atOnce: 2, waitingOfOne: 2, waitingOfAll: 3 };

/** Works that the test ends one by one; `begun` lists the started ones. */
function works(turns: FairTurns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string): Promise<string> =>
    turns.run(name.slice(0, 1), async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  return { begun, ask, end: (name: string) => ends.get(name)?.() };
}

describe('fair turns', () => {
  it('leave one place to the others, whatever one caller asks for', async () => {
    const { begun, ask, end } = works(new FairTurns(LIMITS));
    const all = ['a1', 'a2', 'b1'].map(ask);
    expect(begun).toEqual(['a1', 'b1']);
    end('a1');
    await all[0];
    end('b1');
    await all[2];
    expect(begun).toEqual(['a1', 'b1', 'a2']);
    end('a2');
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1']);
  });

  it('refuse what one caller has too much of, and take what others ask for', async () => {
    const { begun, ask } = works(new FairTurns(LIMITS));
    const refused = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map(async (name) =>
      ask(name).catch((error: unknown) => [name, error instanceof TaskQueueFull && error.most]),
    );
    expect(await Promise.race(refused)).toEqual(['a4', 2]);
    expect(await refused[6]).toEqual(['c1', 3]);
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('go on after a work that failed', async () => {
    const turns = new FairTurns({ ...LIMITS, atOnce: 1 });
    const failed = turns.run('a', () => Promise.reject(new Error('no')));
    const next = turns.run('a', () => Promise.resolve(1));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe(1);
  });

  it('refuse all that wait, but nothing that is under way', async () => {
    const turns = new FairTurns({ ...LIMITS, atOnce: 1 });
    const { ask, end } = works(turns);
    const [first, second] = [ask('a1'), ask('b1')];
    turns.refuseWaiting(new Error('the process is ending'));
    end('a1');
    await expect(second).rejects.toThrow('the process is ending');
    expect(await first).toBe('a1');
  });
});
