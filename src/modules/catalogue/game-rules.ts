import { Injectable } from '@nestjs/common';
import { rulebooks, type Rules, rulesFor } from '../../engine/index.js';
import { UnknownGame } from './catalogue.errors.js';
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
  /** Every game that can be played, in the order of the engine. */
  readonly games: readonly string[] = rulebooks.map(({ game }) => game);

  /** Throws `UnknownGame`. */
  requireGame(game: string): void {
    if (!this.games.includes(game)) throw new UnknownGame(game, this.games);
  }

  version(game: string): RulesVersion {
    const { ruleset, cardSet } = this.rulesOf(game);
    return { ruleset, cardSet: cardSet.hash };
  }

  /** Empty for a legal deck. */
  validateDeck(game: string, format: string, cards: readonly DeckLine[]): readonly DeckFault[] {
    const rules = this.rulesOf(game);
    return rules.validateDeck(format, cards).map(({ code, message, card, cites }) => ({
      code,
      message,
      ...(card === undefined ? {} : { card }),
      rules: cites.map((rule) => ({ game, rule, title: rules.rulebook.find(rule)?.title ?? '' })),
    }));
  }

  /** All cards, by id. Their abilities are the engine's own words and stay there. */
  cards(game: string): readonly CardFacts[] {
    const entries = Object.entries<Readonly<Record<string, unknown>>>(this.rulesOf(game).cardSet.cards);
    return entries
      .map(([id, { abilities: _abilities, ...facts }]) => ({ ...facts, id }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  private rulesOf(game: string): Rules {
    this.requireGame(game);
    return rulesFor(game);
  }
}
