import { Injectable } from '@nestjs/common';
import { type Rules } from '../../engine/index.js';
import { CardSetRules, CardSetUnavailable } from '../catalogue/index.js';
import type { GameStarted } from './domain/events.js';

/**
 * Finds rules. A recorded game pins its ruleset and, by content hash, its cards: with others it would be another game.
 */
@Injectable()
export class RulesRegistry {
  constructor(private readonly cardSets: CardSetRules) {}

  /**
   * What new matches are played by: the cards that were imported last. Throws `UnknownGame` and `CardSetUnavailable`.
   */
  current(game: string): Promise<Rules> {
    return this.cardSets.current(game);
  }

  /** What a recorded game is played by. Throws `CardSetUnavailable`. */
  async pinned({ game, ruleset, cardSet }: Pick<GameStarted, 'game' | 'ruleset' | 'cardSet'>): Promise<Rules> {
    const rules = await this.cardSets.withCards(game, cardSet);
    if (rules?.ruleset !== ruleset) throw new CardSetUnavailable(ruleset, cardSet);
    return rules;
  }

  /**
   * What the next game of a match is played by: the cards of its first game, by which the decks were judged; where this
   * build does not have them any more, those that are played now.
   */
  async following({ game, cardSet }: Pick<GameStarted, 'game' | 'cardSet'>): Promise<Rules> {
    return (await this.cardSets.withCards(game, cardSet)) ?? this.current(game);
  }
}
