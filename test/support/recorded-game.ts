/** Whole games, played at random by the engine and recorded as the service records them. */
import { createHash } from 'node:crypto';
import {
  type Answer,
  builtInDecks,
  type Command,
  commitment,
  type DeckEntry,
  type GameState,
  games,
  type LogEntry,
  type Rules,
  rulesFor,
} from '../../src/engine/index.js';
import { isStateDue, logHash, NOTHING_BEFORE, type Proof, proofIn, setupOf } from '../../src/modules/matches/index.js';
import { type Json, type NewEvent, type StoredEvent } from '../../src/platform/event-store/index.js';
import { newId } from '../../src/platform/ids/index.js';
import { tableOf } from './random-table.js';

const ACTIONS_MAX = 5000;

export interface RecordedGame {
  readonly matchId: string;
  readonly gameId: string;
  readonly game: string;
  readonly players: readonly [p1: string, p2: string];
  readonly state: GameState;
  readonly matchEvents: readonly NewEvent[];
  readonly gameEvents: readonly NewEvent[];
}

export interface GameOptions {
  readonly seed: number;
  readonly players?: readonly [p1: string, p2: string];
  readonly decks?: readonly [p1: string, p2: string];
  readonly leagueId?: string;
  /** The first game that there is, if it is not given. */
  readonly game?: string;
  /** The lists of the decks; the built-in ones in turn, if they are not given. */
  readonly lists?: readonly NamedList[];
  /** Follows from the seed if it is not given: games of one seed and one id are equal. */
  readonly gameId?: string;
  /** Other cards than those that come with the game, and the deck of both players. */
  readonly table?: { readonly rules: Rules; readonly deck: readonly DeckEntry[] };
  /** Seat p1 gives up after so many actions. */
  readonly concedeAfter?: number;
  /** Up to this version it was recorded as the first releases did: every event with the hash of its state alone. */
  readonly oldUpTo?: number;
}

type NamedList = readonly [name: string, cards: readonly DeckEntry[]];

/** A match of one game. */
export function recordedGame(options: GameOptions): RecordedGame {
  const { seed, players = [newId(), newId()], decks = [newId(), newId()], gameId = idOf(seed) } = options;
  const matchId = newId();
  const rules = options.table?.rules ?? rulesFor(options.game ?? games[0] ?? '');
  if (rules === undefined) throw new Error('the engine has a game');
  const { lists = Object.entries(options.table ? { Table: options.table.deck } : builtInDecks(rules.game)) } = options;
  const seats = players.map((playerId, index) => {
    const [deckName, cards] = lists[index % lists.length] ?? ['', []];
    return { seat: `p${index + 1}`, playerId, deckId: decks[index] ?? '', deckName, cards: [...cards] };
  });
  const randomness = secrets(gameId, seed);
  const about = { gameId, matchId, number: 1, game: rules.game, ruleset: rules.ruleset, engine: rules.engine };
  const { format } = tableOf(rules, seats.length);
  const start = { ...about, cardSet: rules.cardSet.hash, format, seats, randomness };
  const created = rules.create(setupOf({ ...start, stateHash: '' }));
  if (created.kind === 'rejected') throw new Error(created.message);
  const proved = (version: number, now: GameState, log: readonly LogEntry[], before: string): Proof => ({
    ...(version > (options.oldUpTo ?? 0) && { logHash: logHash(now, before, log) }),
    ...((version <= (options.oldUpTo ?? 0) || version === 1 || isStateDue(version)) && {
      stateHash: rules.stateHash(now),
    }),
  });
  let { state } = created;
  let proof = proved(1, state, created.log, NOTHING_BEFORE);
  const gameEvents: NewEvent[] = [{ type: 'GameStarted', payload: { ...start, ...proof } }];
  const pick = chooser(seed);
  for (let actions = 0; state.outcome === null; actions += 1) {
    if (actions > ACTIONS_MAX) throw new Error(`the game of seed ${seed} does not end`);
    const command = actions === options.concedeAfter ? CONCEDE : commandFor(state, pick);
    const decided = rules.decide(state, command);
    if (decided.kind === 'rejected') throw new Error(decided.message);
    const event = eventOf(state, command);
    ({ state } = decided);
    const version = gameEvents.length + 1;
    proof = proved(version, state, decided.log, proofIn({ payload: proof }));
    const schemaVersion = version > (options.oldUpTo ?? 0) ? 2 : 1;
    gameEvents.push({ type: event.type, schemaVersion, payload: { ...event.payload, ...proof } });
  }
  const { outcome, turn } = state;
  const end = { outcome, actions: gameEvents.length - 1, turns: turn.number, stateHash: rules.stateHash(state) };
  gameEvents.push({ type: 'GameEnded', payload: end });
  const matchEvents = matchOf({
    matchId,
    gameId,
    game: rules.game,
    format,
    leagueId: options.leagueId,
    seats,
    winners: outcome.winners,
  });
  return { matchId, gameId, game: rules.game, players: [...players], state, matchEvents, gameEvents };

  function commandFor(now: GameState, choose: (n: number) => number): Command {
    const [decision] = rules?.decisions(now) ?? [];
    if (rules === undefined || decision === undefined) throw new Error('a running game asks something');
    const answer = rules.sampleAnswer(now, decision.id, choose);
    return { kind: 'answer', seat: decision.seat, answers: [{ decision: decision.id, answer }] };
  }
}

