/**
 * Goal: what has been recorded stays readable. Method: one event of each type as it was first written. If a case fails,
 * do not change it: give the event a new version, an upcaster in the event store, and a case of its own.
 */
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../platform/event-store/index.js';
import { commandOf } from './game-run.js';
import { decodeMatchEvent } from './events.js';

const HASH = '0'.repeat(64);
const OUTCOME = { winners: ['p2'], losers: ['p1'], draw: false, reason: 'lore', cites: [{ game: 'toy', rule: '1' }] };
const SEAT = { seat: 'p1', playerId: 'a', deckId: 'd' };
const SCORE = { won: 1, lost: 0, drawn: 0 };
const RANDOMNESS = { kind: 'seeded', serverSecret: HASH, seatSecrets: { p1: HASH }, commitments: { p1: HASH } };
const GAME = { gameId: 'g', matchId: 'm', number: 2, game: 'toy', ruleset: 'toy@1', engine: 'e/1', cardSet: HASH };

const TIMING = {
  bank: { seconds: 1500, incrementSeconds: 10 },
  turn: { seconds: 240 },
  disconnect: { graceSeconds: 120 },
};

const VERSION_1: Readonly<Record<string, readonly Json[]>> = {
  GameStarted: [
    {
      ...GAME,
      format: 'core',
      seats: [{ ...SEAT, deckName: 'x', cards: [{ card: 'c', count: 4 }] }],
      startingChooser: 'p1',
      randomness: RANDOMNESS,
      stateHash: HASH,
    },
    {
      ...GAME,
      format: 'core',
      seats: [{ ...SEAT, deckName: 'x', cards: [{ card: 'c', count: 4, zone: 'side' }] }],
      timing: { turn: { seconds: 240 } },
      spectators: { delay: { turns: 2 } },
      randomness: { ...RANDOMNESS, kind: 'asserted' },
      stateHash: HASH,
    },
    {
      ...{ ...GAME, format: 'draft', seats: [{ ...SEAT, deckName: 'x', cards: [] }] },
      timing: { turn: { seconds: 60, atEnd: 'lot' } },
      ...{ randomness: RANDOMNESS, stateHash: HASH },
    },
  ],
  ActionTaken: [
    { seat: 'p1', answers: [{ decision: { id: 'd1', kind: 'turn' }, answer: { action: 'end' } }], stateHash: HASH },
    { seat: 'p1', answers: [], stateHash: HASH, positionHash: HASH },
    { seat: 'p2', answers: [{ decision: { id: 'd1', kind: 'sure' }, answer: 'yes' }], stateHash: HASH, by: 'judge' },
    { seat: 'p1', answers: [], stateHash: HASH, asserted: [{ label: 'p1.deck', outcome: ['c'] }] },
    { seat: 'p1', answers: [], stateHash: HASH, by: 'lot', lot: { deadline: 'd', of: 9, taken: 0 } },
  ],
  ChanceAsserted: [
    { asserted: [{ label: 'p1.deck', outcome: ['c', 'd'] }], stateHash: HASH },
    { asserted: [{ label: 'chooser/0', outcome: ['p1'] }], stateHash: HASH, positionHash: HASH },
  ],
  LossRuled: [{ seats: ['p2', 'p3'], cause: { kind: 'ruling', id: 'c/4' }, stateHash: HASH, logHash: HASH }],
  Corrected: [
    {
      seat: 'p1',
      source: 'o7',
      acts: [
        { act: 'gain', player: 'p1', number: 2 },
        { act: 'banish', objects: ['o8'] },
      ],
      cause: { kind: 'ruling', id: 'c/4' },
      stateHash: HASH,
    },
  ],
  TextInvoked: [
    { seat: 'p1', object: 'o7', ability: 'text-1', stateHash: HASH },
    { seat: 'p1', object: 'o7', ability: 'text-1', stateHash: HASH, positionHash: HASH },
    { seat: 'p1', object: 'o7', ability: 'text-1', stateHash: HASH, by: 'judge' },
    { seat: 'p1', object: 'o7', ability: 'text-1', stateHash: HASH, by: 'judge', cause: { kind: 'ruling', id: 'c/4' } },
  ],
  RepetitionProposed: [{ seat: 'p1', round: [{ action: 'turn' }, ['o7'], 3], times: 12, stateHash: HASH }],
  Conceded: [{ seat: 'p1', stateHash: HASH }],
  GameEnded: [{ outcome: OUTCOME, actions: 7, turns: 3, stateHash: HASH }],
  Rewound: [
    {
      to: 7,
      branch: 2,
      actions: 6,
      cause: { kind: 'takeback', id: '9' },
      substitutions: [{ seat: 'p1', object: 'o4', was: 'p1-c1', is: 'p1-c2' }],
      stateHash: HASH,
    },
    {
      to: 7,
      branch: 3,
      actions: 6,
      cause: { kind: 'ruling', id: 'c/4' },
      substitutions: [],
      randomness: { serverSecret: HASH, commitment: HASH },
      stateHash: HASH,
    },
    {
      to: 7,
      branch: 2,
      actions: 6,
      cause: { kind: 'retraction', id: '8' },
      substitutions: [],
      reason: 'The card was another one',
      stateHash: HASH,
    },
  ],
  TakebackProposed: [{ seat: 'p1', to: 7, stateHash: HASH }],
  TakebackAnswered: [{ seat: 'p2', answer: 'yes', stateHash: HASH }],
  ResultRuled: [
    { outcome: OUTCOME, cause: { kind: 'ruling', id: 'c/4' }, stateHash: HASH },
    { outcome: OUTCOME, cause: { kind: 'ruling', id: 'c/4' }, stateHash: HASH, lost: ['p2'] },
    { outcome: OUTCOME, cause: { kind: 'ruling', id: 'c/5' }, stateHash: HASH, lifts: true },
  ],
  TimeExpired: [
    { deadline: '2026-11-22T12:00:00.000Z', expired: [{ seat: 'p1', kind: 'bank' }], stateHash: HASH },
    {
      deadline: '2026-11-22T12:00:00.000Z',
      expired: [
        { seat: 'p1', kind: 'turn' },
        { seat: 'p2', kind: 'disconnect' },
      ],
      stateHash: HASH,
    },
  ],
  ClockPaused: [
    { reason: 'A question', stateHash: HASH },
    { reason: 'A question', stateHash: HASH, since: '2026-11-22T12:00:00.000Z' },
  ],
  ClockResumed: [{ stateHash: HASH }],
  TimeExtended: [{ seat: 'p1', seconds: 60, reason: 'The judge was late', stateHash: HASH }],
  PresenceLost: [{ seat: 'p1', stateHash: HASH }],
  PresenceRegained: [{ seat: 'p1', stateHash: HASH }],
  MatchCreated: [
    { matchId: 'm', game: 'toy', format: 'core', bestOf: 3, seats: [SEAT], leagueId: null, seatSecrets: { p1: HASH } },
    { matchId: 'm', game: 'toy', format: 'core', bestOf: 3, seats: [SEAT] },
    { matchId: 'm', game: 'toy', format: 'core', bestOf: 3, seats: [SEAT], timing: TIMING },
    {
      matchId: 'm',
      game: 'toy',
      format: 'core',
      bestOf: 3,
      seats: [SEAT],
      spectators: { delay: { seconds: 300 } },
      publication: 'open',
      randomness: 'asserted',
    },
    {
      matchId: 'm',
      game: 'toy',
      format: 'core',
      bestOf: 1,
      seats: [SEAT],
      randomness: 'shared',
      serverSecrets: [HASH],
    },
  ],
  EntropyGiven: [{ seat: 'p1' }, { seat: 'p1', entropy: HASH }],
  PublicationAnswered: [
    { seat: 'p1', consent: true },
    { seat: 'p1', consent: false },
  ],
  MatchGameStarted: [
    { gameId: 'g', number: 1 },
    { gameId: 'g', number: 2, chooser: 'p1' },
  ],
  MatchGameEnded: [{ gameId: 'g', number: 1, winners: ['p1'], draw: false }],
  MatchReopened: [
    { gameId: 'g', number: 1 },
    { gameId: 'g', number: 1, lifted: { kind: 'ruling', id: 'c/5' } },
    { gameId: 'g', number: 1, lifted: { kind: 'closing', id: 'c/2' }, reason: 'They came' },
  ],
  MatchLossRuled: [
    { lost: ['p2', 'p3'], cause: { kind: 'ruling', id: 'c/4' } },
    { lost: ['p2', 'p3'], cause: { kind: 'ruling', id: 'c/4' }, forfeited: ['p3'] },
    { lost: ['p2'], cause: { kind: 'closing', id: 'c/1' }, reason: 'Table 12' },
  ],
  MatchRuled: [
    { winners: ['p1'], draw: false, cause: { kind: 'ruling', id: 'c/4' } },
    { winners: ['p1'], draw: false, cause: { kind: 'ruling', id: 'c/4' }, lost: ['p2'] },
    { winners: ['p1'], draw: false, cause: { kind: 'ruling', id: 'c/4' }, lost: ['p2'], forfeited: ['p2'] },
    { winners: ['p1'], draw: false, cause: { kind: 'ruling', id: 'c/4' }, score: { p1: SCORE } },
    { winners: ['p1'], draw: false, cause: { kind: 'closing', id: 'c/1' }, lost: ['p2'], reason: 'Table 12' },
  ],
  MatchClosed: [
    { kind: 'void', lost: [], reason: 'The hall was closed', cause: { kind: 'closing', id: 'c/1' } },
    { kind: 'no-show', lost: ['p2'], reason: 'Table 12', cause: { kind: 'closing', id: 'c/1' } },
  ],
  MatchClosingLifted: [{ reason: 'They came', cause: { kind: 'closing', id: 'c/2' } }],
  MatchEnded: [
    { winners: ['p1'], draw: false, games: ['g'], result: { p1: SCORE } },
    { winners: ['p1'], draw: false, games: ['g'], result: { p1: SCORE }, endedAt: '2026-11-28T10:00:00.000Z' },
  ],
};

