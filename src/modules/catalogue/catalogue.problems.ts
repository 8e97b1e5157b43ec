import type { CitedRule } from '../../platform/http/index.js';
import { problem } from '../../platform/problems/index.js';
import type { DeckFault } from './domain/deck.js';

export class UnknownGame extends problem('catalogue.unknown-game', {
  status: 422,
  title: 'Unknown game',
  help: '`games` names those that Kifu knows.',
  members: ['games'],
}) {
  constructor(
    game: string,
    readonly games: readonly string[],
  ) {
    super(`There is no game '${game}'; there is ${games.join(', ')}.`);
  }
}

export class UnknownFormat extends problem('catalogue.unknown-format', {
  status: 422,
  title: 'Unknown format',
  help: '`formats` names those of the game.',
  members: ['formats'],
}) {
  constructor(
    game: string,
    format: string,
    readonly formats: readonly string[],
  ) {
    super(`${game} has no format '${format}'; it has ${formats.join(', ')}.`);
  }
}

/** A game was recorded, or cards were imported, with a ruleset or with cards that this build does not have. */
export class CardSetUnavailable extends problem('card-set.unavailable', {
  status: 409,
  title: 'Rules or cards are not available',
  help: 'This service lacks the ruleset or the card set that a game pins, or an earlier release imported cards that it cannot read: import them again.',
  members: ['ruleset', 'cardSet'],
}) {
  constructor(
    readonly ruleset: string,
    readonly cardSet: string,
  ) {
    super(`This service cannot play ${ruleset} with the cards ${cardSet}.`);
  }
}

export class CardSetNotFound extends problem('card-set.not-found', {
  status: 404,
  title: 'No such card set',
  help: 'List the card sets with GET /v1/catalogue/card-sets; a set is named by its version or its hash.',
}) {
  constructor(game: string, cardSet: string) {
    super(`${game} has no card set ${cardSet}.`);
  }
}

export class UnknownImportFormat extends problem('catalogue.unknown-import-format', {
  status: 422,
  title: 'Unknown format of a file',
  help: '`formats` names those that cards of the game can be read from.',
  members: ['formats'],
}) {
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

export class ImportNotFound extends problem('import.not-found', {
  status: 404,
  title: 'No such import',
  help: 'Imports are asked for with POST /v1/catalogue/imports.',
  members: ['importId'],
}) {
  constructor(readonly importId: string) {
    super(`There is no import ${importId}.`);
  }
}

/** Only an import that is done has a report. */
export class ImportNotDone extends problem('import.not-done', {
  status: 409,
  title: 'No report yet',
  help: 'GET /v1/catalogue/imports/{id} says how far the import is, or why it failed.',
  members: ['importId'],
}) {
  constructor(readonly importId: string) {
    super(`Import ${importId} is not done, or failed.`);
  }
}

export class DeckIllegal extends problem('deck.illegal', {
  status: 422,
  title: 'Deck is not legal',
  help: '`faults` names every fault with the rule it breaks and, where there is one, the card.',
  members: ['faults', 'rules'],
}) {
  /** The rules of all faults, each once. */
  readonly rules: readonly CitedRule[];
  constructor(readonly faults: readonly DeckFault[]) {
    super(faults.map(({ message }) => message).join(' '));
    this.rules = [...new Map(faults.flatMap((fault) => fault.rules).map((rule) => [rule.rule, rule])).values()];
  }
}

export class DeckNotFound extends problem('deck.not-found', {
  status: 404,
  title: 'No such deck',
  help: 'Decks are stored with POST /v1/decks.',
  members: ['deckId'],
}) {
  constructor(readonly deckId: string) {
    super(`There is no deck ${deckId}.`);
  }
}

/**
 * Players bring decks for themselves, and see no deck of another but public ones: what an opponent plays is hidden
 * until it is played.
 */
export class DeckForbidden extends problem('deck.forbidden', {
  status: 403,
  title: 'Deck of another player',
  help: "A player's key brings decks of that player, and reads these and those that are public: made so by their players, or played in public matches.",
}) {
  constructor() {
    super('This deck is of another player, and it is not public.');
  }
}

export class DeckNotYours extends problem('deck.not-yours', {
  status: 403,
  title: 'Not your deck',
  help: 'A deck is made public, and withdrawn, with a key or session of the player whose deck it is (`playerId`); a deck of nobody by nobody.',
}) {
  constructor() {
    super('Only the player whose deck it is decides whether it is public.');
  }
}
