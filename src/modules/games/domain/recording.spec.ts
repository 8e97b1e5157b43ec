import { describe, expect, it } from 'vitest';
import { type Rules, rulesFor } from '../../../engine/index.js';
import type { NewEvent, StoredEvent } from '../../../platform/event-store/index.js';
import { recordedGame, storedEvents } from '../../../../test/support/recorded-game.js';
import { decodeMatchEvent, proofIn } from '../../matches/index.js';
import { RecordDiverges } from '../games.problems.js';
import { afterwards, type Game, gameAfter, openGame } from './game.js';
import { eventsOf } from './recording.js';

const rulesOf = (game: string): Rules => {
  const rules = rulesFor(game);
  if (rules === undefined) throw new Error('the game comes with its rules');
  return rules;
};
const rules = rulesOf('lorcana');

const GAME_ID = '0193a5a0-8d21-7b0e-8f4c-5a6b7c8d9e0f';

/** Recorded by this build. */
const stored = (oldUpTo: number): readonly StoredEvent[] =>
  storedEvents(recordedGame({ seed: 7, gameId: GAME_ID, oldUpTo })).map((event) => ({
    ...event,
    metadata: { ...event.metadata, engine: rules.engine },
  }));

const today = stored(0);

/** A game as another process has recorded it. */
function loaded(events: readonly StoredEvent[]): Game {
  const [first] = events;
  const opening = first === undefined ? null : decodeMatchEvent(first);
  if (first === undefined || opening?.type !== 'GameStarted') throw new Error('a game begins');
  return gameAfter(openGame(first, opening.payload, rules), events.slice(1));
}

/** Plays the next recorded action again, and gives back what is recorded of it. */
function played(game: Game): { readonly events: readonly NewEvent[]; readonly after: Game } {
  const next = today[game.version];
  const decoded = next === undefined ? null : decodeMatchEvent(next);
  if (next === undefined || decoded?.type !== 'ActionTaken') throw new Error('an action is next');
  const { seat } = decoded.payload;
  const answers = decoded.payload.answers.map(({ decision: { id }, answer }) => ({ decision: id, answer }));
  const decided = rules.decide(game.state, { kind: 'answer', seat, answers });
  if (decided.kind === 'rejected') throw new Error(decided.message);
  const events = eventsOf(game, { kind: 'answer', seat, answers }, decided);
  const appended = events.map(({ type, schemaVersion = 1, payload }, at) => ({
    ...next,
    ...{ version: next.version + at, type, schemaVersion, payload },
  }));
  return { events, after: afterwards(game, decided, appended) };
}

describe('an action', () => {
  it('is recorded with the hash of its log, and every fifty versions with that of the state', () => {
    let game = loaded(today.slice(0, 40));
    for (const version of [41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51]) {
      const { events, after } = played(game);
      const { logHash, stateHash } = today[version - 1]?.payload as { logHash: string; stateHash?: string };
      expect(events).toMatchObject([{ type: 'ActionTaken', schemaVersion: 2, payload: { logHash } }]);
      expect((events[0]?.payload as { stateHash?: string }).stateHash).toBe(stateHash);
      expect(stateHash !== undefined).toBe(version === 50);
      expect(after.proof).toBe(logHash);
      game = after;
    }
  });

  it('goes on from what an older release recorded, and both are read by other processes', () => {
    for (const oldUpTo of [1, 20]) {
      const mixed = stored(oldUpTo);
      const game = loaded(mixed.slice(0, oldUpTo));
      const { events } = played(game);
      expect(events).toMatchObject([
        { payload: { logHash: (mixed[oldUpTo]?.payload as { logHash: string }).logHash } },
      ]);
      const whole = loaded(mixed.slice(0, 60));
      expect(rules.stateHash(whole.state)).toBe(rules.stateHash(loaded(today.slice(0, 60)).state));
      expect(whole.proof).toBe(proofIn({ payload: mixed[59]?.payload as object }));
    }
  });

  it('is played on by nobody who comes to something else, at whichever event that is', () => {
    const changed = (version: number, field: string): readonly StoredEvent[] =>
      today
        .slice(0, 60)
        .map((event) =>
          event.version === version
            ? { ...event, payload: { ...(event.payload as object), [field]: 'e'.repeat(64) } }
            : event,
        );
    for (const version of [1, 2, 30, 60]) expect(() => loaded(changed(version, 'logHash'))).toThrow(RecordDiverges);
    expect(() => loaded(changed(60, 'stateHash'))).toThrow(RecordDiverges);
    const ofAnother = changed(30, 'logHash').map((event) => ({
      ...event,
      metadata: { ...event.metadata, engine: 'another build' },
    }));
    expect(loaded(ofAnother).version).toBe(60);
  });
});
