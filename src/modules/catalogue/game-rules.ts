import { Injectable } from '@nestjs/common';
import { type Rules } from '../../engine/index.js';
import { CardSetRules } from './card-sets/card-set-rules.js';
import { UnknownFormat } from './catalogue.problems.js';
import { canonicalLines, type DeckFault, type DeckLine, type DeckList } from './domain/deck.js';

/** What was found about a deck, and the rules and cards that it was judged by. */
export interface DeckVerdict {
  /** Empty for a legal deck. */
  readonly faults: readonly DeckFault[];
  readonly ruleset: string;
  readonly cardSet: string;
}

/** The rules as far as they judge what is brought to the table. */
@Injectable()
export class GameRules {
  constructor(private readonly cardSets: CardSetRules) {}

  /** Throws `UnknownGame` or `UnknownFormat`. */
  requireFormat(game: string, format: string): void {
    const { formats } = this.cardSets.own(game);
    if (!formats.includes(format)) throw new UnknownFormat(game, format, formats);
  }

  /** The format of the decks that a format is played for; null where it is played to be won. Throws `UnknownGame`. */
  deckFormat(game: string, format: string): string | null {
    return this.cardSets.own(game).deckFormat(format);
  }

  /** By the cards that are played now. Throws as `requireFormat` does, and `CardSetUnavailable`. */
  async judge({ game, format, cards }: DeckList): Promise<DeckVerdict> {
    this.requireFormat(game, format);
    const rules = await this.cardSets.current(game);
    return {
      faults: deckFaults(rules, format, canonicalLines(cards)),
      ruleset: rules.ruleset,
      cardSet: rules.cardSet.hash,
    };
  }
}

/** Empty for a legal deck. Each fault comes with the titles of its rules, since callers may not have the book. */
export function deckFaults(rules: Rules, format: string, cards: readonly DeckLine[]): readonly DeckFault[] {
  return rules.validateDeck(format, cards).map(({ cites, ...fault }) => ({
    ...fault,
    rules: cites.map((citation) => ({ ...citation, title: rules.rulebook.find(citation.rule)?.title ?? '' })),
  }));
}
