/**
 * Goal: a loop is repeated over HTTP with everybody's consent, and a record with a repetition replays and audits like
 * any other. Method: a whole match of two players; the round is one that any hand allows (a card into the inkwell), so
 * that it is done once and the second round ends, as the log must say.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditsModule } from '../../../src/modules/audits/index.js';
import { CatalogueModule } from '../../../src/modules/catalogue/index.js';
import { GamesModule } from '../../../src/modules/games/index.js';
import { LeaguesModule } from '../../../src/modules/leagues/index.js';
import { MatchesModule } from '../../../src/modules/matches/index.js';
import { ReplaysModule } from '../../../src/modules/replays/index.js';
import { QueueModule } from '../../../src/platform/queue/index.js';
import { type Answer, serve, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/ledger.js';
import { createMatch, dice, openDecision, seatedPlayer, step, type TestPlayer } from '../../support/players.js';
import { send } from '../../support/request.js';

let api: TestApi;
let players: readonly [TestPlayer, TestPlayer];
let game: Game;

interface Game {
  readonly id: string;
  readonly mine: TestPlayer;
  readonly theirs: TestPlayer;
  readonly ink: { readonly action: string; readonly card: string };
}

beforeAll(async () => {
  api = await serve([
    QueueModule.at({ works: true }),
    CatalogueModule,
    LeaguesModule,
    MatchesModule,
    GamesModule,
    AuditsModule,
    ReplaysModule,
  ]);
  players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)];
  game = await gameWithInk();
});

afterAll(() => api.close());

/** A game in a main phase whose player has a card for the inkwell. */
async function gameWithInk(): Promise<Game> {
  const id = (await createMatch(api, players)).games[0]?.id ?? '';
  const pick = dice(3);
  for (let steps = 0; steps < 60; steps += 1) {
    for (const mine of players) {
      const [open] = (await openDecision(api, id, mine.key)).decisions;
      const ink = open?.legal?.answers.find(isInk);
      const theirs = players.find((player) => player !== mine) ?? mine;
      if (open?.kind === 'turnAction' && ink !== undefined) return { id, mine, theirs, ink };
    }
    await step(api, id, players, pick);
  }
  throw new Error('within some turns somebody can put a card into the inkwell');
}

const isInk = (answer: unknown): answer is Game['ink'] =>
  typeof answer === 'object' && answer !== null && 'action' in answer && answer.action === 'ink';

const propose = (body: object, key = game.mine.key, idempotencyKey?: string) =>
  send(api, 'POST', `/v1/games/${game.id}/repetitions`, {
    body: JSON.stringify(body),
    key,
    ...(idempotencyKey !== undefined && { headers: { 'idempotency-key': idempotencyKey } }),
  });

const consent = async (answer: string): Promise<Answer> => {
  const [open] = (await openDecision(api, game.id, game.theirs.key)).decisions;
  const body = { answers: [{ decision: open?.id, answer }] };
  return api.call('POST', `/v1/games/${game.id}/actions`, body, game.theirs.key);
};

const kinds = ({ body }: Answer) => (body as { log: readonly { kind: string }[] }).log.map(({ kind }) => kind);

describe('a repetition', () => {
  it('is refused with the rule where it cannot be proposed', async () => {
    const round = [game.ink];
    const rules = [{ game: 'lorcana', rule: '7.1.7' }];
    expect(await propose({ round, times: 2 }, game.theirs.key)).toMatchObject({
      status: 409,
      body: { code: 'repetition.not-at-rest', rules },
    });
    for (const times of [0, -3, 1_000_000]) {
      expect(await propose({ round, times })).toMatchObject({
        status: 422,
        body: { code: 'action.illegal', rejection: 'repetition.times', rules },
      });
    }
    expect(await propose({ round: [], times: 2 })).toMatchObject({ body: { rejection: 'repetition.round', rules } });
    for (const body of [{ round, times: 1.5 }, { round, times: '2' }, { round: 'ink', times: 2 }, { times: 2 }, {}]) {
      expect(await propose(body)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    }
  });

  it('does nothing without consent', async () => {
    expect(kinds(await propose({ round: [game.ink], times: 2 }))).toEqual(['repetitionProposed']);
    expect(kinds(await consent('no'))).toEqual(['answered', 'repetitionRefused']);
    const [open] = (await openDecision(api, game.id, game.mine.key)).decisions;
    expect(open).toMatchObject({
      kind: 'turnAction',
      legal: { answers: expect.arrayContaining([game.ink]) as unknown },
    });
  });

  it('shows the others what is to be repeated, and no id of a card that they do not see', async () => {
    const first = await propose({ round: [game.ink], times: 2 }, game.mine.key, 'propose-1');
    const again = await propose({ round: [game.ink], times: 2 }, game.mine.key, 'propose-1');
    expect([first.status, again.body, again.headers.get('idempotent-replayed')]).toEqual([200, first.body, 'true']);
    const [open] = (await openDecision(api, game.id, game.theirs.key)).decisions;
    const shown = { action: 'ink', card: expect.stringMatching(/^\d+-\d+$/) as unknown };
    expect(open).toMatchObject({
      kind: 'consent',
      shows: { by: expect.any(String) as unknown, times: 2, round: [shown] },
    });
    const events = async (key: string) =>
      (await api.call('GET', `/v1/games/${game.id}/events?limit=500`, undefined, key)).body;
    expect(JSON.stringify(await events(game.theirs.key))).not.toContain(`"card":"${game.ink.card}"`);
    expect(JSON.stringify(await events(game.mine.key))).toContain(`"card":"${game.ink.card}"`);
  });

  it('is carried out at once with the last consent, and says where it ended', async () => {
    const done = await consent('yes');
    expect(kinds(done)).toEqual(expect.arrayContaining(['repetitionAgreed', 'inked', 'repetitionEnded']));
    const { log } = done.body as { log: readonly object[] };
    expect(log.at(-1)).toMatchObject({
      kind: 'repetitionEnded',
      times: 2,
      done: 1,
      round: 2,
      answer: 1,
      why: 'not-legal',
      cites: expect.arrayContaining([expect.objectContaining({ rule: '7.1.7' })]) as unknown,
    });
  });

  it('is in the record like any action: the audit agrees, and so does the replay', async () => {
    await api.call('POST', `/v1/games/${game.id}/concede`, undefined, game.mine.key);
    expect((await api.call('GET', `/v1/games/${game.id}/audit`)).body).toMatchObject({
      ok: true,
      states: { by: 'state-hash', differing: 0 },
    });
    const replay = await eventually('the replay', async () => {
      const { status, body } = await api.call('GET', `/v1/games/${game.id}/replay`);
      return status === 200 ? body : null;
    });
    expect(replay).toMatchObject({ verification: { agrees: true, differences: [] } });
    const { frames } = replay as { frames: readonly { action: { kind: string; times?: number } | null }[] };
    expect(frames.flatMap(({ action }) => (action?.kind === 'repeat' ? [action.times] : []))).toEqual([2, 2]);
  });
});
