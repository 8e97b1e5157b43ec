/**
 * Goal: what a caller may not know cannot be found out from any answer of the service: not from bodies, headers, sizes,
 * refusals or streams. Method: two services in which matches are played that differ only in what a reader may not know
 * (test/support/twin-games.ts). All who may not know it ask both for everything there is to ask; the answers must be
 * the same, byte for byte, but for what test/support/twin-services.ts lists with its reasons.
 * When it fails: the message shows the first difference. A new route must be added to one of the two lists below.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInDecks, type Command, games, type Rules, rulesFor, type Viewer } from '../../../src/engine/index.js';
import { derivedId } from '../../../src/modules/matches/index.js';
import { describeApi } from '../../../src/platform/http/index.js';
import { eventually } from '../../support/ledger.js';
import { pickFrom } from '../../support/random-game.js';
import { tableOf } from '../../support/random-table.js';
import { type Refused, refusedOrders } from '../../support/refused-orders.js';
import { same } from '../../support/same.js';
import { type Twins, twinsOf } from '../../support/twin-games.js';
import { kitOf } from '../../support/games/kit.js';
import {
  askBoth,
  type Asked,
  begin,
  followBoth,
  isLooker,
  type Ids,
  type Reader,
  READERS,
  seedOf,
  type Sides,
  startTwins,
  stopTwins,
  tell,
} from '../../support/twin-services.js';

/** Matches for each game and each viewer, and how long they are. */
const RUNS = Number(process.env['KIFU_TWINS'] ?? 1);
const SEED = Number(process.env['KIFU_TWINS_SEED'] ?? 20_261_122);
const LENGTH = 36;
/** How long read models may take to follow. */
const FOLLOWS_MS = 20_000;

const VIEWERS: readonly Viewer[] = [
  { kind: 'player', seat: 'p1' },
  { kind: 'player', seat: 'p2' },
  { kind: 'spectator' },
  // A caller who may see everything, and learns from nothing what will be drawn.
  { kind: 'judge' },
];
const ALL: readonly Rules[] = games.flatMap((game) => rulesFor(game) ?? []);

/** Twin matches in both services. */
interface Scene {
  readonly place: number;
  /** Then players may know that judges have looked. */
  readonly isOver: boolean;
  readonly rules: Rules;
  readonly viewer: Viewer;
  readonly twins: Twins;
  readonly version: number;
  readonly ids: readonly [Ids, Ids];
  readonly refused: Refused;
}

let sides: Sides;
const scenes: Scene[] = [];

beforeAll(async () => {
  sides = await startTwins(ALL);
  const seeds = fc.sample(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { seed: SEED, numRuns: RUNS });
  for (const rules of ALL) {
    const knowing = kitOf(rules.game).asksAboutDecks === true ? ['judge'] : [];
    if (knowing.length > 0) console.log(`${rules.game}: no twins for a judge, who has seen the decks asked about`);
    const viewers = VIEWERS.filter(({ kind }) => !knowing.includes(kind));
    for (const viewer of viewers) for (const seed of seeds) scenes.push(await playBoth(rules, viewer, seed));
  }
}, 600_000);

afterAll(() => stopTwins(sides));

/** In a game of small decks nothing may stay hidden; another one is played then. */
const TRIES = 8;

