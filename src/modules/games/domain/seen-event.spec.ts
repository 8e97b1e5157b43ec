/**
 * Goal: each pair of eyes reads of an event what it may know, and nothing else. Method: recorded events in plain data,
 * each read by everybody; what the log tells is given.
 */
import { describe, expect, it } from 'vitest';
import type { JsonRecord, LogEntry, Viewer } from '../../../engine/index.js';
import { type Viewpoint, seenEvent } from './seen-event.js';

const METADATA = { actor: { keyId: 'k', role: 'player' } };
const event = (type: string, payload: JsonRecord) => ({
  ...{ stream: 'g', version: 3, type, schemaVersion: 1, payload, metadata: METADATA },
  ...{ recordedAt: '2026-11-22T12:00:00.000Z', hash: 'h' },
});

const VIEWERS = {
  p1: { kind: 'player', seat: 'p1' },
  p2: { kind: 'player', seat: 'p2' },
  spectator: { kind: 'spectator' },
  judge: { kind: 'judge' },
  everything: { kind: 'everything' },
} as const satisfies Record<string, Viewer>;
type Reader = keyof typeof VIEWERS;
const READERS = Object.keys(VIEWERS) as readonly Reader[];

const seen = (type: string, payload: JsonRecord, reader: Reader, eyes: Partial<Viewpoint> = {}) =>
  seenEvent(event(type, payload), { viewer: VIEWERS[reader], isOpen: false, log: [], ...eyes });

/** What each reader finds there of the payload, where the game is open to them or not. */
const told = (type: string, payload: JsonRecord, member: string, eyes: Partial<Viewpoint> = {}) =>
  Object.fromEntries(
    READERS.map((reader) => [reader, (seen(type, payload, reader, eyes).payload as JsonRecord)[member]]),
  );

const ACTION = { seat: 'p1', answers: [], stateHash: 's' };
const OPEN = { isOpen: true };

describe('the hash of a position', () => {
  it.each<[string, JsonRecord]>([
    ['ActionTaken', ACTION],
    ['ChanceAsserted', { asserted: [], stateHash: 's' }],
    ['TextInvoked', { seat: 'p1', object: 'o1', ability: 'a1', stateHash: 's' }],
    ['RepetitionProposed', { seat: 'p1', round: [], times: 2, stateHash: 's' }],
  ])('is shown to those who see all of it, once the game is open, and to nobody before (%s)', (type, payload) => {
    const nobody = { p1: undefined, p2: undefined, spectator: undefined, judge: undefined };
    const position = { ...payload, positionHash: 'x' };
    expect(told(type, position, 'positionHash')).toEqual({ ...nobody, everything: undefined });
    expect(told(type, position, 'positionHash', OPEN)).toEqual({ ...nobody, everything: 'x' });
    expect(told(type, { ...payload, positionHash: 'x' }, 'stateHash')['p1']).toBe('s');
  });
});

describe('the draw of a lot', () => {
  it('is shown to its seat and to those who see hands; the others read when the time was over', () => {
    const lot = { deadline: '2026-11-30T12:00:00.000Z', of: 9, taken: 4 };
    const { deadline } = lot;
    expect(told('ActionTaken', { ...ACTION, by: 'lot', lot }, 'lot')).toEqual({
      ...{ p1: lot, judge: lot, everything: lot },
      ...{ p2: { deadline }, spectator: { deadline } },
    });
  });
});

describe('an event as it was recorded', () => {
  const secret = { ...ACTION, answers: [{ decision: { id: 'd1', kind: 'choice' }, answer: ['o7'] }] };
  it('is read with what proves its hash, once the game is open, by those who see everything', () => {
    const { version, type, schemaVersion, recordedAt, hash, payload, metadata } = event('ActionTaken', secret);
    expect(seen('ActionTaken', secret, 'everything', OPEN)).toEqual({
      ...{ version, type, schemaVersion, recordedAt, hash, payload, metadata },
      recordedBy: 'player',
    });
  });

  it.each<[Reader, boolean]>([
    ['everything', false],
    ['judge', true],
    ['p1', true],
    ['spectator', true],
  ])('is not what %s reads (open: %s)', (reader, isOpen) => {
    const read = seen('ActionTaken', secret, reader, { isOpen });
    expect(read).not.toHaveProperty('metadata');
    expect(read.payload).toEqual({ ...ACTION, answers: [{ decision: { id: 'd1', kind: 'choice' } }] });
  });
});

