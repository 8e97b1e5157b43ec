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