/** Begins both matches and plays them; one who watches live is told the same of both. */
async function playBoth(rules: Rules, viewer: Viewer, seed: number, tries = TRIES): Promise<Scene> {
  const name = `${rules.game} ${JSON.stringify(viewer)} ${seed}`;
  const [matchId, gameId] = [derivedId('twin match', name), derivedId('twin game', name)];
  const usual = Object.entries(builtInDecks(rules.game));
  const first = 2 * (seed % Math.ceil(usual.length / 2));
  const seats = ['p1', 'p2'].map((seat, place) => ({ seat, deck: usual[(first + place) % usual.length]?.[1] ?? [] }));
  const setup = { gameId, format: tableOf(rules, seats.length).format, seats, seed: seedOf(gameId) };
  const twins = twinsOf(rules, setup, LENGTH, viewer, pickFrom(seed));
  if (twins === null && tries > 1) return playBoth(rules, viewer, seed + 1, tries - 1);
  if (twins === null) throw new Error(`${name}: nothing that happens is hidden`);
  // What the others brought is another list altogether there.
  const reads = (seat: string): boolean => viewer.kind === 'judge' || isOwn(viewer, seat);
  const lists = (other: number) =>
    seats.map(({ seat }, place) => usual[(first + place + (reads(seat) ? 0 : other)) % usual.length]);
  const match = { rules, matchId, gameId };
  const ids = [
    await begin(sides[0], { ...match, course: twins.here, lists: lists(0) }),
    await begin(sides[1], { ...match, course: twins.there, lists: lists(1) }),
  ] as const;
  const version = twins.here.commands.length + 1;
  const stream = `/v1/games/${gameId}/stream?after=0`;
  const live = followBoth(sides, ownOf(viewer), [stream, stream], version);
  for (const [index, here] of twins.here.commands.entries()) {
    await carryOut(gameId, viewer, [here, twins.there.commands[index] ?? here]);
  }
  await live;
  const state = twins.here.states.at(-1) ?? twins.here.start;
  const refused = refusedOrders(rules, state, viewer, pickFrom(seed ^ 0x2545f491));
  return { place: scenes.length, isOver: false, rules, viewer, twins, version, ids, refused };
}

const isOwn = (viewer: Viewer, seat: string): boolean => viewer.kind === 'player' && viewer.seat === seat;

/** A key with these eyes. */
const ownOf = (viewer: Viewer): Reader =>
  READERS.find((reader) => isOwn(viewer, reader)) ?? (viewer.kind === 'judge' ? 'judge' : 'player');

/** The viewer, and another who knows no more: in each scene another one. */
function inTheDark({ viewer, place }: Scene): readonly Reader[] {
  if (viewer.kind === 'judge') return ['judge', 'head-judge', 'admin', 'organiser'];
  const others = READERS.filter((reader) => reader !== 'p1' && reader !== 'p2' && reader !== ownOf(viewer));
  return [ownOf(viewer), others[place % others.length] ?? 'nobody'];
}

/** What the viewer does it is answered alike; what others do only has to be possible. */
async function carryOut(gameId: string, viewer: Viewer, commands: readonly [Command, Command]): Promise<void> {
  const asked = commands.map((command) => orderOf(gameId, command));
  const [here, there] = asked;
  if (here === undefined || there === undefined) throw new Error('there are two commands');
  const reader = READERS.find((each) => 'seat' in commands[0] && each === commands[0].seat) ?? 'nobody';
  const answers = isOwn(viewer, reader)
    ? await askBoth(sides, reader, 'POST', [here, there])
    : await Promise.all([tell(sides[0], reader, 'POST', here), tell(sides[1], reader, 'POST', there)]);
  for (const { status, text } of answers) if (status !== 200) throw new Error(`refused: ${text}`);
}

function orderOf(gameId: string, command: Command): Asked {
  switch (command.kind) {
    case 'answer':
      return { path: `/v1/games/${gameId}/actions?answers=100`, body: { answers: command.answers } };
    case 'invoke': {
      const { object, ability } = command;
      return { path: `/v1/games/${gameId}/invocations?answers=100`, body: { object, ability } };
    }
    default:
      throw new Error(`nobody does ${command.kind} in these games`);
  }
}

const AS = ['spectator', 'p1', 'p2', 'p3', 'judge', 'everything'];
const asEverybody = (path: string): readonly Asked[] =>
  [path, ...AS.map((as) => `${path}${path.includes('?') ? '&' : '?'}as=${as}`)].map((each) => ({ path: each }));
