import { type CitedRule } from '../../platform/http/index.js';
import { type DeckFault } from './domain/deck.js';

export class UnknownGame extends Error {
  readonly code = 'catalogue.unknown-game';
  constructor(
    game: string,
    readonly games: readonly string[],
  ) {
    super(`There is no game '${game}'; there is ${games.join(', ')}.`);
  }
}

export class UnknownFormat extends Error {
  readonly code = 'catalogue.unknown-format';
  constructor(
    game: string,
    format: string,
    readonly formats: readonly string[],
  ) {
    super(`${game} has no format '${format}'; it has ${formats.join(', ')}.`);
  }
}

export class DeckIllegal extends Error {
  readonly code = 'deck.illegal';
  /** The rules of all faults, each once. */
  readonly rules: readonly CitedRule[];
  constructor(readonly faults: readonly DeckFault[]) {
    super(faults.map(({ message }) => message).join(' '));
    this.rules = [...new Map(faults.flatMap((fault) => fault.rules).map((rule) => [rule.rule, rule])).values()];
  }
}

export class DeckNotFound extends Error {
  readonly code = 'deck.not-found';
  constructor(readonly deckId: string) {
    super(`There is no deck ${deckId}.`);
  }
}

/** Players bring decks for themselves, and see no deck of another: what an opponent plays is hidden until it is played. */
export class DeckForbidden extends Error {
  readonly code = 'deck.forbidden';
  constructor() {
    super('This deck is of another player.');
  }
}
