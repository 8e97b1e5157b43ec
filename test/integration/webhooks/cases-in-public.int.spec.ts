/**
 * Goal: the public is told of cases, rulings and what they change, each change once, and nothing of what people wrote.
 * Method: streams recorded as the service records them; then the events, read from the beginning, are all of them.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventStore, Feed, type NewEvent } from '../../../src/platform/event-store/index.js';
import { newId } from '../../../src/platform/ids/index.js';
import { describeApi } from '../../../src/platform/http/index.js';
import { serveKifu, type TestApi } from '../../support/api.js';
import { readStream } from '../../support/event-stream.js';
import { BY_ADMIN, eventually } from '../../support/ledger.js';
import { judgeOf } from '../../support/openapi.js';
import { type RecordedMatch, recordedMatch } from '../../support/recorded-matches.js';

const HASH = '0'.repeat(64);
const WRITTEN = 'The Hidden Card in my hand';
const CAUSE = { kind: 'ruling', id: 'case/1' };

let api: TestApi;
let faults: ReturnType<typeof judgeOf>;
let appended = 0;

beforeAll(async () => {
  api = await serveKifu();
  faults = judgeOf(describeApi(api.app));
});

afterAll(() => api.close());

/** Everything that one cause leads to is recorded at once. */
async function record(stream: string, ...events: readonly NewEvent[]): Promise<void> {
  const store = api.app.get(EventStore);
  const expected = (await store.head(stream))?.version ?? 'no-stream';
  const metadata = { ...BY_ADMIN, causation: `${stream}/${String(expected)}` };
  await store.append({ stream, expected, events, metadata });
  appended += events.length;
}

async function recorded(match: RecordedMatch): Promise<RecordedMatch> {
  for (const [stream, events] of match.streams) for (const event of events) await record(stream, event);
  return match;
}

/** What is told of all that was recorded by `change`, in order. */
async function toldOf(change: () => Promise<void>) {
  const before = appended;
  await change();
  const feed = api.app.get(Feed);
  await eventually('the ledger', async () => ((await feed.head()) >= appended ? true : null));
  // What is told next tells of something else, and ends the reading.
  await recorded(recordedMatch({ players: [newId(), newId()], games: [], ended: false }));
  for (let until = 1; ; until += 1) {
    const told = await readStream(api, `/v1/events?after=${before}`, api.adminKey, until);
    const end = told.findIndex(({ event }) => event === 'match.created');
    if (end < 0) continue;
    expect(told.flatMap((event) => faults('/components/schemas/PublicNews', event))).toEqual([]);
    return told.slice(0, end).map(({ event, data }) => ({ kind: event, ...(data as { data: object }) }));
  }
}

const kinds = (told: readonly { kind: string }[]) => told.map(({ kind }) => kind);
const result = (winner: 'p1' | 'p2') => ({
  p1: { won: Number(winner === 'p1'), lost: Number(winner === 'p2'), drawn: 0 },
  p2: { won: Number(winner === 'p2'), lost: Number(winner === 'p1'), drawn: 0 },
});

describe('a match in a league whose end is changed', () => {
  const leagueId = newId();
  let match: RecordedMatch;
  let gameId: string;
  const counted = (winner: 'p1' | 'p2'): NewEvent[] => [
    { type: 'MatchGameEnded', payload: { gameId, number: 1, winners: [winner], draw: false } },
    {
      type: 'MatchEnded',
      payload: { winners: [winner], draw: false, games: [gameId], result: result(winner) },
    },
  ];
  const reopened = (): NewEvent => ({ type: 'MatchReopened', payload: { gameId, number: 1 } });

  beforeAll(async () => {
    match = await recorded(recordedMatch({ players: [newId(), newId()], leagueId, games: [{ winner: 'p1' }] }));
    gameId = match.gameIds[0] ?? '';
  });

  it('continues: the table stops counting it, until its next end', async () => {
    expect(await toldOf(() => record(match.matchId, reopened()))).toMatchObject([
      { kind: 'match.reopened', data: { matchId: match.matchId, leagueId, gameId, number: 1 } },
      { kind: 'standings.changed', data: { leagueId, matchId: match.matchId } },
    ]);
    const ended = await toldOf(() => record(match.matchId, ...counted('p1')));
    expect(kinds(ended)).toEqual(['game.ended', 'match.ended', 'standings.changed']);
  });

  it('is won by the other: the match never went on, and the table changed once', async () => {
    const told = await toldOf(() => record(match.matchId, reopened(), ...counted('p2')));
    expect(kinds(told)).toEqual(['game.ended', 'match.ended', 'standings.changed']);
  });

  it('is ruled as it was: the table is the same', async () => {
    const ruled: NewEvent = { type: 'MatchRuled', payload: { winners: ['p2'], draw: false, cause: CAUSE } };
    const same = counted('p2').slice(1);
    const told = await toldOf(() => record(match.matchId, ruled, ...same));
    expect(kinds(told)).toEqual(['match.ruled', 'match.ended']);
    const other = { ...ruled, payload: { winners: ['p1'], draw: false, cause: CAUSE } };
    const changed = await toldOf(() => record(match.matchId, other, ...counted('p1').slice(1)));
    expect(changed[0]).toMatchObject({ data: { winners: ['p1'], cause: CAUSE } });
    expect(kinds(changed)).toEqual(['match.ruled', 'match.ended', 'standings.changed']);
  });

  it('is no matter of a table before it has ended, or outside of leagues', async () => {
    const terms = { players: [newId(), newId()] as const, games: [{ winner: 'p1' as const }, { winner: null }] };
    const running = await recorded(recordedMatch({ ...terms, leagueId, ended: false }));
    const first = { gameId: running.gameIds[0] ?? '', number: 1 };
    const open = { type: 'MatchReopened', payload: first };
    expect(await toldOf(() => record(running.matchId, open))).toEqual([]);
    const friendly = await recorded(recordedMatch({ ...terms, games: [{ winner: 'p1' }] }));
    const again = { type: 'MatchReopened', payload: { gameId: friendly.gameIds[0] ?? '', number: 1 } };
    expect(kinds(await toldOf(() => record(friendly.matchId, again)))).toEqual(['match.reopened']);
  });
});

