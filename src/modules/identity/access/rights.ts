import { type Role, ROLES } from './roles.js';

/** One line of the table: who may do it, and what it is. */
export interface Right {
  readonly roles: readonly Role[];
  readonly what: string;
  /** What is read by it, anybody reads without a key, unless the operator has closed that. */
  readonly public?: true;
  /**
   * At a table, scorekeepers may only where the match is of paper: elsewhere chance is the server's, and seats act
   * themselves.
   */
  readonly keptOnPaper?: true;
}

const everybody: readonly Role[] = ROLES;
const runs: readonly Role[] = ['admin', 'organiser'];
const judges: readonly Role[] = ['admin', 'head-judge', 'judge'];
const headJudges: readonly Role[] = ['admin', 'head-judge'];
const runsOrJudges: readonly Role[] = ['admin', 'organiser', 'head-judge', 'judge'];
const staff: readonly Role[] = ['admin', 'organiser', 'head-judge', 'judge', 'scorekeeper'];
const seats: readonly Role[] = ['scorekeeper', 'player'];

/**
 * Who may do what: the one table. A route names one of these lines, and use cases ask for further ones where it depends
 * on more than the route (on whose deck, on which seat). Where a line says "own", the use case holds callers to that.
 */
export const RIGHTS = {
  'keys.issue': { roles: ['admin'], what: 'Issue keys of any role' },
  'keys.issue-for-player': { roles: runs, what: 'Issue further keys of a player' },
  'keys.manage-own': { roles: everybody, what: 'List, read and revoke own keys; rotate the key of the request' },
  'keys.manage-any': { roles: ['admin'], what: 'List, read, rotate and revoke any key' },
  'accounts.register': { roles: runs, what: 'Register accounts of players' },
  'accounts.register-staff': { roles: ['admin'], what: 'Register accounts of any role' },
  'accounts.manage-own': {
    roles: everybody,
    what: 'Read the own account and its sessions, change the password, log out',
  },
  'accounts.reset-password': { roles: runs, what: 'Issue reset tokens for players who forgot their passwords' },
  'accounts.manage-any': {
    roles: ['admin'],
    what: 'List, read, disable and enable any account, and issue its reset tokens',
  },
  'signing-keys.rotate': { roles: ['admin'], what: 'Replace the key that signs access tokens' },
  'players.register': { roles: runs, what: 'Register players' },
  'players.read': { roles: everybody, what: 'Read a player, and the roles that the player holds', public: true },
  'players.rename': { roles: [...runs, 'player'], what: 'Rename oneself; with the next right, any player' },
  'players.rename-any': { roles: runs, what: 'Rename any player' },
  'players.merge': { roles: runs, what: 'Merge two records of one person, separate them, and list merged records' },
  'players.find': { roles: everybody, what: 'Find players by their names' },

  'organisations.create': { roles: runs, what: 'Create an organisation' },
  'organisations.read': { roles: everybody, what: 'Read organisations and their roles', public: true },
  'organisations.assign-roles': { roles: runs, what: 'Assign and remove roles in an organisation' },
  'leagues.create': { roles: runs, what: 'Create a league' },
  'leagues.read': {
    roles: everybody,
    what: 'Read leagues, their standings and their roles',
    public: true,
  },
  'leagues.assign-roles': { roles: runs, what: 'Assign and remove roles in a league' },

  'tournaments.create': { roles: runs, what: 'Create tournaments' },
  'tournaments.read': {
    roles: everybody,
    what: 'Read tournaments: players, rounds, standings, brackets and history',
    public: true,
  },
  'tournaments.run': { roles: runs, what: 'Run a tournament: players, pairings, rounds, cut and end' },
  'tournaments.record': { roles: staff, what: 'Check players in, drop them, record results of others' },
  'tournaments.rule': {
    roles: runsOrJudges,
    what: 'Correct results of a tournament, reopen drafts, and disqualify players',
  },
  'tournaments.play': {
    roles: [...staff, 'player'],
    what: 'As a player: enter a tournament, check in, drop, report own results',
  },

  'ratings.read': { roles: everybody, what: 'Read ratings of players, and own hidden ratings', public: true },
  'ratings.hide': {
    roles: [...runs, 'player'],
    what: 'Hide or show own ratings; with the next right, those of any player',
  },
  'ratings.hide-any': { roles: runs, what: 'Hide or show ratings of any player' },

  'catalogue.read': { roles: everybody, what: 'Read cards and card sets, check deck lists', public: true },
  'catalogue.import': { roles: ['admin'], what: 'Import cards' },
  'catalogue.read-imports': { roles: runs, what: 'Read the progress and the report of an import of cards' },
  'decks.bring': { roles: [...runs, ...seats], what: 'Store own decks; with the next right, decks of any player' },
  'decks.bring-for-others': { roles: [...runs, 'scorekeeper'], what: 'Store decks of any player, or without a player' },
  'decks.read': {
    roles: everybody,
    what: 'Read own and public decks; with the next right, all decks',
    public: true,
  },
  'decks.read-any': { roles: staff, what: 'Read all decks' },
  'decks.publish': { roles: ['player'], what: 'Publish own decks, and stop publishing them' },

  'matches.create': {
    roles: [...runs, ...seats],
    what: 'Create matches with a seat of their own, if the league permits it',
  },
  'matches.create-for-others': { roles: [...runs, 'scorekeeper'], what: 'Create matches of other players' },
  'matches.close': { roles: staff, what: 'Close a match (void, no-show, created by mistake), and reopen it' },
  'matches.read': { roles: everybody, what: 'List and read matches', public: true },
  'matches.publish': { roles: seats, what: 'Agree to publication: for the own seat, or as `games.record` says' },
  'games.watch': { roles: everybody, what: 'See games and replays as the own seat or as a spectator', public: true },
  'games.watch-live': {
    roles: staff,
    what: 'See games without the delay of spectators; players always see their own games so',
  },
  'games.view-hidden': {
    roles: [...judges, 'scorekeeper'],
    what: 'See hidden zones of games that are not public (scorekeepers only of paper matches); each look is recorded',
    keptOnPaper: true,
  },
  'looks.read': {
    roles: [...staff, 'player'],
    what: 'Read the looks at hidden zones; players only of their own games, after the end',
  },
  'games.act': {
    roles: [...judges, ...seats],
    what: 'Act in games for the own seat, or as the next two rights say',
    keptOnPaper: true,
  },
  'games.judge': { roles: judges, what: 'Answer decisions for judges in the place of a seat' },
  'games.record': {
    roles: ['scorekeeper'],
    what: 'Record the actions of all seats of a paper match',
    keptOnPaper: true,
  },
  'clocks.control': { roles: runsOrJudges, what: 'Stop and resume clocks of games, and give time' },
  'games.audit': { roles: everybody, what: 'Audit the record of a game' },
  'matches.audit': { roles: everybody, what: 'Audit a match with its games, cases and derived rows' },
  'audits.run': { roles: ['admin'], what: 'Audit any stream and everything, and read the differences' },
  'statistics.read': { roles: everybody, what: 'Read statistics', public: true },

  'takebacks.propose': { roles: seats, what: 'Propose to take steps back', keptOnPaper: true },
  'takebacks.answer': { roles: seats, what: 'Agree to a takeback, or refuse it', keptOnPaper: true },
  'studies.read': { roles: everybody, what: 'Read own and public studies of games', public: true },
  'studies.write': { roles: [...staff, 'player'], what: 'Begin studies of games; change and publish own studies' },

  'cases.open': { roles: [...judges, ...seats], what: 'Contest a step of a match; players only of their own matches' },
  'cases.read': { roles: everybody, what: 'List and read cases, as far as the viewer may see the game', public: true },
  'cases.answer': { roles: seats, what: 'Make statements in a case about the own match' },
  'cases.discuss': { roles: judges, what: 'Read the discussion of judges, and write in it' },
  'cases.assign': { roles: headJudges, what: 'Assign a case to a judge' },
  'cases.rule': { roles: judges, what: 'Rule on a case' },
  'cases.rewind': { roles: headJudges, what: 'Rewind a game by a ruling' },
  'cases.appeal': { roles: seats, what: 'Appeal against a ruling' },
  'cases.rule-appeal': { roles: headJudges, what: 'Rule on an appeal' },
  'sandbox.run': { roles: everybody, what: 'Try actions from a position without a record' },

  'events.follow': { roles: everybody, what: 'Follow public events of the service', public: true },
  'exports.read': { roles: everybody, what: 'Export matches, standings and statistics' },
  'webhooks.manage': {
    roles: runs,
    what: 'Manage webhooks of a league or of the whole service, and read their deliveries',
  },
  'jobs.read': { roles: runs, what: 'Read the status of background jobs' },
  'jobs.retry': { roles: ['admin'], what: 'Retry a failed job' },
} as const satisfies Readonly<Record<string, Right>>;

export type Permission = keyof typeof RIGHTS;

export function isPermission(text: string): text is Permission {
  return Object.hasOwn(RIGHTS, text);
}

/** In the order of the table. */
export const PERMISSIONS: readonly Permission[] = Object.keys(RIGHTS).filter(isPermission);

/** What anybody may without a key; see `ANYBODY`. */
export const PUBLIC_PERMISSIONS: readonly Permission[] = PERMISSIONS.filter((each) => isPublic(RIGHTS[each]));

function isPublic(right: Right): boolean {
  return right.public === true;
}

export function isKeptOnPaper(permission: Permission): boolean {
  const right: Right = RIGHTS[permission];
  return right.keptOnPaper === true;
}

export const rolesWith = (permission: Permission): readonly Role[] => RIGHTS[permission].roles;