const pairOf = (asked: Asked): readonly [Asked, Asked] => [asked, asked];
const asIs = (...paths: readonly string[]): readonly Asked[] => paths.map((path) => ({ path }));

/** Those who work at the table read decks, and what was disclosed. */
const readsDecks = (reader: Reader): boolean => reader === 'organiser' || isLooker(reader);

type Requests = (ids: Ids, scene: Scene, reader: Reader) => readonly Asked[];

/** What is asked of every route that has to do with matches. */
const COMPARED: Readonly<Record<string, Requests>> = {
  'GET /v1/games/{id}': ({ gameId }) => asIs(`/v1/games/${gameId}`),
  'GET /v1/games/{id}/state': ({ gameId }, { version }) => [
    ...asEverybody(`/v1/games/${gameId}/state`),
    ...asIs(...versionsTo(version).map((at) => `/v1/games/${gameId}/state?version=${at}`)),
  ],
  'GET /v1/games/{id}/decisions': ({ gameId }) => [
    ...asEverybody(`/v1/games/${gameId}/decisions?limit=1000`),
    ...asIs(`/v1/games/${gameId}/decisions?limit=0`),
  ],
  'GET /v1/games/{id}/events': ({ gameId }) => [
    ...asEverybody(`/v1/games/${gameId}/events?limit=500`),
    ...asIs(`/v1/games/${gameId}/events?after=3&limit=4`),
  ],
  'GET /v1/games/{id}/log': ({ gameId }) => [
    ...asEverybody(`/v1/games/${gameId}/log?limit=500`),
    ...asIs(`/v1/games/${gameId}/log?after=3&limit=4`),
  ],
  'GET /v1/games/{id}/audit': ({ gameId }) => asIs(`/v1/games/${gameId}/audit`),
  'GET /v1/games/{id}/replay': ({ gameId }) =>
    asIs(
      ...['', '?from=3&to=5', '?after=3&limit=4', '?branch=1', '?branch=9'].map(
        (part) => `/v1/games/${gameId}/replay${part}`,
      ),
    ),
  'POST /v1/games/{id}/actions': ({ gameId }, { refused }) =>
    refused.actions.map((body) => ({ path: `/v1/games/${gameId}/actions`, body })),
  'POST /v1/games/{id}/invocations': ({ gameId }, { refused }) =>
    refused.invocations.map((body) => ({ path: `/v1/games/${gameId}/invocations`, body })),
  'POST /v1/games/{id}/repetitions': ({ gameId }, { refused }) =>
    refused.repetitions.map((body) => ({ path: `/v1/games/${gameId}/repetitions`, body })),
  // Organisers may know at once that judges have looked.
  'GET /v1/games/{id}/looks': ({ gameId }, { isOver }, reader) =>
    isOver || readsDecks(reader) ? [] : asIs(`/v1/games/${gameId}/looks`),
  'POST /v1/games/{id}/chance': ({ gameId }) => {
    const asserted = [{ label: 'p2.deck', outcome: ['1-7'] }];
    return [{ path: `/v1/games/${gameId}/chance`, body: { asserted } }];
  },
  'POST /v1/games/{id}/retractions': ({ gameId }, { version }) => [
    { path: `/v1/games/${gameId}/retractions`, body: { to: version - 1, reason: 'Another card' } },
  ],
  'GET /v1/matches': ({ players, leagueId }) =>
    asIs(
      '/v1/matches?limit=100',
      `/v1/matches?player=${players[0]}&limit=100`,
      `/v1/matches?league=${leagueId}&limit=100`,
    ),
  'GET /v1/matches/{id}': ({ matchId }) => asIs(`/v1/matches/${matchId}`),
  'GET /v1/matches/{id}/audit': ({ matchId }) => asIs(`/v1/matches/${matchId}/audit`),
  'GET /v1/matches/{id}/replay': ({ matchId }) => asIs(`/v1/matches/${matchId}/replay`),
  'GET /v1/players': () => asIs('/v1/players?limit=100', '/v1/players?name=ab'),
  'GET /v1/players/{id}/roles': ({ players }) => asIs(...players.map((player) => `/v1/players/${player}/roles`)),
  // Own decks are known, and organisers may read every deck.
  'GET /v1/decks': ({ players }, _, reader) =>
    readsDecks(reader)
      ? []
      : asIs(
          ...(reader === 'p1' || reader === 'p2' ? [] : ['/v1/decks']),
          ...players.filter((_, place) => reader !== `p${place + 1}`).map((player) => `/v1/decks?player=${player}`),
        ),
  // Organisers may read every deck.
  'GET /v1/decks/{id}': ({ decks }, _, reader) =>
    readsDecks(reader) ? [] : asIs(...decks.map((deck) => `/v1/decks/${deck}`)),
  // Those of others, which nobody makes public.
  'PUT /v1/decks/{id}/publication': ({ decks }, _, reader) =>
    decks
      .filter((_deck, place) => reader !== `p${place + 1}`)
      .map((deck) => ({ path: `/v1/decks/${deck}/publication`, body: { published: true } })),
  'GET /v1/players/{id}': ({ players }) => asIs(...players.map((player) => `/v1/players/${player}`)),
  'POST /v1/sandbox': ({ gameId, matchId }, { version }) =>
    [
      { game: { id: gameId } },
      { game: { id: gameId, version: version - 3 } },
      { match: { id: matchId, number: 1 } },
      // Who gives the seed must not learn from what it deals how the deck lay before.
      { game: { id: gameId, seed: 'a'.repeat(64) } },
    ].flatMap((start) =>
      [{}, { as: 'judge' }, { as: 'everything' }].map((eyes) => ({
        path: '/v1/sandbox',
        body: { ...start, ...eyes, actions: [] },
      })),
    ),
  'GET /v1/cases': ({ matchId }) => asIs('/v1/cases?limit=100', `/v1/cases?match=${matchId}`),
  'GET /v1/leagues': () => asIs('/v1/leagues?limit=100'),
  'GET /v1/leagues/{id}': ({ leagueId }) => asIs(`/v1/leagues/${leagueId}`),
  'GET /v1/leagues/{id}/standings': ({ leagueId }) => asIs(`/v1/leagues/${leagueId}/standings`),
  'GET /v1/leagues/{id}/seasons': ({ leagueId }) => asIs(`/v1/leagues/${leagueId}/seasons`),
  'GET /v1/leagues/{id}/roles': ({ leagueId }) => asIs(`/v1/leagues/${leagueId}/roles`),
  'GET /v1/exports/matches': () => asIs(...['csv', 'json'].map((format) => `/v1/exports/matches?format=${format}`)),
  'GET /v1/exports/penalties': ({ leagueId }) =>
    asIs(...['csv', 'json'].map((format) => `/v1/exports/penalties?league=${leagueId}&format=${format}`)),
  'GET /v1/exports/standings': ({ leagueId }) =>
    asIs(...['csv', 'json'].map((format) => `/v1/exports/standings?league=${leagueId}&format=${format}`)),
  'GET /v1/exports/statistics': () =>
    asIs(...['csv', 'json'].map((format) => `/v1/exports/statistics?format=${format}`)),
  'GET /v1/statistics': ({ leagueId }) => asIs('/v1/statistics', `/v1/statistics?league=${leagueId}&minGames=1`),
};

