import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { GameState, Rules } from '../../../engine/index.js';
import type { StoredEvent, VerifiedEvents } from '../../../platform/event-store/index.js';
import { showRemembered } from '../../../platform/health/index.js';
import { SharedWork } from '../../../platform/tasks/index.js';
import { type GameStarted, rewindTargets, RulesRegistry } from '../../matches/index.js';
import { type Proven, proveInTurns, proveOnInTurns, type Reached } from '../../replays/index.js';
import { type ProvenGame, provenGame, together } from '../domain/proven-game.js';

const BYTES_MAX = 16 * 1024 * 1024;
/** A game that was forged may differ at each of its events: that is not worth remembering. */
const ENTRY_BYTES_MAX = 256 * 1024;

/** The position of a running game; its state as text. */
type Left = Omit<Reached, 'state'> & { readonly text: Buffer };

export interface Remembered {
  readonly game: ProvenGame;
  /** Null where the game is over, or where nothing can be carried out after it. */
  readonly left: Left | null;
}

/**
 * Results of re-executions, remembered by everything on which they depend: the hash of the last event, which covers all
 * earlier events, the build of the engine and the cards. A game with new events continues from there. After a restart,
 * each game is re-executed once more.
 */
@Injectable()
export class ProvenGames {
  private readonly known = memoryOf(BYTES_MAX);
  /** Simultaneous callers with the same question share one answer. */
  private readonly proving = new SharedWork<ProvenGame>();

  constructor(private readonly registry: RulesRegistry) {
    showRemembered('proven-games', () => this.known.calculatedSize);
  }

  /** As far as a version. Throws `CardSetUnavailable`, and `StreamCorrupted` for what cannot be read. */
  async prove(started: GameStarted, events: VerifiedEvents, to: number = events.count): Promise<ProvenGame> {
    const rules = await this.registry.pinned(started);
    const keyAt = (version: number): string => [events.hashAt(version), rules.engine, rules.cardSet.hash].join(' ');
    const key = keyAt(to);
    return this.known.get(key)?.game ?? this.proving.get(key, () => this.carriedOut(rules, events, to, keyAt));
  }

  /** The entry of a running game is replaced, not added to. */
  private async carriedOut(
    rules: Rules,
    events: VerifiedEvents,
    to: number,
    keyAt: (version: number) => string,
  ): Promise<ProvenGame> {
    let from = to - 1;
    while (from > 0 && !this.known.has(keyAt(from))) from -= 1;
    const before = this.known.get(keyAt(from));
    const proven =
      (before && (await carriedOn(before, events.slice(from + 1, to), rules))) ??
      remembered(await proveInTurns(events.slice(1, to), rules));
    this.known.delete(keyAt(from));
    this.known.set(keyAt(to), proven);
    return proven.game;
  }
}

/** Null without an entry, or if these events rewind to before it. */
async function carriedOn(
  { game, left }: Remembered,
  added: readonly StoredEvent[],
  rules: Rules,
): Promise<Remembered | null> {
  if (left === null || rewindTargets(added).some((target) => target < left.version)) return null;
  const { text, ...rest } = left;
  const after = remembered(await proveOnInTurns({ ...rest, state: stateIn(text) }, game.started, added, rules));
  return { ...after, game: together(game, after.game) };
}

function remembered({ found, reached }: Proven): Remembered {
  const game = provenGame(found);
  if (reached === null || reached.state.outcome !== null) return { game, left: null };
  const { state, ...rest } = reached;
  return { game, left: { ...rest, text: Buffer.from(JSON.stringify(state)) } };
}

/** What this file has written: a state is JSON. */
const stateIn = (text: Buffer): GameState => JSON.parse(text.toString()) as GameState;

/** Holds so many bytes at most; what was not asked for for longest goes first. */
export const memoryOf = (maxSize: number): LRUCache<string, Remembered> =>
  new LRUCache({
    maxSize,
    maxEntrySize: Math.min(maxSize, ENTRY_BYTES_MAX),
    sizeCalculation: ({ game, left }, key) => bytesOf(key) + bytesOf(JSON.stringify(game)) + (left?.text.length ?? 0),
  });

/** As UTF-16, and twice that for what holds it. */
const bytesOf = (text: string): number => 4 * text.length;
