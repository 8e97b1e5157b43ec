import { expect, it } from 'vitest';
import { Evening, STAGE, terms } from '../../../../test/support/evening.js';
import { GetDeck } from '../../catalogue/index.js';
import { JudgeMatch } from '../../matches/index.js';
import { DraftDesk } from './draft-desk.js';

const DRAFT = { format: 'draft', podSize: 4, deckId: 'box', withinPods: true };

/** Judges the draft of eight players in two pods; `out`: a player who may not play in the league. */
async function judged(out: string | null): Promise<readonly string[]> {
  const evening = new Evening(terms([{ ...STAGE, draft: DRAFT }], { recorded: true }), 'A B C D E F G H');
  const now = evening.now;
  evening.start();
  const stages = evening.log.flatMap(({ type, payload }) => (type === 'StageStarted' ? [payload] : []));
  const pods: string[] = [];
  const execute = (query: object) => {
    if (query instanceof GetDeck) return Promise.resolve({ playerId: null, game: now.terms.game, format: 'draft' });
    const players = (query as JudgeMatch).match.seats.map(({ playerId }) => playerId);
    pods.push(players.toSorted().join(''));
    return out !== null && players.includes(out) ? Promise.reject(new Error(out)) : Promise.resolve();
  };
  const desk = new DraftDesk({} as never, {} as never, { execute } as never);
  for (const stage of stages) await desk.requireDraft(now, stage, {});
  return pods;
}

it('every pod is judged before its stage begins, also two pods of one size', async () => {
  const pods = await judged(null);
  expect([pods.length, [...pods.join('')].toSorted().join('')]).toEqual([2, 'ABCDEFGH']);
});

it.each(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'])(
  'no stage begins while %s may not play, in whichever pod',
  async (out) => {
    await expect(judged(out)).rejects.toThrow(out);
  },
);