/** Second versions of payloads: the log is hashed at each event, the state at some events. */
const VERSION_2: Readonly<Record<string, readonly Json[]>> = {
  GameStarted: (VERSION_1['GameStarted'] ?? []).map((started) => ({ ...Object(started), logHash: HASH }) as Json),
  ActionTaken: [
    { seat: 'p1', answers: [{ decision: { id: 'd1', kind: 'turn' }, answer: { action: 'end' } }], logHash: HASH },
    { seat: 'p1', answers: [], logHash: HASH, stateHash: HASH, positionHash: HASH, by: 'judge' },
  ],
  ChanceAsserted: [{ asserted: [{ label: 'p1.deck', outcome: ['c'] }], logHash: HASH }],
  TextInvoked: [{ seat: 'p1', object: 'o7', ability: 'text-1', logHash: HASH }],
  RepetitionProposed: [{ seat: 'p1', round: [['o7']], times: 2, logHash: HASH, stateHash: HASH }],
  Conceded: [{ seat: 'p1', logHash: HASH }],
  Corrected: (VERSION_1['Corrected'] ?? []).map((corrected) => ({ ...Object(corrected), logHash: HASH }) as Json),
  TimeExpired: (VERSION_1['TimeExpired'] ?? []).map((expired) => ({ ...Object(expired), logHash: HASH }) as Json),
};

