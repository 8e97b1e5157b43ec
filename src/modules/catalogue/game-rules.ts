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

/**
 * The most cards of a deck, and of a collection to draft from. Some rules name no largest deck, but each game holds
 * every card of its lists in its state.
 */
const CARDS_MAX = { deck: 500, collection: 5_000 };

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

  /** The draft format whose drafts make decks of this format; null without such a format. Throws `UnknownGame`. */
  formatOfDraft(game: string, format: string): string | null {
    const own = this.cardSets.own(game);
    return own.formats.find((each) => own.deckFormat(each) === format) ?? null;
  }

  /** By the cards that are played now. Throws as `requireFormat` does, and `CardSetUnavailable`. */
  async judge({ game, format, cards }: DeckList): Promise<DeckVerdict> {
    this.requireFormat(game, format);
    const rules = await this.cardSets.current(game);
    const most = rules.deckFormat(format) === null ? CARDS_MAX.deck : CARDS_MAX.collection;
    return {
      faults: tooMany(cards, most) ?? deckFaults(rules, format, canonicalLines(cards)),
      ruleset: rules.ruleset,
      cardSet: rules.cardSet.hash,
    };
  }
}

function tooMany(cards: readonly DeckLine[], most: number): readonly DeckFault[] | null {
  const size = cards.reduce((sum, { count }) => sum + count, 0);
  if (size <= most) return null;
  const message = `A list of this format has at most ${most} cards; this one has ${size}.`;
  return [{ code: 'deck.too-many-cards', message, rules: [] }];
}

/** Empty for a legal deck. Each fault comes with the titles of its rules, since callers may not have the book. */
export function deckFaults(rules: Rules, format: string, cards: readonly DeckLine[]): readonly DeckFault[] {
  return rules.validateDeck(format, cards).map(({ cites, ...fault }) => ({
    ...fault,
    rules: cites.map((citation) => ({ ...citation, title: rules.rulebook.find(citation.rule)?.title ?? '' })),
  }));
}
