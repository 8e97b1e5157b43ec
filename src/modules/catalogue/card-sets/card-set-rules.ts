import { setImmediate as othersTurn } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { games, type Rules, rulesFor, rulesOfStored } from '../../../engine/index.js';
import type { PgPools } from '../../../platform/database/index.js';
import { CardSetNotFound, CardSetUnavailable, UnknownGame } from '../catalogue.problems.js';
import { type CardSetFacts, type ListedCardSet, totalsOf } from './card-set.js';
import { CardSetRepository } from './card-set.repository.js';

/** Other requests wait at most for the largest step of this work. */
const TURN_MS = 10;

/** Carries it on to its end; others have the processor in between. */
export async function inTurns<T>(work: Generator<unknown, T, void>): Promise<T> {
  for (;;) {
    const until = performance.now() + TURN_MS;
    do {
      const { done, value } = work.next();
      if (done === true) return value;
    } while (performance.now() < until);
    await othersTurn();
  }
}

/** Rules with a large card set take some megabytes; games in memory hold theirs anyway. */
const COMPILED_MAX = 8;

/**
 * Rules by card set: the game's own, or one that is stored. Stored sets never change, so what was compiled stays right.
 */
@Injectable()
export class CardSetRules implements OnApplicationBootstrap {
  private readonly compiled = new Map<string, Promise<Rules | null>>();

  constructor(private readonly cardSets: CardSetRepository) {}

  static over(pools: PgPools): CardSetRules {
    return new CardSetRules(new CardSetRepository(pools));
  }

  /** The next release may come with other cards, and must still find those that games of this one pin. */
  async onApplicationBootstrap(): Promise<void> {
    for (const game of games) {
      const { cardSet } = this.own(game);
      await this.cardSets.keep(game, cardSet, totalsOf(game, cardSet));
    }
  }

  /** The rules with the cards that come with the game. Throws `UnknownGame`. */
  own(game: string): Rules {
    const rules = rulesFor(game);
    if (rules === undefined) throw new UnknownGame(game, games);
    return rules;
  }

  /**
   * The rules with the cards that are played now: those imported last, or else the game's own. Throws `UnknownGame`,
   * and `CardSetUnavailable` where this build does not understand cards that an earlier one imported.
   */
  async current(game: string): Promise<Rules> {
    const hash = await this.currentHash(game);
    const rules = await this.withCards(game, hash);
    if (rules === null) throw new CardSetUnavailable(this.own(game).ruleset, hash);
    return rules;
  }

  /** The card set that is played now. Throws `UnknownGame`. */
  async currentHash(game: string): Promise<string> {
    const own = this.own(game).cardSet.hash;
    return (await this.cardSets.newest(game)) ?? own;
  }

  /**
   * The cards that an import finds, as they are stored: of the newest set but its own, which a job that is repeated
   * would find.
   */
  async cardsBefore(game: string, importId: string): Promise<string | null> {
    const hash = await this.cardSets.newestOfOthers(game, importId);
    return hash === null ? null : this.cardSets.text(game, hash);
  }

  /** The set by its hash or its version. Throws `UnknownGame` and `CardSetNotFound`. */
  async find(game: string, named: string): Promise<CardSetFacts> {
    const own = this.own(game).cardSet.hash;
    const found = await (isHash(named)
      ? this.cardSets.findByHash(game, named)
      : Number(named) === 0
        ? this.cardSets.findByHash(game, own)
        : this.cardSets.findByVersion(game, Number(named)));
    if (found === null) throw new CardSetNotFound(game, named);
    return found;
  }

  /** The same, with whether new matches are played with it. */
  async describe(game: string, named: string): Promise<ListedCardSet> {
    const facts = await this.find(game, named);
    return { ...facts, isCurrent: facts.hash === (await this.currentHash(game)) };
  }

  /**
   * The cards by id as the text that is stored of them, for a task that makes rules of its own; null for an unknown
   * set.
   */
  storedCards(game: string, hash: string): Promise<string | null> {
    return this.cardSets.text(game, hash);
  }

  /**
   * The rules with the cards of this hash; null where they are not stored, or not in the card language of this build.
   */
  withCards(game: string, hash: string): Promise<Rules | null> {
    const own = rulesFor(game);
    if (own === undefined || own.cardSet.hash === hash) return Promise.resolve(own ?? null);
    const key = `${game} ${hash}`;
    const rules = this.compiled.get(key) ?? this.load(game, hash);
    return this.remember(key, rules);
  }

  /** Callers during the load wait for the same load. Misses and failures are not kept: a later load may succeed. */
  private remember(key: string, rules: Promise<Rules | null>): Promise<Rules | null> {
    this.compiled.delete(key);
    this.compiled.set(key, rules);
    const forget = (): void => void (this.compiled.get(key) === rules && this.compiled.delete(key));
    rules.then((loaded) => loaded ?? forget(), forget);
    // A `Map` keeps the order of insertion: what was not asked for longest goes first.
    for (const oldest of this.compiled.keys()) if (this.compiled.size > COMPILED_MAX) this.compiled.delete(oldest);
    return rules;
  }

  private async load(game: string, hash: string): Promise<Rules | null> {
    const stored = await this.cardSets.cards(game, hash);
    const rules = stored.length === 0 ? undefined : await inTurns(rulesOfStored(game, stored));
    return rules?.cardSet.hash === hash ? rules : null;
  }
}

const isHash = (named: string): boolean => named.length === 64;
