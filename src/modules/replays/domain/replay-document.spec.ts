import { applyPatch } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import { type Rules, rulesFor } from '../../../engine/index.js';
import { type Json, type StoredEvent } from '../../../platform/event-store/index.js';
import { type RecordedGame, recordedGame, storedEvents } from '../../../../test/support/recorded-game.js';
import { reexecute } from './re-execution.js';
import { type GameReplay, gameReplay } from './replay-document.js';
import { sliceOf } from './slice.js';

const rulesOf = (): Rules => {
  const rules = rulesFor('lorcana');
  if (rules === undefined) throw new Error('the game comes with its rules');
  return rules;
};
const GAME_ID = '0193a5a0-8d21-7b0e-8f4c-5a6b7c8d9e0f';

describe('a game replay', () => {
  const recorded = recordedGame({ seed: 7, gameId: GAME_ID });

  it('has a frame for the setup and one for each action, with hashes that agree', async () => {
    const replay = await build(recorded);
    expect(replay.frames.map(({ n }) => n)).toEqual(recorded.gameEvents.slice(0, -1).map((_, index) => index));
    expect(replay.frames.map(({ version }) => version)).toEqual(replay.frames.map(({ n }) => n + 1));
    expect(replay.verification).toMatchObject({ agrees: true, differences: [] });
    const recordedHashes = (events: RecordedGame['gameEvents']) =>
      events.slice(0, -1).map(({ payload }) => (payload as { stateHash?: string }).stateHash);
    expect(replay.frames.map(({ stateHash }) => stateHash)).toEqual(recordedHashes(recorded.gameEvents));
    const old = recordedGame({ seed: 7, gameId: GAME_ID, oldUpTo: Infinity });
    expect((await build(old)).frames.map(({ stateHash }) => stateHash)).toEqual(recordedHashes(old.gameEvents));
  });

  it('shows the final board when all deltas are applied with any implementation of JSON Patch', async () => {
    const replay = await build(recorded);
    const document = { board: structuredClone(replay.start) };
    for (const { delta } of replay.frames) {
      const inside = delta.map((op) => ({
        ...op,
        path: `/board${op.path}`,
        ...('from' in op && { from: `/board${op.from}` }),
      }));
      expect(applyPatch(document, structuredClone(inside)).filter((error) => error !== null)).toEqual([]);
    }
    expect(document.board).toEqual(plain(rulesFor(recorded.game)?.view(recorded.state, { kind: 'everything' })));
  });

  it('holds what a viewer needs and nothing that changes from build to build of it', async () => {
    const replay = await build(recorded);
    const cards = new Set(replay.game.seats.flatMap((seat) => (seat.cards ?? []).map(({ card }) => card)));
    expect(Object.keys(replay.cards.definitions).toSorted()).toEqual([...cards].toSorted());
    expect(replay.frames.flatMap(({ log }) => log).every(({ cites }) => Array.isArray(cites))).toBe(true);
    expect(JSON.stringify(await build(recorded))).toBe(JSON.stringify(replay));
  });

  it('points out the end, with the score of its moments adding up', async () => {
    const { moments, frames, game } = await build(recorded);
    expect(moments.at(-1)).toMatchObject({ kind: 'end', frame: frames.length - 1, what: game.outcome?.reason });
    expect(moments.filter(({ kind }) => kind === 'swing')).toHaveLength(1);
    const leads = moments.filter(({ kind }) => kind === 'lead');
    expect(leads.length).toBeGreaterThan(0);
    for (const { seat, score } of leads) {
      expect(Math.max(...Object.values(score ?? {}))).toBe(score?.[seat ?? '']);
    }
    expect(moments.map(({ frame }) => frame)).toEqual(moments.map(({ frame }) => frame).toSorted((a, b) => a - b));
  });

  it('tells a concession as the last action', async () => {
    const replay = await build(recordedGame({ seed: 3, concedeAfter: 12 }));
    expect(replay.frames.at(-1)?.action).toEqual({ kind: 'concede', seat: 'p1' });
    expect(replay.game.outcome).toMatchObject({ winners: ['p2'], losers: ['p1'] });
  });

  it('is none while the game is running', async () => {
    const events = storedEvents(recorded).slice(0, -1);
    expect(await gameReplay(rulesOf(), reexecute(events, rulesOf), quietly)).toBeNull();
  });
});

describe('a difference between the record and its re-execution', () => {
  const recorded = recordedGame({ seed: 11, oldUpTo: Infinity });

  it('is named by version and hash, and the document says so', async () => {
    const events = tampered(recorded, 5, { stateHash: 'f'.repeat(64) });
    const replay = await gameReplay(rulesOf(), reexecute(events, rulesOf), quietly);
    expect(replay?.verification.agrees).toBe(false);
    expect(replay?.verification.differences).toEqual([
      { version: 5, what: 'state-hash', recorded: 'f'.repeat(64), actual: replay?.frames[4]?.stateHash },
    ]);
  });

  it('ends the frames where a recorded action is refused', () => {
    const events = tampered(recorded, 6, { answers: [{ decision: { id: 'd0', kind: 'none' }, answer: null }] });
    const { steps, differences } = reexecute(events, rulesOf);
    expect(steps).toHaveLength(5);
    expect(differences.map(({ version, what }) => ({ version, what }))).toEqual([
      { version: 6, what: 'rejected' },
      { version: events.length, what: 'outcome' },
    ]);
  });

  it('is not a state hash of another build of the engine', () => {
    const events = tampered(recorded, 1, { engine: 'another-build', stateHash: '0'.repeat(64) });
    expect(reexecute(events, rulesOf).differences).toEqual([]);
  });
});

describe('sliceOf', () => {
  it('begins with the board of its first frame', async () => {
    const replay = await build(recordedGame({ seed: 5 }));
    const slice = sliceOf(replay, 10, 14);
    expect(slice.frames.map(({ n }) => n)).toEqual([10, 11, 12, 13, 14]);
    expect(slice.start).toEqual(sliceOf(sliceOf(replay, 0, 20), 10, 14).start);
    expect(slice.frames.slice(1)).toEqual(replay.frames.slice(11, 15));
    expect(slice.frames[0]?.delta).toEqual([]);
    expect(slice.moments.every(({ frame }) => frame >= 10 && frame <= 14)).toBe(true);
    expect(slice.game).toEqual(replay.game);
  });

  it('ends where the game ends, and is empty beyond it', async () => {
    const replay = await build(recordedGame({ seed: 5 }));
    const last = replay.frames.length - 1;
    expect(sliceOf(replay, last, 1_000_000).frames.map(({ n }) => n)).toEqual([last]);
    expect(sliceOf(replay, last + 1, 1_000_000)).toMatchObject({ start: null, frames: [], moments: [] });
  });
});

const quietly = () => Promise.resolve();

async function build(recorded: RecordedGame): Promise<GameReplay> {
  const events = storedEvents(recorded);
  const replay = await gameReplay(rulesOf(), reexecute(events, rulesOf), quietly);
  if (replay === null) throw new Error('the game has ended');
  return plain(replay) as unknown as GameReplay;
}

/** The record with other fields in the payload of one event. */
function tampered(
  recorded: RecordedGame,
  version: number,
  fields: { readonly [key: string]: Json },
): readonly StoredEvent[] {
  return storedEvents(recorded).map((event) =>
    event.version === version ? { ...event, payload: { ...(event.payload as object), ...fields } } : event,
  );
}

/** As it comes back from JSON text. */
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
