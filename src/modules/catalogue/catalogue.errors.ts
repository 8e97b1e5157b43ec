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

/** A game was recorded, or cards were imported, with a ruleset or with cards that this build does not have. */
export class CardSetUnavailable extends Error {
  readonly code = 'card-set.unavailable';
  constructor(
    readonly ruleset: string,
    readonly cardSet: string,
  ) {
    super(`This service cannot play ${ruleset} with the cards ${cardSet}.`);
  }
}

export class CardSetNotFound extends Error {
  readonly code = 'card-set.not-found';
  constructor(game: string, cardSet: string) {
    super(`${game} has no card set ${cardSet}.`);
  }
}

export class UnknownImportFormat extends Error {
  readonly code = 'catalogue.unknown-import-format';
  constructor(
    game: string,
    format: string,
    readonly formats: readonly string[],
  ) {
    super(
      `Cards of ${game} cannot be read from a file of format '${format}', only from: ${formats.join(', ') || 'none'}.`,
    );
  }
}

export class ImportNotFound extends Error {
  readonly code = 'import.not-found';
  constructor(readonly importId: string) {
    super(`There is no import ${importId}.`);
  }
}

/** Only an import that is done has a report. */
export class ImportNotDone extends Error {
  readonly code = 'import.not-done';
  constructor(readonly importId: string) {
    super(`Import ${importId} is not done, or failed.`);
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
