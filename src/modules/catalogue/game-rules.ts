import { Injectable } from '@nestjs/common';
import { games, type Rules, rulesFor } from '../../engine/index.js';
import { UnknownFormat, UnknownGame } from './catalogue.errors.js';
import { type DeckFault, type DeckLine } from './domain/deck.js';

/** What the rules are that a deck was judged by. */
export interface RulesVersion {
  readonly ruleset: string;
  readonly cardSet: string;
}

/** A card's public facts, as its game describes them. */
export type CardFacts = { readonly id: string } & Readonly<Record<string, unknown>>;

/** The engine as the catalogue needs it; the only file of this module that knows the engine's door. */
@Injectable()
export class GameRules {
  /** Throws `UnknownGame` or `UnknownFormat`. */
  requireFormat(game: string, format: string): void {
    const { formats } = this.of(game);
    if (!formats.includes(format)) throw new UnknownFormat(game, format, formats);
  }

  version(game: string): RulesVersion {
    const { ruleset, cardSet } = this.of(game);
    return { ruleset, cardSet: cardSet.hash };
  }

  /** Empty for a legal deck. Each fault is told with the titles of its rules, since callers may not have the book. */
  validateDeck(game: string, format: string, cards: readonly DeckLine[]): readonly DeckFault[] {
    this.requireFormat(game, format);
    const rules = this.of(game);
    return rules.validateDeck(format, cards).map(({ cites, ...fault }) => ({
      ...fault,
      rules: cites.map((citation) => ({ ...citation, title: rules.rulebook.find(citation.rule)?.title ?? '' })),
    }));
  }

  /** All cards, by id. Their abilities are the engine's own words and stay there. */
  cards(game: string): readonly CardFacts[] {
    return Object.values(this.of(game).cardSet.cards)
      .map(({ abilities: _abilities, ...facts }) => facts)
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  private of(game: string): Rules {
    const rules = rulesFor(game);
    if (rules === undefined) throw new UnknownGame(game, games);
    return rules;
  }
}