/** Compared in tests of their own. */
const IN_TURN: readonly string[] = [
  'GET /v1/games/{id}/stream',
  'GET /v1/events',
  'PUT /v1/matches/{id}/publication',
  'POST /v1/games/{id}/concede',
  'POST /v1/games/{id}/takebacks',
  'POST /v1/games/{id}/takebacks/{proposal}/answer',
  'POST /v1/cases',
  'GET /v1/cases/{id}',
  'GET /v1/cases/{id}/rewind',
  'GET /v1/cases/{id}/remedies',
  'POST /v1/cases/{id}/statements',
  'POST /v1/cases/{id}/assignments',
  'POST /v1/cases/{id}/discussion',
  'POST /v1/cases/{id}/rulings',
  'POST /v1/cases/{id}/rulings/preview',
  'POST /v1/cases/{id}/appeals',
  'POST /v1/cases/{id}/closing',
];

/** What no match can be read by, by the beginning of the routes. */
const APART: Readonly<Record<string, string>> = {
  'GET /.well-known/': 'public keys',
  '/v1/oidc/': 'of a person who logs in',
  '/v1/sessions': 'of a person who logs in',
  '/v1/browser-sessions': 'of a person who logs in',
  '/v1/accounts': "the caller's own account",
  'GET /v1/me': 'the caller',
  '/v1/password-resets': 'of a person who forgot a password',
  '/v1/keys': "the caller's own key",
  '/v1/signing-keys': 'of the service alone',
  'POST /v1/players': 'makes players, their keys and ways back in',
  'PATCH /v1/players/{id}': 'renames a player',
  'GET /v1/players/{id}/records': 'which records are of one person',
  '/v1/organisations': 'who runs leagues',
  '/v1/leagues/{id}/roles/': 'who runs leagues',
  'POST /v1/leagues': 'makes leagues',
  '/v1/catalogue/': 'the same cards for every match',
  'GET /v1/cards': 'the same cards for every match',
  'GET /v1/service': 'the same for everybody',
  'GET /v1/rules/{game}': 'the same for everybody',
  'GET /v1/decks/samples': 'the same for everybody',
  'POST /v1/decks': "the caller's own cards",
  'PUT /v1/matches/{id}/entropy': 'before the first game begins',
  'POST /v1/matches/{id}/decks': 'the decks of a match that is over, to their players',
  'POST /v1/matches': 'begins a match, of which nothing is hidden from its answer but what the match hides',
  '/v1/games/{id}/studies': 'what authors write about a match, shown to others once all of it is public',
  '/v1/games/{id}/clock': 'of time alone, which is public',
  '/v1/games/{id}/presence': 'of time alone, which is public',
  '/v1/audits': 'for admins',
  '/v1/ledger': 'salted hashes, of whatever was recorded; that it was is public',
  '/v1/jobs': 'for those who run the service: ids of games, and how far their jobs are',
  '/v1/webhooks': 'told of the same facts as GET /v1/events',
  '/v1/tournaments': 'knows results and decks by their ids, and nothing of a game that is being played',
  '/v1/ratings': 'rests on results of matches that are over',
  '/v1/players/{id}/ratings': 'rests on results of matches that are over',
  '/v1/table-cases': 'what players at tables of tournaments say to staff',
  '/v1/seasons': 'places in tournaments that have ended',
  '/v1/exports/tournament': 'the standings of a tournament',
};

