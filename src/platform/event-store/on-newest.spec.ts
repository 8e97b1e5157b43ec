import { describe, expect, it } from 'vitest';
import { StoreBusy, VersionConflict } from './event-store.problems.js';
import { onNewest } from './on-newest.js';

/** Is overtaken so often, and then done. */
function overtaken(times: number): { attempt: () => Promise<number>; tries: () => number } {
  let tries = 0;
  const attempt = (): Promise<number> => {
    tries += 1;
    return tries > times ? Promise.resolve(tries) : Promise.reject(new VersionConflict('stream', 1, 2));
  };
  return { attempt, tries: () => tries };
}

describe('onNewest', () => {
  it('decides again when others have appended in between', async () => {
    expect(await onNewest(overtaken(0).attempt)).toBe(1);
    expect(await onNewest(overtaken(15).attempt)).toBe(16);
  });

  it('says that the store is busy when that does not end', async () => {
    const { attempt, tries } = overtaken(16);
    await expect(onNewest(attempt)).rejects.toThrow(StoreBusy);
    expect(tries()).toBe(16);
  });

  it('does not try again what is refused for another reason', async () => {
    let tries = 0;
    const refuse = (): Promise<never> => {
      tries += 1;
      return Promise.reject(new Error('refused'));
    };
    await expect(onNewest(refuse)).rejects.toThrow('refused');
    expect(tries).toBe(1);
  });
});
