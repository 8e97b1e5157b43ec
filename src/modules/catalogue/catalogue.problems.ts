import { type ProblemTable } from '../../platform/http/index.js';

export const catalogueProblems: ProblemTable = {
  'catalogue.unknown-game': {
    status: 422,
    title: 'Unknown game',
    help: '`games` names those that Kifu knows.',
    members: ['games'],
  },
  'catalogue.unknown-format': {
    status: 422,
    title: 'Unknown format',
    help: '`formats` names those of the game.',
    members: ['formats'],
  },
  'catalogue.unknown-import-format': {
    status: 422,
    title: 'Unknown format of a file',
    help: '`formats` names those that cards of the game can be read from.',
    members: ['formats'],
  },
  'import.not-found': {
    status: 404,
    title: 'No such import',
    help: 'Imports are asked for with POST /v1/catalogue/imports.',
    members: ['importId'],
  },
  'import.not-done': {
    status: 409,
    title: 'No report yet',
    help: 'GET /v1/catalogue/imports/{id} says how far the import is, or why it failed.',
    members: ['importId'],
  },
  'card-set.unavailable': {
    status: 409,
    title: 'Rules or cards are not available',
    help: 'This service lacks the ruleset or the card set that a game pins, or an earlier release imported cards that it cannot read: import them again.',
    members: ['ruleset', 'cardSet'],
  },
  'card-set.not-found': {
    status: 404,
    title: 'No such card set',
    help: 'List the card sets with GET /v1/catalogue/card-sets; a set is named by its version or its hash.',
  },
  'deck.illegal': {
    status: 422,
    title: 'Deck is not legal',
    help: '`faults` names every fault with the rule it breaks and, where there is one, the card.',
    members: ['faults', 'rules'],
  },
  'deck.not-found': {
    status: 404,
    title: 'No such deck',
    help: 'Decks are stored with POST /v1/decks.',
    members: ['deckId'],
  },
  'deck.forbidden': {
    status: 403,
    title: 'Deck of another player',
    help: "A player's key brings and reads the decks of that player only.",
  },
};