/** Routes of read models, which follow the ledger a moment later. */
const FOLLOWS = /^GET \/v1\/(matches|cases|leagues|exports|statistics)/;

const versionsTo = (version: number): readonly number[] =>
  Array.from({ length: version + 2 }, (_, index) => index + 1).filter((each) => each % 8 === 1 || each >= version);

/** Ids have other names in the twin, but that of a deck is shown only to its player, and to staff. */
function tellsNoDeck(text: string, { ids: [{ decks }] }: Scene, reader: Reader): void {
  const hidden = decks.filter((_, place) => !readsDecks(reader) && reader !== `p${place + 1}`);
  expect(hidden.filter((deck) => text.includes(deck))).toEqual([]);
}

/** What an event of a game that goes on can change; lists and tables follow matches that end. */
const isOfOneMatch = (operation: string): boolean => /\/(games|matches)\/\{id\}|sandbox/.test(operation);

const OBJECTS = /\bo\d+\b/g;
const withoutRequest = (text: string): string => text.replace(/"requestId":"[^"]+"/, '');
async function compareAll(scene: Scene, reader: Reader, isAsked = (_operation: string) => true): Promise<number> {
  let count = 0;
  for (const [operation, requests] of Object.entries(COMPARED).filter(([each]) => isAsked(each))) {
    const [method = ''] = operation.split(' ');
    const there = requests(scene.ids[1], scene, reader);
    for (const [index, asked] of requests(scene.ids[0], scene, reader).entries()) {
      const wait = FOLLOWS.test(operation) ? FOLLOWS_MS : 0;
      const [{ text }] = await askBoth(sides, reader, method, [asked, there[index] ?? asked], wait);
      if (!asked.path.startsWith('/v1/decks')) tellsNoDeck(text, scene, reader);
      count += 1;
    }
  }
  return count;
}