describe('the beginning of a game', () => {
  const deck = { deckName: 'Mine', cards: [{ card: 'c', count: 60 }] };
  const seat = (name: string) => ({ seat: name, playerId: `player of ${name}`, deckId: `deck of ${name}`, ...deck });
  const chance = { kind: 'seeded', commitments: { server: 'c' } };
  const secrets = { serverSecret: 'secret', seatSecrets: { p1: 'a', p2: 'b' } };
  const payload = {
    ...{ gameId: 'g', matchId: 'm', number: 1, game: 'toy', ruleset: '1', engine: '1', cardSet: 's', format: 'core' },
    ...{ seats: [seat('p1'), seat('p2')], randomness: { ...chance, ...secrets }, stateHash: 's' },
  };
  const hidden = (name: string) => ({ seat: name, playerId: `player of ${name}` });

  it('names the deck of a seat to its own viewer', () => {
    expect(told('GameStarted', payload, 'seats')).toEqual({
      p1: [seat('p1'), hidden('p2')],
      p2: [hidden('p1'), seat('p2')],
      spectator: [hidden('p1'), hidden('p2')],
      judge: [seat('p1'), seat('p2')],
      everything: [seat('p1'), seat('p2')],
    });
  });

  it('names the secrets of chance to nobody before the game is open', () => {
    const all = (value: unknown) => Object.fromEntries(READERS.map((reader) => [reader, value]));
    expect(told('GameStarted', payload, 'randomness')).toEqual(all(chance));
    expect(told('GameStarted', payload, 'randomness', OPEN)).toEqual(all({ ...chance, ...secrets }));
  });
});

describe('an action', () => {
  const decision = (id: string) => ({ id, kind: 'choice' });
  const answers = ['d1', 'd2'].map((id) => ({ decision: decision(id), answer: [`o of ${id}`] }));
  const log: readonly LogEntry[] = [
    { kind: 'answered', cites: [], decision: 'd1', answer: ['o of d1'] },
    { kind: 'answered', cites: [], decision: 'd2' },
    { kind: 'moved', cites: [], decision: 'd2', answer: ['o of d2'] },
  ];

  it('has the answers that the log tells', () => {
    expect(told('ActionTaken', { ...ACTION, answers }, 'answers', { log })['p1']).toEqual([
      answers[0],
      { decision: decision('d2') },
    ]);
  });

  it.each<[string, JsonRecord]>([
    ['ActionTaken', ACTION],
    ['ChanceAsserted', { stateHash: 's' }],
  ])('says how much of chance was reported, and to those who see all of it what (%s)', (type, payload) => {
    const asserted = [{ label: 'draw', outcome: ['c1', 'c2'] }];
    const count = [{ label: 'draw', count: 2 }];
    const expected = { p1: count, p2: count, spectator: count, judge: asserted, everything: asserted };
    expect(told(type, { ...payload, asserted }, 'asserted')).toEqual(expected);
  });
});

it('a correction names cards to those through whose seat it was made', () => {
  const acts = [{ act: 'discard', objects: ['o7'] }];
  const payload = { seat: 'p1', source: 'o1', acts, cause: { kind: 'ruling', id: 'c/1' }, stateHash: 's' };
  const open = [{ act: 'discard' }];
  expect(told('Corrected', payload, 'acts')).toEqual({
    ...{ p1: acts, p2: open, spectator: open, judge: acts, everything: acts },
  });
});

describe('a rewind', () => {
  const substitutions = [{ seat: 'p1', object: 'o1', was: 'c1', is: 'c2' }];
  const open = { to: 2, branch: 2, actions: 1, cause: { kind: 'takeback', id: '5' }, stateHash: 's' };
  const payload = { ...open, substitutions, reason: 'It was the other card' };

  it('shows its reason to those who see all hands', () => {
    const { reason } = payload;
    expect(told('Rewound', payload, 'reason')).toEqual({
      ...{ p1: undefined, p2: undefined, spectator: undefined, judge: reason, everything: reason },
    });
  });

  it('shows exchanged cards once the game is open: the order of a deck follows from them', () => {
    const nobody = { p1: undefined, p2: undefined, spectator: undefined, judge: undefined };
    expect(told('Rewound', payload, 'substitutions')).toEqual({ ...nobody, everything: undefined });
    expect(told('Rewound', payload, 'substitutions', OPEN)).toEqual({ ...nobody, everything: substitutions });
  });

  it('shows everybody its extent and a commitment to new chance, revealed once the game is open', () => {
    const randomness = { serverSecret: 'secret', commitment: 'c' };
    expect(seen('Rewound', payload, 'p1').payload).toEqual(open);
    expect(seen('Rewound', { ...payload, randomness }, 'judge').payload).toEqual({
      ...open,
      reason: payload.reason,
      randomness: { commitment: 'c' },
    });
    expect(seen('Rewound', { ...payload, randomness }, 'p1', OPEN).payload).toEqual({ ...open, randomness });
  });
});

it('shows the proposal as its own seat said it, and to others as the log reports it', () => {
  const payload = { seat: 'p1', round: [['o7']], times: 2, stateHash: 's' };
  const log: readonly LogEntry[] = [
    { kind: 'moved', cites: [], round: [['another']] },
    { kind: 'repetitionProposed', cites: [], round: [['a card']] },
  ];
  const said = [['o7']];
  const shown = [['a card']];
  expect(told('RepetitionProposed', payload, 'round', { log })).toEqual({
    ...{ p1: said, p2: shown, spectator: shown, judge: said, everything: said },
  });
  expect(told('RepetitionProposed', payload, 'round')['p2']).toEqual([]);
});
