import { Injectable, Logger } from '@nestjs/common';
import type { GameState, Rules } from '../../engine/index.js';
import { EventStore, type Snapshot, Snapshots, type StoredEvent } from '../../platform/event-store/index.js';
import { decodeMatchEvent, firstLotSecret, type GameStarted, isStateDue, proofIn } from '../matches/index.js';
import type { Game } from './domain/game.js';
import { BEGUN } from './domain/standing.js';

/**
 * States along a game, so that a process which does not hold it need not carry it out from the beginning. A snapshot is
 * a state and nothing else, so there are none of a game whose record holds more than actions: few games are ever
 * rewound.
 * There are none either of games with a clock, which follows from all of their events.
 */
@Injectable()
export class GameSnapshots {
  private readonly logger = new Logger(GameSnapshots.name);

  constructor(
    private readonly snapshots: Snapshots,
    private readonly store: EventStore,
  ) {}

  /** Saves now and then, in the background: no command waits for it, and a lost snapshot does no harm. */
  offer(game: Game): void {
    if (!isStateDue(game.version) || game.clock !== null || !isPlain(game)) return;
    const { id, version, rules, state } = game;
    const snapshot = { stream: id, version, engine: rules.engine, state, stateHash: rules.stateHash(state) };
    this.snapshots.save(snapshot).catch((error: unknown) => {
      this.logger.error({ msg: 'a snapshot was not saved', gameId: id, version, err: error });
    });
  }

  /** The last one at a version or before it; null where there is none that agrees with the record. */
  async find(first: StoredEvent, started: GameStarted, rules: Rules, atOrBefore?: number): Promise<Game | null> {
    const { gameId: id } = started;
    const snapshot = await this.snapshots.latest(id, rules.engine, atOrBefore);
    if (snapshot === null) return null;
    const [event] = await this.store.read(id, { from: snapshot.version, to: snapshot.version });
    const state = event === undefined ? null : stateIn(snapshot, event, rules);
    if (event === undefined || state === null) {
      this.logger.error({
        msg: 'a snapshot contradicts the record and is not used',
        gameId: id,
        version: snapshot.version,
      });
      return null;
    }
    const { version, hash, type } = event;
    const endedAt = type === 'GameEnded' ? event.recordedAt : null;
    const actions = actionsOf(version, endedAt);
    const standing = { ...BEGUN, actions, endedAt };
    const begun = { id, started, startedAt: first.recordedAt, rules };
    return {
      ...begun,
      version,
      hash,
      bytes: await this.store.bytes(id, version),
      proof: proofIn(decodeMatchEvent(event)),
      state,
      clock: null,
      lots: firstLotSecret(started),
      ...standing,
      steps: [],
    };
  }
}

/** Whether every event but the first and the end is an action that counts, and none of them by ruling. */
const isPlain = ({ version, actions, endedAt, rulings }: Game): boolean =>
  rulings.length === 0 && actions === actionsOf(version, endedAt);

const actionsOf = (version: number, endedAt: string | null): number => version - (endedAt === null ? 1 : 2);

/** The snapshot's state, if it has the hash that the event recorded for it. */
function stateIn({ state }: Snapshot, event: StoredEvent, rules: Rules): GameState | null {
  const { payload } = decodeMatchEvent(event);
  // A state of this build, or its hash would not be the recorded one: which is asked in the next line.
  const revived = state as unknown as GameState;
  return 'stateHash' in payload && payload.stateHash === rules.stateHash(revived) ? revived : null;
}
