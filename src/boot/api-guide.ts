/** The introduction at the top of /docs: a reader of that page has nothing else. */
import { type ApiGuide } from '../platform/http/index.js';
import { gameEventSchemas } from '../modules/games/index.js';
import { eventSchemas, webhookCalls } from '../modules/webhooks/index.js';
import { gameSchemas } from './game-schemas.js';

export const apiGuide: ApiGuide = {
  introduction: `Records, replays and audits matches of trading-card games.

- **Authentication:** send \`Authorization: Bearer\` with a key (\`kifu_…\`) or with the access token of a session. \`x-permission\` of an
  operation is the right that it needs; the operation names further conditions. A key or an account has a role in the whole
  service. A player has roles in a league or an organisation, and such a role counts only there.
- **Without a key** you read public data with the rights of a spectator (\`GET /v1/me\` lists them), unless the operator has disabled it.
- **Pages of other sites** (CORS) can use each GET that needs no key, without a key and without cookies, at a rate limit of their own. A
  page that sends keys, or methods other than GET and HEAD, needs its origin in \`CORS_ORIGINS\`.
- **Refusals** are \`application/problem+json\`. Decide by \`code\`; [the list of codes](/docs/problems) says what to do about each.
  A refused request has changed nothing.
- **Repeated requests:** send an \`Idempotency-Key\`. A second request with the same key gets the first answer again and is not
  carried out again. Its answer has \`Idempotent-Replayed: true\`, and even repeats a secret that is shown once.
  Operations that accept no such key refuse it (\`request.idempotency-key-not-taken\`).
- **Size:** a body has at most 1 MiB, 5,000 values, 200 members in one object, texts of 65,536 characters, and 32 levels, unless
  its operation says otherwise. A refusal names up to 50 faults.
- **Concurrency:** send \`expectedVersion\`, the version on which you decided. If the game has a newer version, the request is refused.
- **Lists** have \`items\`, and \`next\`, the path of the next page.
- **Units:** times are ISO 8601 in UTC. Names of durations contain the unit (\`graceSeconds\`, \`bankMs\`). A _version_ counts the events of one
  game, from 1; a _position_ counts the events of the whole service.`,

  groups: {
    Players:
      'The people who play. The answer to a registration has the first key of the player, which is shown only there. Names are not unique.',
    Keys: `For programs, and for people without an account. A key has a role, and may have scopes that restrict the role, and an expiry. A
key of the role \`player\` acts for one player. Rotate a key that is in use, and revoke a lost key.`,
    Accounts: `For people who log in. An account belongs to one player, and has a password, an identity at the OpenID provider, or both. If a
person forgets the password, staff issues a token (\`POST /v1/players/{id}/password-resets\`) with which the person sets a new password.`,
    Sessions: `Log in, and send the access token. Within \`expiresIn\` seconds, get new tokens with the refresh token, which works
once. With an OpenID provider, send the person to the address from \`POST /v1/oidc/logins\`. Then send the query of the address to which the provider redirects.`,
    'Browser sessions': `For pages of this service. A log-in sets a cookie that scripts cannot read, in the place of tokens. Requests that change
something then need the header \`X-Kifu-Page: 1\`, and must come from a page of the same origin.`,
    Organisations: 'An organisation owns leagues. A role in an organisation counts in all of its leagues.',
    Leagues: `A league sets the terms of its matches: game, format, length, who creates them (\`pairings\`), points, clocks (\`timing\`),
the delay of spectators, publication, and the time to contest games. Organisers of the league assign
roles: \`head-judge\`, \`judge\`, \`scorekeeper\` and so on. The standings follow from the matches and from later rulings.`,
    Cards:
      'The cards of the games. A card set is identified by the hash of its content, and never changes. A job imports files.',
    Decks:
      'The service judges a list by its format, and reports all faults at once, each with its rule. A stored deck never changes. ' +
      'Its player may publish it, and stop publishing it.',
    Matches: `Name a player and a deck for each seat. The first game begins at once, and each further game after the one before. With \`randomness\`
\`asserted\` the cards are of paper. Hidden cards become public when the match is over and all its players have agreed.`,
    Games: `A game as far as you may see it: board, decisions, log, events, stream. Judges and scorekeepers can name another viewer with
\`as\`. Each such look is recorded with its \`reason\`, and the players can read the record when the game is over.`,
    Play: `\`GET /v1/games/{id}/decisions\` lists the open decisions with every legal answer. \`POST /v1/games/{id}/actions\` sends an answer, and
its log has the consequences with their rules. In a paper match, a scorekeeper answers for all seats, and reports
the random outcomes for which the game waits (\`awaiting\`).`,
    Takebacks: `A player proposes to go back to an earlier version, if no hidden information was revealed since; every other seat must agree.
The scorekeeper of a paper match retracts wrong entries and records them again. Nothing is deleted: \`branches\` of
the game has both branches. For everything else, open a case.`,
    Clocks: `For matches with \`timing\`. A player whose time runs out loses, and the service records this even if no request arrives. Judges
stop and resume clocks, and give time.`,
    Cases: `A case is about a contested step. A player of the match, or a judge, opens it with \`POST /v1/cases\`. It shows the boards, the legal
answers and the rules of that step. Judges discuss the case, and a head judge can assign it. A judge upholds or rejects the claim, with
penalties, a correction or another result if needed; a head judge can also rewind the game. The service applies the ruling a moment later, and \`rulings\`
shows the effects. A player can appeal. The ruling of another head judge on the appeal closes the case. Standings and statistics follow the last ruling.`,
    Studies: `A study has chapters about steps of a game, each with a title and a text. Only its author can read a study until the match is
public and the author publishes the study. Every change makes a version, and earlier versions stay.`,
    Replays: 'Every frame of an ended game, for viewers without a rules engine; one document for each viewer.',
    Audits: `Everybody can request the audit of a game or a match. It checks the chain of hashes, re-executes every step, and compares
every derived row. \`GET /v1/ledger/roots\` gives one hash over all recorded events. Keep it: with it you notice if somebody rewrites
earlier events. Admins request the audit of everything as a job, \`POST /v1/audits\`.`,
    Statistics: 'Results over many games. Each rate has its sample size and its interval.',
    Exports: 'Complete matches, standings, statistics and penalties, as JSON or CSV.',
    Events: 'Public events of matches, games, cases, rulings and standings, as a stream.',
    Tournaments: `An organiser runs a tournament from the registration to the final. Pairings are proposed with their cost and their
reasons, and then published. Everybody can read pairings, standings and brackets, as of any round or version.`,
    Ratings: 'The strength of players by game and format, with its uncertainty and its history by week.',
    Webhooks: `The service sends the same events to your address, signed (Standard Webhooks). It retries failed deliveries, lists them, and
resends events from any position.`,
    Service: 'The games of this service, the titles of their rules, and its ways to log in.',
    Sandbox: 'Try actions from a position, or from a moment of a recorded game. Nothing is recorded.',
    Jobs: 'For operators: waiting jobs, and jobs that failed for good.',
  },

  schemas: { ...gameSchemas, ...gameEventSchemas, ...eventSchemas },

  webhooks: webhookCalls,
};
