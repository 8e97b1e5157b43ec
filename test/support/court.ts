/** Two players in a league, a judge and two head judges, and what they do in games and cases, over HTTP. */
import { expect } from 'vitest';
import { type Answer, type TestApi } from './api.js';
import { eventually } from './ledger.js';
import {
  createMatch,
  dice,
  FORMAT,
  GAME,
  type MatchTerms,
  seatedPlayer,
  step,
  type TestMatch,
  type TestPlayer,
} from './players.js';

export interface Court {
  readonly players: readonly [TestPlayer, TestPlayer];
  readonly judge: string;
  readonly headJudge: string;
  /** Another head judge: rules on appeals against the first one. */
  readonly appealJudge: string;
  readonly leagueId: string;
}

export interface SeenCase {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly rulings: readonly { readonly carriedOut: CarriedOut | null }[];
  readonly moment: {
    readonly views: Readonly<Record<string, unknown>>;
    readonly decisions: readonly unknown[];
    readonly log: readonly { readonly version: number }[];
  };
  readonly discussion: readonly unknown[];
}

export interface CarriedOut {
  readonly effects: readonly { readonly remedy: string; readonly stream: string; readonly version: number }[];
  readonly failures: readonly { readonly remedy: string; readonly code: string }[];
}

export async function openCourt(api: TestApi): Promise<Court> {
  const players = [await seatedPlayer(api, 'Abe', 0), await seatedPlayer(api, 'Bea', 1)] as const;
  const key = async (role: string) => ((await api.call('POST', '/v1/keys', { role })).body as { key: string }).key;
  const staff = { judge: await key('judge'), headJudge: await key('head-judge'), appealJudge: await key('head-judge') };
  return { players, ...staff, leagueId: await newLeague(api) };
}

export async function newLeague(api: TestApi, terms: object = {}): Promise<string> {
  const league = { name: 'Season', game: GAME, format: FORMAT, ...terms };
  return ((await api.call('POST', '/v1/leagues', league)).body as { id: string }).id;
}

export const codeOf = ({ body }: Answer): string | undefined => (body as { code?: string } | undefined)?.code;

/** A match of the league in which so many actions were taken. */
export async function playing(
  api: TestApi,
  { players, leagueId }: Court,
  actions: number,
  terms: MatchTerms = {},
): Promise<{ readonly matchId: string; readonly gameId: string }> {
  const match = await createMatch(api, players, { leagueId, ...terms });
  const gameId = match.games[0]?.id ?? '';
  await playOn(api, gameId, players, actions);
  return { matchId: match.id, gameId };
}

export async function playOn(
  api: TestApi,
  gameId: string,
  players: readonly TestPlayer[],
  actions: number,
): Promise<void> {
  const pick = dice(actions);
  for (let done = 0; done < actions; done += 1) if ((await step(api, gameId, players, pick)) === null) return;
}

export const claimOf = (gameId: string, step: number) => ({
  ...{ gameId, step, claim: 'That was not legal', rule: '4.3.4', text: 'See the log.' },
});

export async function contested(api: TestApi, gameId: string, step: number, key: string): Promise<SeenCase> {
  const answer = await api.call('POST', '/v1/cases', claimOf(gameId, step), key);
  expect([answer.status, codeOf(answer)]).toEqual([201, undefined]);
  return answer.body as SeenCase;
}

export const ruling = (api: TestApi, id: string, verdict: object, key: string): Promise<Answer> =>
  api.call('POST', `/v1/cases/${id}/rulings`, { upheld: true, text: 'So be it.', ...verdict }, key);

export const readCase = async (api: TestApi, id: string): Promise<SeenCase> =>
  (await api.call('GET', `/v1/cases/${id}`)).body as SeenCase;

/** What became of a ruling, the first one where none is named. */
export const carriedOut = (api: TestApi, id: string, number = 1): Promise<CarriedOut> =>
  eventually(
    `ruling ${number} to be carried out`,
    async () => (await readCase(api, id)).rulings[number - 1]?.carriedOut ?? null,
  );

export const matchOf = async (api: TestApi, id: string) =>
  (await api.call('GET', `/v1/matches/${id}`)).body as TestMatch & {
    readonly draw: boolean;
    readonly lostByRuling: readonly string[];
  };

export interface TestGame {
  readonly version: number;
  readonly status: string;
  readonly outcome: unknown;
  readonly branches: readonly { readonly number: number; readonly from: number; readonly to: number }[];
}

export const gameOf = async (api: TestApi, id: string) => (await api.call('GET', `/v1/games/${id}`)).body as TestGame;

export const whenMatchIs = (api: TestApi, id: string, status: 'running' | 'ended') =>
  eventually(`the match to be ${status}`, async () => {
    const match = await matchOf(api, id);
    return match.status === status ? match : null;
  });

export const concede = (api: TestApi, gameId: string, { key }: TestPlayer): Promise<Answer> =>
  api.call('POST', `/v1/games/${gameId}/concede`, {}, key);
