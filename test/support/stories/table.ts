/** What the people of a story do at a table and in court, in their words. */
import { answered, KifuProblem, type Schemas } from '../../../src/client/index.js';
import { eventually } from '../ledger.js';
import { dice, FORMAT, GAME, step } from '../players.js';
import type { Person, World } from './world.js';

export interface Table {
  readonly matchId: string;
  readonly gameId: string;
}

interface Terms {
  readonly leagueId: string;
  /** With the decks of cards without scripts. */
  readonly riddles?: boolean;
}

/** Abe has the seat p1, Bea p2. */
export async function sitDown({ organiser, abe, bea }: World, { leagueId, riddles }: Terms): Promise<Table> {
  const seats = [abe, bea].map(({ id, deckId, riddlesId }) => ({
    playerId: id,
    deckId: riddles === true ? riddlesId : deckId,
  }));
  const body = { game: GAME, format: FORMAT, bestOf: 1 as const, seats, leagueId };
  const { id, games } = await answered(organiser.POST('/v1/matches', { body }));
  return { matchId: id, gameId: games[0]?.id ?? '' };
}

/** So many steps with any legal answers. */
export async function playOn({ caller, abe, bea }: World, { gameId }: Table, steps: number): Promise<void> {
  const pick = dice(steps);
  for (let done = 0; done < steps; done += 1) if ((await step(caller, gameId, [abe, bea], pick)) === null) return;
}

export const gameOf = ({ admin }: World, { gameId }: Table): Promise<Schemas['GameDto']> =>
  answered(admin.GET('/v1/games/{id}', { params: { path: { id: gameId } } }));

export const matchOf = ({ admin }: World, { matchId }: Table): Promise<Schemas['MatchDto']> =>
  answered(admin.GET('/v1/matches/{id}', { params: { path: { id: matchId } } }));

export const whenMatchIs = (world: World, table: Table, status: 'running' | 'ended'): Promise<Schemas['MatchDto']> =>
  eventually(`the match to be ${status}`, async () => {
    const match = await matchOf(world, table);
    return match.status === status ? match : null;
  });

export const concede = ({ client }: Person, { gameId }: Table) =>
  answered(client.POST('/v1/games/{id}/concede', { params: { path: { id: gameId } } }));

export const audit = ({ admin }: World, { gameId }: Table) =>
  answered(admin.GET('/v1/games/{id}/audit', { params: { path: { id: gameId } } }));

/** Won, lost and drawn of each player of a league, by name. */
export async function standings({ organiser }: World, leagueId: string): Promise<Record<string, string>> {
  const { standings: rows } = await answered(
    organiser.GET('/v1/leagues/{id}/standings', { params: { path: { id: leagueId } } }),
  );
  return Object.fromEntries(rows.map(({ name, won, lost, drawn }) => [name, `${won}-${lost}-${drawn}`]));
}

export const whenStandingsAre = (
  world: World,
  leagueId: string,
  expected: Readonly<Record<string, string>>,
): Promise<true> => {
  const wanted = JSON.stringify(Object.entries(expected).toSorted());
  return eventually(`the standings ${wanted}`, async () =>
    JSON.stringify(Object.entries(await standings(world, leagueId)).toSorted()) === wanted ? true : null,
  );
};

/** Contests a step; the case. */
export const contest = ({ client }: Person, body: Schemas['OpenCaseDto']): Promise<Schemas['CaseDto']> =>
  answered(client.POST('/v1/cases', { body }));

export const readCase = ({ client }: Person, id: string): Promise<Schemas['CaseDto']> =>
  answered(client.GET('/v1/cases/{id}', { params: { path: { id } } }));

type Verdict = Partial<Schemas['RuleOnCaseDto']>;

export const rule = ({ client }: Person, id: string, verdict: Verdict): Promise<Schemas['CaseDto']> => {
  const body = { upheld: true, text: 'So be it.', ...verdict };
  return answered(client.POST('/v1/cases/{id}/rulings', { params: { path: { id } }, body }));
};

/** Rules, and waits until the games and the match know. */
export async function ruleAndSee(judge: Person, id: string, verdict: Verdict): Promise<Schemas['CarriedOutDto']> {
  const { rulings } = await rule(judge, id, verdict);
  return eventually('the ruling to be carried out', async () => {
    const found = await readCase(judge, id);
    return found.rulings[rulings.length - 1]?.carriedOut ?? null;
  });
}

/** The code by which something is refused. */
export async function refusalOf(asked: Promise<unknown>): Promise<KifuProblem> {
  try {
    await asked;
  } catch (error) {
    if (error instanceof KifuProblem) return error;
    throw error;
  }
  throw new Error('it was not refused');
}
