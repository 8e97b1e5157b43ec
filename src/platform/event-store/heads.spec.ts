/** What a process remembers of streams: of how many, and for which appends it has to look. */
import type { ClientBase } from 'pg';
import { describe, expect, it } from 'vitest';
import type { Expected, Head } from './event.js';
import { Heads, meets, NO_STREAM } from './heads.js';

const head = (version: number): Head => ({ version, hash: String(version % 10).repeat(64) });

describe('heads', () => {
  it('are kept of so many streams; that one goes first which was not touched for longest', () => {
    const heads = new Heads();
    for (let n = 1; n <= 50_000; n += 1) heads.remember(`stream ${n}`, head(1));
    heads.remember('stream 1', head(2));
    const known = (...streams: number[]) => streams.map((n) => heads.of(`stream ${n}`)?.version);
    expect(known(1, 2, 3, 50_000)).toEqual([2, 1, 1, 1]);
    heads.remember('one more', head(7));
    expect(known(1, 2, 3, 50_000)).toEqual([2, undefined, 1, 1]);
    expect(heads.of('one more')).toEqual(head(7));
  });

  it('are looked for where an append needs one that is not known, or a later one', async () => {
    const asked: unknown[] = [];
    const query = ({ values: [streams] }: { values: [readonly string[]] }) => {
      asked.push(...streams);
      return Promise.resolve({ rows: [{ stream: 'found', ...head(9) }] });
    };
    const client = { query } as unknown as ClientBase;
    const heads = new Heads();
    heads.remember('at 3', head(3));
    heads.remember('none yet', NO_STREAM);
    const append = (stream: string, expected: Expected) => ({ stream, expected });
    await heads.load(client, [append('at 3', 2), append('at 3', 3), append('at 3', 'exists')]);
    await heads.load(client, [append('unknown', 'no-stream'), append('none yet', 'no-stream')]);
    expect(asked).toEqual([]);
    await heads.load(client, [append('at 3', 4), append('none yet', 'exists'), append('none yet', 1)]);
    await heads.load(client, [append('at 3', 1), append('a', 1), append('b', 'exists')]);
    expect(asked).toEqual(['at 3', 'none yet', 'none yet', 'a', 'b']);
    expect(['found', 'a', 'at 3'].map((stream) => heads.of(stream))).toEqual([head(9), undefined, head(3)]);
  });

  it('are what an append expects, or are not', () => {
    const fits = (expected: Expected) => [NO_STREAM, head(1), head(2)].map((one) => meets(one, expected));
    expect(fits('no-stream')).toEqual([true, false, false]);
    expect(fits('exists')).toEqual([false, true, true]);
    expect(fits(1)).toEqual([false, true, false]);
  });
});