it('asks every route of the API, or says why not', () => {
  const all = Object.entries(describeApi(sides[0].api.app).paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const isApart = (operation: string): boolean =>
    Object.keys(APART).some((start) => operation.startsWith(start) || operation.replace(/^\w+ /, '').startsWith(start));
  const asked = [...Object.keys(COMPARED), ...IN_TURN];
  expect(all.filter((each) => !asked.includes(each) && !isApart(each))).toEqual([]);
  expect(asked.filter((each) => !all.includes(each))).toEqual([]);
});

it('has matches that really differ', () => {
  const cards = scenes.map(({ twins }) => twins.differing.cards);
  expect(Math.min(...cards)).toBeGreaterThan(0);
  expect(cards.reduce((sum, each) => sum + each, 0) / cards.length).toBeGreaterThan(8);
});

describe('while the games are running', () => {
  it('answers everybody alike', { timeout: 600_000 }, async () => {
    let count = 0;
    // What a judge has looked at is nobody's to notice.
    for (const { ids } of scenes) {
      const looked = { path: `/v1/games/${ids[1].gameId}/state?as=everything` };
      expect(await tell(sides[1], 'judge', 'GET', looked)).toMatchObject({ status: 200 });
    }
    for (const scene of scenes) for (const reader of inTheDark(scene)) count += await compareAll(scene, reader);
    expect(count).toBeGreaterThan(scenes.length * 100);
  });

  it('streams the same', async () => {
    for (const { ids, version, ...scene } of scenes) {
      for (const reader of inTheDark({ ids, version, ...scene }).filter((each) => each !== 'nobody')) {
        const path = `/v1/games/${ids[0].gameId}/stream?state=true&after=`;
        // Every action, then the board.
        await followBoth(sides, reader, [`${path}0`, `${path}0`], version);
        await followBoth(sides, reader, [`${path}5`, `${path}5`], version - 5);
        await askBoth(sides, reader, 'GET', [{ path: `${path}${version + 1}` }, { path: `${path}${version + 1}` }]);
      }
    }
    const created = scenes.length * 2;
    await followBoth(sides, 'player', ['/v1/events?after=0', '/v1/events?after=0'], created);
  });

  it('refuses what names a hidden card as it refuses what names nothing', async () => {
    let count = 0;
    for (const { viewer, ids, refused } of scenes) {
      const path = `/v1/games/${ids[0].gameId}`;
      for (const { route, hidden, missing } of refused.pairs) {
        const answers = await Promise.all(
          [hidden, missing].map((body) => tell(sides[0], ownOf(viewer), 'POST', { path: `${path}/${route}`, body })),
        );
        // The id of a request first: it may look like an object.
        const [found, expected] = answers.map(
          ({ status, text }) => `${status} ${withoutRequest(text).replaceAll(OBJECTS, '"?"')}`,
        );
        same(found, expected, JSON.stringify(hidden));
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(scenes.length);
  });
});

describe('what comes of it', () => {
  it('is answered alike: cases, as far as they are for the parties', { timeout: 600_000 }, async () => {
    for (const scene of scenes.filter(({ viewer }) => viewer.kind === 'player')) {
      const { ids, version } = scene;
      const own = ownOf(scene.viewer);
      const claim = {
        gameId: ids[0].gameId,
        step: version - 2,
        claim: 'A forgotten effect',
        text: 'It was forgotten.',
      };
      const opened = await askBoth(sides, own, 'POST', pairOf({ path: '/v1/cases', body: claim }));
      const cases = opened.map(({ text }) => `/v1/cases/${(JSON.parse(text) as { id: string }).id}`);
      const [here = '', there = ''] = cases;
      const read = async () => {
        for (const reader of inTheDark(scene)) {
          for (const part of ['', `/rewind?to=${version - 4}`, '/remedies', `/remedies?to=${version - 4}`])
            await askBoth(sides, reader, 'GET', [{ path: `${here}${part}` }, { path: `${there}${part}` }]);
          await askBoth(sides, reader, 'GET', pairOf({ path: `/v1/cases?match=${ids[0].matchId}` }), FOLLOWS_MS);
        }
      };
      const byJudge = async (part: string, bodies: readonly [object, object]) => {
        for (const [at, path] of cases.entries()) {
          const side = at === 0 ? sides[0] : sides[1];
          const { status, text } = await tell(side, 'judge', 'POST', { path: `${path}/${part}`, body: bodies[at] });
          if (status !== 200) throw new Error(text);
        }
      };
      const ask = (reader: Reader, part: string, body: object) =>
        askBoth(sides, reader, 'POST', [
          { path: `${here}/${part}`, body },
          { path: `${there}/${part}`, body },
        ]);
      await read();
      await byJudge('discussion', [{ text: 'They hold the card.' }, { text: 'They do not hold the card at all.' }]);
      await tell(sides[1], 'judge', 'POST', { path: `${there}/discussion`, body: { text: 'Not at all.' } });
      await read();
      for (const reader of inTheDark(scene)) {
        await ask(reader, 'statements', { text: 'So it was.' });
        await ask(reader, 'discussion', { text: 'What is said?' });
        await ask(reader, 'assignments', { judge: 'Me' });
        await ask(reader, 'rulings', { upheld: true, text: 'So be it.' });
        await ask(reader, 'rulings/preview', {});
        await ask(reader, 'closing', { text: 'Enough.' });
        await ask(reader, 'appeals', { text: 'No.' });
      }
      const ruling = { upheld: false, text: 'Nothing was forgotten.' };
      await byJudge('rulings', [ruling, ruling]);
      await eventually('both have carried it out', async () => {
        const [one, other] = await Promise.all([
          tell(sides[0], 'judge', 'GET', { path: here }),
          tell(sides[1], 'judge', 'GET', { path: there }),
        ]);
        return [one, other].every(({ text }) => !text.includes('"carriedOut":null')) ? true : null;
      });
      await read();
      await ask(own, 'appeals', { text: 'But it was.' });
      await read();
    }
  });

  it('is answered alike to judges: cases, and what is taken back', { timeout: 600_000 }, async () => {
    let taken = 0;
    for (const scene of scenes.filter(({ viewer }) => viewer.kind === 'judge')) {
      const { gameId } = scene.ids[0];
      const claim = { gameId, step: scene.version - 2, claim: 'A forgotten effect', text: 'It was forgotten.' };
      const opened = await askBoth(sides, 'p1', 'POST', pairOf({ path: '/v1/cases', body: claim }));
      const [here = '', there = ''] = opened.map(({ text }) => (JSON.parse(text) as { id: string }).id);
      const to = scene.version - 4;
      for (const reader of inTheDark(scene))
        for (const part of ['', `/rewind?to=${to}`, '/remedies', `/remedies?to=${to}`])
          await askBoth(sides, reader, 'GET', [
            { path: `/v1/cases/${here}${part}` },
            { path: `/v1/cases/${there}${part}` },
          ]);
      let { version } = scene;
      for (const [seat, to] of [1, 2, 3, 4].flatMap((back) =>
        ['p1', 'p2'].map((each) => [each, version - back] as const),
      )) {
        const [proposer, other] = seat === 'p1' ? (['p1', 'p2'] as const) : (['p2', 'p1'] as const);
        const path = `/v1/games/${gameId}/takebacks`;
        const [{ status }] = await askBoth(sides, proposer, 'POST', pairOf({ path, body: { to } }));
        if (status !== 200) continue;
        const answer = pairOf({ path: `${path}/${version + 1}/answer`, body: { answer: 'yes' } });
        const [answered] = await askBoth(sides, other, 'POST', answer);
        version += 2;
        if (answered.status === 200) version += 1;
        taken += 1;
        break;
      }
      for (const reader of inTheDark(scene)) await compareAll(scene, reader);
    }
    expect(taken).toBeGreaterThan(0);
  });

  it('is answered alike: takebacks', { timeout: 600_000 }, async () => {
    const statuses: number[] = [];
    for (const scene of scenes.filter(({ viewer }) => viewer.kind === 'player')) {
      const own = ownOf(scene.viewer);
      const opponent = own === 'p1' ? 'p2' : 'p1';
      const path = `/v1/games/${scene.ids[0].gameId}/takebacks`;
      let { version } = scene;
      for (const to of [version + 9, version, version - 1, version - 3, version - 9, 1]) {
        const [{ status }] = await askBoth(sides, own, 'POST', pairOf({ path, body: { to } }));
        statuses.push(status);
        if (status !== 200) continue;
        version += 1;
        for (const reader of inTheDark(scene)) await compareAll(scene, reader, isOfOneMatch);
        const answer = { path: `${path}/${version}/answer`, body: { answer: to < scene.version - 3 ? 'yes' : 'no' } };
        for (const side of sides) await tell(side, opponent, 'POST', answer);
        version += answer.body.answer === 'yes' ? 2 : 1;
      }
      for (const reader of inTheDark(scene)) await compareAll(scene, reader);
    }
    expect(new Set(statuses)).toEqual(new Set([200, 409, 422]));
  });
});

describe('once the games are over, and not everybody agrees that they become public', () => {
  it('answers everybody alike', { timeout: 600_000 }, async () => {
    for (const { viewer, ids } of scenes) {
      const { gameId, matchId } = ids[0];
      const path = `/v1/games/${gameId}/concede`;
      if (viewer.kind === 'player') await askBoth(sides, ownOf(viewer), 'POST', pairOf({ path, body: {} }));
      else for (const side of sides) await tell(side, 'p1', 'POST', { path, body: {} });
      const consent = { path: `/v1/matches/${matchId}/publication`, body: { consent: true } };
      await eventually('both matches have ended', async () => {
        const matches = await Promise.all(
          sides.map((side) => tell(side, 'player', 'GET', { path: `/v1/matches/${matchId}` })),
        );
        return matches.every(({ text }) => text.includes('"status":"ended"')) ? true : null;
      });
      if (viewer.kind === 'player') await askBoth(sides, ownOf(viewer), 'PUT', pairOf(consent));
      await askBoth(sides, 'player', 'PUT', pairOf(consent));
      await eventually('both replays are there', async () => {
        const replays = await Promise.all(
          sides.map((side) => tell(side, 'judge', 'GET', { path: `/v1/games/${gameId}/replay` })),
        );
        return replays.every(({ status }) => status === 200) ? true : null;
      });
    }
    // Those who work at the table may see what was in the decks then.
    for (const scene of scenes.filter(({ viewer }) => viewer.kind !== 'judge')) {
      for (const reader of inTheDark(scene)) await compareAll({ ...scene, isOver: true }, reader);
    }
  });
});
