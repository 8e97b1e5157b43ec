import { type ProblemTable } from '../../platform/http/index.js';

export const caseProblems: ProblemTable = {
  'case.not-found': { status: 404, title: 'No such case', help: 'GET /v1/cases lists cases.', members: ['caseId'] },
  'case.not-a-party': {
    status: 403,
    title: 'Not your match',
    help: 'Players contest steps of matches of their own, and appeal against rulings on them; judges contest any step.',
  },
  'case.too-many': {
    status: 409,
    title: 'Too many cases',
    help: 'At most `most` cases of one player in one match wait for a ruling. Open another one when a judge has ruled on one of them.',
    members: ['most'],
  },
  'case.own-ruling': {
    status: 403,
    title: 'Your own ruling',
    help: 'Whoever gave a ruling does not decide on the appeal against it: ask another head judge of the league, or an admin.',
  },
  'case.wrong-status': {
    status: 409,
    title: 'Not in this state of the case',
    help: 'Read the case again: `status` is what it is now, `possible` where this can be done.',
    members: ['status', 'possible'],
  },
  'case.closed': {
    status: 409,
    title: 'The case is closed',
    help: 'What is decided stays decided. Nothing was recorded.',
  },
  'case.window-closed': {
    status: 409,
    title: 'Too late',
    help: 'Games and rulings can be contested for as long as the league says, at least three months; `until` was the end.',
    members: ['until'],
  },
  'case.appeal-possible': {
    status: 409,
    title: 'Players can still appeal',
    help: 'A case that was ruled on is closed when the time to appeal is over, at `until`, or by the ruling on an appeal.',
    members: ['until'],
  },
  'case.no-such-step': {
    status: 422,
    title: 'No such step',
    help: 'A step is a version of the game after its first one; `version` is the newest.',
    members: ['step', 'version'],
  },
  'case.unknown-rule': {
    status: 422,
    title: 'No such rule',
    help: 'Cite a rule by its number in the rulebook of the game.',
    members: ['game', 'rule'],
  },
  'case.ruling-impossible': {
    status: 422,
    title: 'No such ruling',
    help:
      'A game is rewound or gets a result (and so does its match), not both; a draw has no winners, and not everybody wins; ' +
      'seats and infractions must be those of the match and its game.',
  },
  'case.later-game': {
    status: 409,
    title: 'A later game has begun',
    help: 'Change the result of the game instead.',
    members: ['gameId'],
  },
  'case.match-decided': {
    status: 409,
    title: 'A ruling has decided the match',
    help: 'Say how the game ended (`result`) or the match (`matchResult`), or have that ruling changed on appeal first.',
    members: ['matchId'],
  },
};