describe('a game', () => {
  it('that is held back from spectators tells no step of what is done to it', async () => {
    const spectators = { delay: { turns: 2 } };
    const match = recordedMatch({ players: [newId(), newId()], games: [{ winner: 'p1' }], spectators });
    const gameId = (await recorded(match)).gameIds[0] ?? '';
    const rewound = { ...{ to: 41, branch: 2, actions: 4, stateHash: HASH }, substitutions: [] };
    const told = await toldOf(async () => {
      const cause = { kind: 'takeback', id: '43' };
      await record(gameId, { type: 'Rewound', payload: { ...rewound, cause } });
      const retraction = { cause: { kind: 'retraction', id: '42' }, reason: 'It was card 41' };
      await record(gameId, { type: 'Rewound', payload: { ...rewound, ...retraction } });
      await record(gameId, { type: 'Rewound', payload: { ...rewound, cause: CAUSE } });
    });
    expect(told).toMatchObject([
      { kind: 'game.rewound', data: { gameId, to: null, branch: 2, cause: { kind: 'takeback', id: null } } },
      { kind: 'game.rewound', data: { gameId, to: null, branch: 2, cause: { kind: 'retraction', id: null } } },
      { kind: 'game.rewound', data: { gameId, to: null, branch: 2, cause: CAUSE } },
    ]);
    expect(JSON.stringify(told.map(({ data }) => data))).not.toMatch(/\b4[123]\b/);
  });

  it('is rewound and gets a result by ruling, without exchanged cards or new secrets', async () => {
    const { matchId, gameIds } = await recorded(
      recordedMatch({ players: [newId(), newId()], games: [{ winner: 'p1' }] }),
    );
    const gameId = gameIds[0] ?? '';
    const rewound = {
      ...{ to: 1, branch: 2, actions: 0, cause: CAUSE, stateHash: HASH },
      substitutions: [{ seat: 'p1', object: 'o17', was: 'x-1', is: 'x-2' }],
      randomness: { serverSecret: HASH, commitment: HASH },
    };
    const takeback = { kind: 'takeback', id: '3' };
    const outcome = { winners: ['p2'], losers: ['p1'], draw: false, reason: 'ruling', cites: [] };
    const told = await toldOf(async () => {
      await record(gameId, { type: 'Rewound', payload: rewound });
      await record(gameId, { type: 'Rewound', payload: { ...rewound, cause: takeback } });
      await record(gameId, { type: 'ResultRuled', payload: { outcome, cause: CAUSE, stateHash: HASH } });
    });
    const about = { matchId, leagueId: null, game: 'toy', gameId };
    expect(told.map(({ kind, data }) => ({ kind, data }))).toEqual([
      { kind: 'game.rewound', data: { ...about, to: 1, branch: 2, cause: CAUSE } },
      { kind: 'game.rewound', data: { ...about, to: 1, branch: 2, cause: takeback } },
      { kind: 'game.ruled', data: { ...about, winners: ['p2'], draw: false, cause: CAUSE } },
    ]);
  });
});

