/** All that is derived from the ledger, as clients read it: before and after it was thrown away and made again. */
import pg from 'pg';
import { answered, type Schemas } from '../../../src/client/index.js';
import { eventually } from '../ledger.js';
import type { World } from './world.js';

const LIMIT = 200;

/** Everything that was recorded has been taken by everybody who follows the ledger, and no job is left. */
export async function whenAtRest({ admin, database }: World): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    await eventually(
      'everything derived to have caught up',
      async () => {
        const { rows } = await client.query<{ behind: number }>(BEHIND);
        const { effects } = await answered(admin.GET('/v1/jobs'));
        const open = effects.reduce(
          (sum, { counts: { waiting, active, retrying } }) => sum + waiting + active + retrying,
          0,
        );
        return rows[0]?.behind === 0 && open === 0 ? true : null;
      },
      60_000,
    );
  } finally {
    await client.end();
  }
}

const BEHIND = `
select (select count(*) from es.inbox)::int
  + (select count(*) from es.checkpoints where position < (select max(gpos) from es.ledger))::int as behind`;

export async function readEverything(
  world: World,
  leagues: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const { admin } = world;
  const matches = await answered(admin.GET('/v1/matches', { params: { query: { limit: LIMIT } } }));
  const cases = await answered(admin.GET('/v1/cases', { params: { query: { limit: LIMIT } } }));
  const read = async (path: string): Promise<readonly [string, unknown]> => {
    // Replays are made when somebody first asks for them, and a slow machine has its callers come again.
    const { status, body } = await eventually(`${path} to be made`, async () => {
      const answer = await world.caller.call('GET', path);
      return answer.status === 202 ? null : answer;
    });
    // Each refusal has an id of its own; its code says all.
    return [path, status < 400 ? body : { status, code: (body as { code?: string }).code }];
  };
  const details = await Promise.all(
    matches.items.map(({ id }) => answered(admin.GET('/v1/matches/{id}', { params: { path: { id } } }))),
  );
  const games = details.flatMap((match) => match.games.map(({ id }) => id));
  const paths = [
    ...cases.items.map(({ id }) => `/v1/cases/${id}`),
    ...details.map(({ id }) => `/v1/matches/${id}/replay`),
    ...(await Promise.all(games.map((id) => pathsOf(world, id)))).flat(),
    ...leagues.flatMap((id) => [
      `/v1/leagues/${id}/standings`,
      `/v1/exports/standings?league=${id}&format=csv`,
      `/v1/statistics?league=${id}`,
    ]),
    '/v1/statistics',
    ...['matches', 'statistics'].map((what) => `/v1/exports/${what}?format=csv`),
  ];
  return { matches, cases, details, ...Object.fromEntries(await Promise.all(paths.map(read))) };
}

async function pathsOf({ admin }: World, id: string): Promise<readonly string[]> {
  const game: Schemas['GameDto'] = await answered(admin.GET('/v1/games/{id}', { params: { path: { id } } }));
  const replays = game.branches.map(({ number }) => `/v1/games/${id}/replay?branch=${number}`);
  return [`/v1/games/${id}`, `/v1/games/${id}/replay`, ...(game.status === 'ended' ? replays : [])];
}
