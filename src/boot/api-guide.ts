/** How the API is used, for somebody who has nothing but its page: /docs begins with it. */
import { type ApiGuide } from '../platform/http/index.js';
import { gameEventSchemas } from '../modules/games/index.js';
import { eventSchemas, webhookCalls } from '../modules/webhooks/index.js';
import { gameSchemas } from './game-schemas.js';

export const apiGuide: ApiGuide = {
  introduction: `Records, replays and audits matches of trading-card games.

- **Who calls:** \`Authorization: Bearer\` with a key (\`kifu_…\`) or with the access token of a session. \`x-permission\` of an
  operation is the right that lets a request in; what is asked for beyond that, the operation says. A role is held everywhere (by
  a key or an account) or in one league or organisation (by a player), and counts there only.
- **Without a key** what is public is read as by a spectator (\`GET /v1/me\` says what that is), unless the operator has closed it.
- **From pages of other sites** (CORS) each GET that takes no key is open, without a key and without cookies, at a rate of its own. A
  page that sends keys, or anything but GET and HEAD, needs its origin in \`CORS_ORIGINS\`.
- **Refusals** are \`application/problem+json\`. Decide by \`code\`; [the list of codes](/docs/problems) says what to do about each.
  What was refused has changed nothing.
- **Sent twice:** with an \`Idempotency-Key\` a request that is sent again is answered again and not done again, and the answer
  says so: \`Idempotent-Replayed: true\`. A secret that is shown once is shown again then. Operations that take no key refuse one (\`request.idempotency-key-not-taken\`).
- **How much:** a body has at most 1 MiB, 5,000 values, 200 members in one object, texts of 65,536 characters, and 32 levels, unless
  its operation says otherwise. A refusal tells up to 50 faults.
- **At the same time:** send \`expectedVersion\`, the version that you decided on; if the game has gone on since, nothing is done.
- **Lists** have \`items\`, and \`next\`, the path of what follows.
- **Units:** times are ISO 8601 in UTC. Durations say their unit (\`graceSeconds\`, \`bankMs\`). A _version_ counts the events of one
  game, from 1; a _position_ counts those of the whole service.`,

  groups: {
    Players:
      'Who plays. Registering a player answers with its first key, which is shown this once. Names are not unique.',
    Keys: `For programs and tables: a role, if you like scopes that narrow it, and an end. A key of the role \`player\` acts for one
player. Rotate a key that is in use, revoke one that is lost.`,
    Accounts: `For people who log in. An account is one player; it has a password, an identity at the OpenID provider, or both. Who
forgot the password is given a token by staff (\`POST /v1/players/{id}/password-resets\`), and sets another one with it.`,
    Sessions: `Log in, send the access token, and before \`expiresIn\` seconds are over take new tokens with the refresh token, which is
good once. With an OpenID provider: \`POST /v1/oidc/logins\`, send the person to it, hand over what they come back with.`,
    'Browser sessions': `For pages of this service: a log-in sets a cookie that scripts do not read, in the place of tokens. What changes
something then takes the header \`X-Kifu-Page: 1\`, and counts from a page of the same origin only.`,
    Organisations: 'Own leagues. Roles that are given in an organisation count in all of its leagues.',
    Leagues: `What holds for all matches of a league: game, format, length, who makes them (\`pairings\`), points, clocks (\`timing\`),
how far spectators are behind, publication, and for how long games are contested. Its organisers give
roles: \`head-judge\`, \`judge\`, \`scorekeeper\` and so on. The table follows from the matches, and from what is ruled later.`,
    Cards:
      'What games are played with. A card set is named by its content and never changes; files are imported by a job.',
    Decks:
      'A list is judged by its format; every fault is reported at once, with its rule. A stored deck never changes. ' +
      'Its player may make it public, and withdraw that.',
    Matches: `Name a player and a deck for each seat: the first game begins at once, the next when one is over. With \`randomness\`
\`asserted\` the cards are of paper. What was hidden becomes public when the match is over and all its players have agreed.`,
    Games: `A game as you may see it: board, decisions, log, events, stream. \`as\` names another viewer, for judges and
scorekeepers; each such look is recorded with its \`reason\`, and the players read of it when the game is over.`,
    Play: `\`GET /v1/games/{id}/decisions\` says what is asked and lists every legal answer; \`POST /v1/games/{id}/actions\` answers it, and
the log of the answer says what followed, with the rules. In a paper match a scorekeeper answers for all seats, and tells
how chance fell when the game waits for it (\`awaiting\`).`,
    Takebacks: `A player proposes to go back to an earlier version since which nobody has learnt anything; every other seat must agree.
The scorekeeper of a paper match retracts what was written down wrongly, and records it anew. Nothing is deleted: \`branches\` of
the game holds both ways. For all else, open a case.`,
    Clocks: `In matches with \`timing\`. Whose time has run out has lost; that is recorded whether or not anybody acts. Judges stop
clocks, let them run on, and give time.`,
    Cases: `A contested step. A player of the match, or a judge, opens it with \`POST /v1/cases\`; it shows the boards, the legal answers and
the rules of that step. Judges discuss it, a head judge assigns it, a judge rules: upheld or not, with penalties, and if need be
a rewind (head judges), a correction, or another result. The service carries the ruling out a moment later and says so in
\`rulings\`. A player appeals, a head judge rules again, and that closes the case. Tables and statistics follow.`,
    Studies: `Chapters that an author writes about the steps of a game, each with a title and a text. A study is its author's alone
until the match is public and its author publishes the study. Every change is a version, and earlier versions stay.`,
    Replays: 'Every frame of an ended game, for viewers without a rules engine; one document for each viewer.',
    Audits: `Anybody may have a game, or a match with all that hangs on it, proved: the chain of hashes, every step carried out again,
every row that follows. \`GET /v1/ledger/roots\` gives one hash over all that was recorded: keep it, and nobody rewrites what came
before without your noticing. Admins have everything audited by a job, \`POST /v1/audits\`.`,
    Statistics: 'What many games say together, each rate with its sample and its interval.',
    Exports: 'Matches, tables, statistics and penalties, whole, as JSON or CSV.',
    Events: 'Public facts of matches, games, cases, rulings and tables, as a stream.',
    Tournaments: `An organiser runs a tournament from the registration to the final. Rounds are proposed with their price and their
reasons, and then published. Everybody reads pairings, tables and brackets, each as of any round or version.`,
    Ratings: 'How strong players are, by game and format, how certain that is, and how it changed from week to week.',
    Webhooks: `The same facts, sent to an address of yours and signed (Standard Webhooks). What could not be delivered is tried again,
listed, and sent again from any position.`,
    Service: 'What there is to know before anything else: the games, the titles of their rules, and how people log in.',
    Sandbox: 'What would happen: from a position, or a moment of a recorded game. Nothing is recorded.',
    Jobs: 'For those who run the service: work that waits, and what has failed for good.',
  },

  schemas: { ...gameSchemas, ...gameEventSchemas, ...eventSchemas },

  webhooks: webhookCalls,
};