describe('a case', () => {
  it('about a game that is held back from spectators tells how it goes, and no step or rule', async () => {
    const [caseId, playerId] = [newId(), newId()];
    const spectators = { delay: { seconds: 600 } };
    const terms = { players: [playerId, newId()] as const, games: [{ winner: null }], ended: false, spectators };
    const { matchId, gameIds } = await recorded(recordedMatch(terms));
    const gameId = gameIds[0] ?? '';
    const rule = { game: 'toy', rule: '41.4' };
    const about = { caseId, game: 'toy', gameId, matchId, leagueId: null, seats: [{ seat: 'p1', playerId }] };
    const penalties = [{ seat: 'p1', playerId, infraction: 'slow-play', penalty: 'warning' }];
    const verdict = { number: 1, upheld: true, penalties };
    const told = await toldOf(async () => {
      for (const event of [
        { type: 'CaseOpened', payload: { ...about, step: 41, claim: WRITTEN, rule, text: WRITTEN } },
        { type: 'CaseRuled', payload: { ...verdict, rule, text: WRITTEN, rewind: { to: 40 } } },
        {
          type: 'RulingCarriedOut',
          payload: { number: 1, effects: [{ remedy: 'rewind', stream: gameId, version: 44 }], failures: [] },
        },
      ]) {
        await record(caseId, event);
      }
    });
    expect(told).toMatchObject([
      { kind: 'case.opened', data: { caseId, gameId, step: null, rule: null, status: 'open' } },
      { kind: 'case.ruled', data: { step: null, ...verdict, rule: null, rewind: { to: null } } },
      {
        kind: 'ruling.carried-out',
        data: { step: null, number: 1, effects: [{ remedy: 'rewind', stream: gameId, version: null }] },
      },
    ]);
    expect(JSON.stringify(told.map(({ data }) => data))).not.toMatch(/[:"]4[0-9]\b/);
  });

  it('is published from its opening to its end, without texts of people', async () => {
    const [caseId, leagueId, playerId] = [newId(), newId(), newId()];
    const terms = { players: [playerId, newId()] as const, leagueId, games: [{ winner: null }], ended: false };
    const { matchId, gameIds } = await recorded(recordedMatch(terms));
    const gameId = gameIds[0] ?? '';
    const seats = [{ seat: 'p1', playerId }];
    const claim = { claim: WRITTEN, text: WRITTEN, rule: { game: 'toy', rule: '1.2' } };
    const penalties = [{ seat: 'p1', playerId, infraction: 'slow-play', penalty: 'warning' }];
    const ruling = { upheld: true, rule: claim.rule, text: WRITTEN, penalties };
    const invoke = { seat: 'p1', object: WRITTEN, ability: 'text-1' };
    const failures = [{ remedy: 'rewind', code: 'rewind.past-ruling', message: WRITTEN }];
    const effects = [{ remedy: 'result', stream: gameId, version: 7 }];
    const told = await toldOf(async () => {
      const payload = { caseId, game: 'toy', gameId, matchId, leagueId, seats, step: 4, ...claim };
      for (const event of [
        { type: 'CaseOpened', payload },
        { type: 'CaseAssigned', payload: { judge: WRITTEN } },
        { type: 'CaseDiscussed', payload: { text: WRITTEN } },
        { type: 'CaseRuled', payload: { ...ruling, number: 1, rewind: { to: 3 }, invoke } },
        { type: 'RulingCarriedOut', payload: { number: 1, effects, failures } },
        { type: 'CaseAppealed', payload: { text: WRITTEN } },
        { type: 'CaseRuled', payload: { ...ruling, number: 2, result: { winners: ['p1'], draw: false } } },
      ]) {
        await record(caseId, event);
      }
    });
    const about = { caseId, matchId, leagueId, game: 'toy', gameId, step: 4 };
    const verdict = { upheld: true, rule: claim.rule, penalties, rewind: null, result: null, matchResult: null };
    expect(told.map(({ kind, data }) => ({ kind, data }))).toEqual([
      { kind: 'case.opened', data: { ...about, status: 'open', rule: claim.rule } },
      { kind: 'case.assigned', data: { ...about, status: 'assigned' } },
      { kind: 'case.ruled', data: { ...about, status: 'ruled', ...verdict, number: 1, rewind: { to: 3 } } },
      {
        kind: 'ruling.carried-out',
        data: {
          ...{ ...about, status: 'ruled', number: 1, effects },
          failures: [{ remedy: 'rewind', code: 'rewind.past-ruling' }],
        },
      },
      { kind: 'case.appealed', data: { ...about, status: 'appealed' } },
      {
        kind: 'case.ruled',
        data: { ...about, status: 'closed', ...verdict, number: 2, result: { winners: ['p1'], draw: false } },
      },
      { kind: 'case.closed', data: { ...about, status: 'closed' } },
    ]);
    expect(JSON.stringify(told)).not.toContain('Hidden');
  });
});