const idOf = (seed: number): string => `01900000-0000-7000-8000-${String(seed).padStart(12, '0')}`;

/** The events of the game as the store gives them back, a second apart. */
export function storedEvents({ gameId, gameEvents }: RecordedGame): readonly StoredEvent[] {
  return gameEvents.map(({ type, schemaVersion = 1, payload }, index) => ({
    stream: gameId,
    version: index + 1,
    type,
    schemaVersion,
    // As it comes back from JSON text.
    payload: JSON.parse(JSON.stringify(payload)) as Json,
    metadata: { actor: { keyId: 'test', role: 'player' } },
    recordedAt: new Date(Date.UTC(2026, 10, 21, 10, 0, index)).toISOString(),
    hash: '',
  }));
}

const CONCEDE: Command = { kind: 'concede', seat: 'p1' };

function eventOf(state: GameState, command: Command): { type: string; payload: { readonly [key: string]: Json } } {
  if (command.kind === 'concede') return { type: 'Conceded', payload: { seat: command.seat } };
  if (command.kind !== 'answer') throw new Error(`no recorded game holds a command ${command.kind}`);
  const answers = command.answers.map(({ decision: id = '', answer }: Answer) => ({
    decision: { id, kind: state.pending.find((open) => open.id === id)?.kind ?? '' },
    answer,
  }));
  return { type: 'ActionTaken', payload: { seat: command.seat, answers } };
}

interface MatchFacts {
  readonly matchId: string;
  readonly gameId: string;
  readonly game: string;
  readonly format: string;
  readonly leagueId: string | undefined;
  readonly seats: readonly { readonly seat: string; readonly playerId: string; readonly deckId: string }[];
  readonly winners: readonly string[];
}

function matchOf({ matchId, gameId, game, format, leagueId, seats, winners }: MatchFacts): readonly NewEvent[] {
  const draw = winners.length === 0;
  const at = seats.map(({ seat, playerId, deckId }) => ({ seat, playerId, deckId }));
  const score = (seat: string) => {
    const won = winners.includes(seat) ? 1 : 0;
    return { won, lost: draw ? 0 : 1 - won, drawn: draw ? 1 : 0 };
  };
  const result = Object.fromEntries(seats.map(({ seat }) => [seat, score(seat)]));
  const terms = { game, format, bestOf: 1, leagueId: leagueId ?? null, publication: 'open' };
  return [
    { type: 'MatchCreated', payload: { matchId, ...terms, seats: at } },
    { type: 'MatchGameEnded', payload: { gameId, number: 1, winners, draw } },
    { type: 'MatchEnded', payload: { winners, draw, games: [gameId], result } },
  ];
}

function secrets(gameId: string, seed: number) {
  const secret = (who: string) => createHash('sha256').update(`${seed}/${who}`).digest('hex');
  const parties = ['server', 'p1', 'p2'];
  return {
    kind: 'seeded' as const,
    serverSecret: secret('server'),
    seatSecrets: { p1: secret('p1'), p2: secret('p2') },
    commitments: Object.fromEntries(parties.map((who) => [who, commitment(gameId, who, secret(who))])),
  };
}

/** A small generator of its own: games must be equal on every machine. */
function chooser(seed: number): (n: number) => number {
  let value = seed >>> 0 || 1;
  return (n) => {
    value = (Math.imul(value, 1103515245) + 12345) >>> 0;
    return (value >>> 8) % n;
  };
}
