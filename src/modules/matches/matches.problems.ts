import { type ProblemTable } from '../../platform/http/index.js';

export const matchProblems: ProblemTable = {
  'match.not-found': {
    status: 404,
    title: 'No such match',
    help: 'List the matches with GET /v1/matches.',
    members: ['matchId'],
  },
  'match.of-others': {
    status: 403,
    title: 'Match of other players',
    help: 'Take a seat in the match, or ask an organiser to create it.',
  },
  'match.pairings-by-staff': {
    status: 403,
    title: 'Match for the staff to make',
    help: 'The `pairings` of the league are `staff`. Ask one of them: GET /v1/leagues/{id}/roles, and the same of its organisation, lists who they are.',
  },
  'match.randomness-not-yours': {
    status: 403,
    title: 'Chance must be the seed’s',
    help: 'Matches with `randomness: asserted` are created by scorekeepers, who record what all seats do.',
  },
  'match.player-seated-twice': {
    status: 422,
    title: 'Player seated twice',
    help: 'Give every seat to another player.',
    members: ['playerId'],
  },
  'match.deck-unfit': {
    status: 422,
    title: 'Deck does not fit its seat',
    help: "Name a deck of the seat's player, made for the game and format of the match.",
    members: ['seat', 'deckId'],
  },
  'match.league-mismatch': {
    status: 422,
    title: 'Not a match of this league',
    help: '`terms` says which game, format and length the league plays.',
    members: ['terms'],
  },
  'publication.not-yours': {
    status: 403,
    title: 'Not yours to agree to',
    help: 'A player answers for its own seat, PUT /v1/matches/{id}/publication; scorekeepers write down what each seat of a paper match (`randomness: asserted`) says. Only those who make matches for others make one `open`.',
  },
  'publication.seat-unclear': {
    status: 422,
    title: 'Seat not told',
    help: 'Scorekeepers answer for all seats: send `seat`.',
    members: ['seats'],
  },
  'publication.final': {
    status: 409,
    title: 'Publication was agreed to',
    help: 'An answer can be changed until all players have agreed, and not after that.',
  },
  'entropy.not-awaited': {
    status: 409,
    title: 'No share awaited',
    help: 'Create the match with `randomness: shared`.',
  },
  'entropy.not-yours': {
    status: 403,
    title: 'Not yours to give',
    help: 'A player gives the share of its own seat. Who makes matches of others sends `seat`, and no `entropy`.',
  },
  'entropy.final': { status: 409, title: 'Share was given', help: 'A share is given once.', members: ['seat'] },
  'entropy.too-early': {
    status: 422,
    title: 'Share given too early',
    help: 'Leave `entropy` out; each seat gives it with PUT /v1/matches/{id}/entropy.',
    members: ['seat'],
  },
  'match.setup-refused': {
    status: 422,
    title: 'The rules forbid this table',
    help: "`rules` names the rule; `rejection` is the rule engine's code.",
    members: ['rejection', 'rules'],
  },
};