const decode = (type: string, payload: Json) => decodeMatchEvent({ stream: 's', version: 1, type, payload });
const cases = Object.entries(VERSION_1).flatMap(([type, payloads]) =>
  payloads.map((payload) => [type, payload] as const),
);

describe('recorded events', () => {
  it.each(cases)('%s are read as they were written: %j', (type, payload) => {
    expect(decode(type, payload)).toEqual({ type, payload });
  });

  it.each(Object.entries(VERSION_2))('%s of today have the hash of their log', (type, payloads) => {
    for (const payload of payloads) expect(decode(type, payload)).toEqual({ type, payload });
  });

  it('prove what they led to, by one hash at least', () => {
    for (const [type, [payload]] of Object.entries(VERSION_2)) {
      const { logHash: _log, stateHash: _state, ...bare } = Object(payload) as Record<string, Json>;
      expect(() => decode(type, bare)).toThrow(`${type} s/1/`);
    }
  });

  it.each(cases)('%s with something missing are refused, and told where', (type, payload) => {
    const [first = '', ...rest] = Object.entries(payload as object);
    expect(() => decode(type, Object.fromEntries(rest) as Json)).toThrow(`${type} s/1/${first[0] ?? ''}`);
  });

  it('are commands again where they recorded one', () => {
    const [taken = null, , judged = null] = VERSION_1['ActionTaken'] ?? [];
    const [invoked = null] = VERSION_1['TextInvoked'] ?? [];
    const [repeated = null] = VERSION_1['RepetitionProposed'] ?? [];
    const [conceded = null] = VERSION_1['Conceded'] ?? [];
    const [ended = null] = VERSION_1['GameEnded'] ?? [];
    expect(commandOf(decode('ActionTaken', taken))).toEqual({
      kind: 'answer',
      seat: 'p1',
      answers: [{ decision: 'd1', answer: { action: 'end' } }],
    });
    expect(commandOf(decode('ActionTaken', judged))).toEqual({
      kind: 'answer',
      seat: 'p2',
      answers: [{ decision: 'd1', answer: 'yes' }],
      by: 'judge',
    });
    const [asserted = null] = VERSION_1['ChanceAsserted'] ?? [];
    const reported = [{ label: 'p1.deck', outcome: ['c', 'd'] }];
    expect(commandOf(decode('ChanceAsserted', asserted))).toEqual({ kind: 'assert', reported });
    const [, , , withChance = null] = VERSION_1['ActionTaken'] ?? [];
    expect(commandOf(decode('ActionTaken', withChance))).toMatchObject({
      reported: [{ label: 'p1.deck', outcome: ['c'] }],
    });
    const [corrected = null] = VERSION_1['Corrected'] ?? [];
    expect(commandOf(decode('Corrected', corrected))).toMatchObject({ kind: 'correct', source: 'o7', ruling: 'c/4' });
    const invocation = { kind: 'invoke', seat: 'p1', object: 'o7', ability: 'text-1' };
    expect(commandOf(decode('TextInvoked', invoked))).toEqual(invocation);
    const repetition = { kind: 'repeat', seat: 'p1', round: [{ action: 'turn' }, ['o7'], 3], times: 12 };
    expect(commandOf(decode('RepetitionProposed', repeated))).toEqual(repetition);
    const ofBoth = { ...repetition, seats: ['p1', 'p2', 'p1'] };
    const { kind: _kind, ...proposed } = ofBoth;
    expect(commandOf(decode('RepetitionProposed', { ...proposed, stateHash: 'f00d' }))).toEqual(ofBoth);
    expect(commandOf(decode('Conceded', conceded))).toEqual({ kind: 'concede', seat: 'p1' });
    const [, expired = null] = VERSION_1['TimeExpired'] ?? [];
    expect(commandOf(decode('TimeExpired', expired))).toEqual({ kind: 'timeOut', seats: ['p1', 'p2'] });
    expect(commandOf(decode('GameEnded', ended))).toBeNull();
  });

  it('of no type of ours are refused', () => {
    expect(() => decode('ParrotSpoke', {})).toThrow('not an event of a game or a match');
  });
});
