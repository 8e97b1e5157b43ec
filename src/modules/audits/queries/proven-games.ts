import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import { showRemembered } from '../../../platform/health/index.js';
import { SharedWork } from '../../../platform/tasks/index.js';
import { type GameStarted, RulesRegistry } from '../../matches/index.js';
import { proveInTurns } from '../../replays/index.js';
import { type ProvenGame, provenGame } from '../domain/proven-game.js';

const BYTES_MAX = 16 * 1024 * 1024;
/** A game that was forged may differ at each of its events: that is not worth remembering. */
const ENTRY_BYTES_MAX = 256 * 1024;

/**
 * What games came to when they were carried out again, remembered by what that follows from: the hash of the last event,
 * which covers all events before it, the build of the engine and the cards. A restart costs carrying each of them out once
 * more.
 */
@Injectable()
export class ProvenGames {
  private readonly known = memoryOf(BYTES_MAX);
  /** Those who ask for the same at the same time wait for one of them. */
  private readonly proving = new SharedWork<ProvenGame>();

  constructor(private readonly registry: RulesRegistry) {
    showRemembered('audits', () => this.known.calculatedSize);
  }

  /** **The hashes of these events must have been verified.** Throws `CardSetUnavailable`. */
  async prove(started: GameStarted, events: readonly StoredEvent[]): Promise<ProvenGame> {
    const rules = await this.registry.pinned(started);
    const key = [events.at(-1)?.hash, rules.engine, rules.cardSet.hash].join(' ');
    return (
      this.known.get(key) ??
      this.proving.get(key, async () => {
        const game = provenGame(await proveInTurns(events, () => Promise.resolve(rules)));
        this.known.set(key, game);
        return game;
      })
    );
  }
}

/** Holds so many bytes at most; what was not asked for for longest goes first. */
export const memoryOf = (maxSize: number): LRUCache<string, ProvenGame> =>
  new LRUCache({
    maxSize,
    maxEntrySize: Math.min(maxSize, ENTRY_BYTES_MAX),
    sizeCalculation: (game, key) => bytesOf(key) + bytesOf(JSON.stringify(game)),
  });

/** As UTF-16, and twice that for what holds it. */
const bytesOf = (text: string): number => 4 * text.length;
