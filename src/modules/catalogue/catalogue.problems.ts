import type { CitedRule } from '../../platform/http/index.js';
import { problem } from '../../platform/problems/index.js';
import type { DeckFault } from './domain/deck.js';

export class UnknownGame extends problem('catalogue.unknown-game', {
  status: 422,
  title: 'Unknown game',
  help: '`games` lists the supported games.',
  members: ['games'],
}) {
  constructor(
    game: string,
    readonly games: readonly string[],
  ) {
    super(`There is no game '${game}'. The games are ${games.join(', ')}.`);
  }
}

export class UnknownFormat extends problem('catalogue.unknown-format', {
  status: 422,
  title: 'Unknown format',
  help: '`formats` lists the formats of the game.',
  members: ['formats'],
}) {
  constructor(
    game: string,
    format: string,
    readonly formats: readonly string[],
  ) {
    super(`${game} has no format '${format}'. Its formats are ${formats.join(', ')}.`);
  }
}

/** A game was recorded, or cards were imported, with a ruleset or with cards that this build does not have. */
export class CardSetUnavailable extends problem('card-set.unavailable', {
  status: 409,
  title: 'Rules or cards are not available',
  help: 'This service lacks the ruleset or the card set of the game, or it cannot read cards that an earlier release imported. Import the cards again.',
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
  help: 'List the card sets with GET /v1/catalogue/card-sets. Name a set by its version or its hash.',
}) {
  constructor(game: string, cardSet: string) {
    super(`${game} has no card set ${cardSet}.`);
  }
}

export class UnknownImportFormat extends problem('catalogue.unknown-import-format', {
  status: 422,
  title: 'Unknown file format',
  help: '`formats` lists the file formats from which cards of the game can be read.',
  members: ['formats'],
}) {
  constructor(
    game: string,
    format: string,
    readonly formats: readonly string[],
  ) {
    super(
      `Cards of ${game} cannot be read from the file format '${format}'. Supported formats: ${formats.join(', ') || 'none'}.`,
    );
  }
}

export class ImportNotFound extends problem('import.not-found', {
  status: 404,
  title: 'No such import',
  help: 'Request an import with POST /v1/catalogue/imports.',
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
  help: 'GET /v1/catalogue/imports/{id} shows the progress of the import, or why it failed.',
  members: ['importId'],
}) {
  constructor(readonly importId: string) {
    super(`Import ${importId} is not done, or it failed.`);
  }
}

export class DeckIllegal extends problem('deck.illegal', {
  status: 422,
  title: 'Deck is not legal',
  help: '`faults` names every fault with the rule that it breaks and, if it concerns a card, the card.',
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
  help: 'Store a deck with POST /v1/decks.',
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
  help: "A player's key may use the decks of that player. It reads these decks and public ones: published by their players, or played in public matches.",
}) {
  constructor() {
    super('This deck belongs to another player, and it is not public.');
  }
}

export class DeckNotYours extends problem('deck.not-yours', {
  status: 403,
  title: 'Not your deck',
  help: 'Publish or withdraw a deck with a key or session of its player (`playerId`). A deck without a player cannot be published.',
}) {
  constructor() {
    super('Only the player of the deck decides whether it is public.');
  }
}
