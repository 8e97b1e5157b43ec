/** The point of this file: whatever one caller asks for at once, the others are answered meanwhile. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MatchAudit } from '../../../src/modules/audits/match-audit.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { createMatch, seatedPlayer, type TestPlayer } from '../../support/players.js';

let api: TestApi;
let greedy: TestPlayer;
let modest: TestPlayer;

beforeAll(async () => {
  api = await serveKifu('all');
  greedy = await seatedPlayer(api, 'Abe', 0);
  modest = await seatedPlayer(api, 'Bea', 1);
}, 120_000);

afterAll(() => api.close());

const counted = (statuses: readonly number[]): Readonly<Record<number, number>> => {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('audits of matches', () => {
  it('of others begin while one caller has twelve', async () => {
    const { id } = await createMatch(api, [greedy, modest]);
    const audit = async ({ key }: TestPlayer) =>
      (await api.call('GET', `/v1/matches/${id}/audit`, undefined, key)).status;
    const audits = api.app.get(MatchAudit, { strict: false });
    const parts = audits.parts.bind(audits);
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const begun = vi.spyOn(audits, 'parts').mockImplementation((matchId) => gate.then(() => parts(matchId)));
    try {
      const theirs = Array.from({ length: 12 }, () => audit(greedy));
      const refused: number[] = [];
      for (const each of theirs) void each.then((status) => status === 429 && refused.push(status));
      await expect.poll(() => refused.length).toBe(7);
      const other = audit(modest);
      await expect.poll(() => begun.mock.calls.length).toBe(2);
      open();
      expect(await other).toBe(200);
      expect(counted(await Promise.all(theirs))).toEqual({ 200: 5, 429: 7 });
    } finally {
      open();
      begun.mockRestore();
    }
  });
});
