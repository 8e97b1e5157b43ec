/**
 * Public facts by kind: when a fact is published, and its data. What is sent has passed the decoder, and the schema of
 * the decoder is that of the API's document.
 */
import { PENALTIES } from '../../../engine/index.js';
import {
  type Decoded,
  type Decoder,
  described,
  dictionary,
  flag,
  integer,
  list,
  literal,
  nullable,
  record,
  text,
} from '../../../platform/decoding/index.js';
import { CASE_STATUSES } from '../../cases/index.js';
import { CLOSINGS } from '../../matches/index.js';
import { TOURNAMENT_EVENTS } from './tournament-events.js';

const id = described(text, { format: 'uuid' });
const step = described(nullable(integer), { description: 'Null where spectators are behind the match.' });
const cause = described(record({ kind: literal('takeback', 'retraction', 'ruling', 'closing'), id: nullable(text) }), {
  description: 'The origin: a version of the game, a case with the number of its ruling, or a closing.',
});
const outcome = { winners: list(text), draw: flag };
const score = record({ won: integer, lost: integer, drawn: integer });

const ofMatch = { matchId: id, leagueId: nullable(id), game: text };
const ofGame = { ...ofMatch, gameId: id };
const ofCase = { caseId: id, ...ofGame, step, status: literal(...CASE_STATUSES) };
const rule = nullable(record({ game: text, rule: text }));

const fact = <Data>(when: string, data: Decoder<Data>) => ({ when, data });

export const publicFacts = {
  'match.created': fact(
    'A match is recorded.',
    record({ ...ofMatch, format: text, bestOf: integer, seats: list(record({ seat: text, playerId: id })) }),
  ),
  'match.ended': fact(
    'A match is over, or over with another result.',
    record({ ...ofMatch, ...outcome, games: list(id), result: dictionary(score) }),
  ),
  'match.reopened': fact('A match was over and goes on.', record({ ...ofGame, number: integer })),
  'match.ruled': fact('A judge gives a match its result.', record({ ...ofMatch, ...outcome, cause })),
  'match.loss-ruled': fact(
    'Rulings change who has lost a match while the rest play on.',
    record({ ...ofMatch, lost: list(text), cause }),
  ),
  'match.closed': fact(
    'Staff ends a match by hand.',
    record({ ...ofMatch, kind: literal(...CLOSINGS), lost: list(text) }),
  ),
  'match.closing-lifted': fact('Staff lifts the closing of a match.', record(ofMatch)),
  'game.started': fact('A game of a match is about to begin.', record({ ...ofGame, number: integer })),
  'game.ended': fact('A game counts, or counts otherwise.', record({ ...ofGame, number: integer, ...outcome })),
  'game.rewound': fact(
    'A game goes on from an earlier version.',
    record({ ...ofGame, to: step, branch: integer, cause }),
  ),
  'game.ruled': fact('A judge gives a game its result.', record({ ...ofGame, ...outcome, cause })),
  'standings.changed': fact(
    'The table of a league has changed as of `position`.',
    record({ leagueId: id, matchId: id }),
  ),
  'case.opened': fact('A step is contested.', record({ ...ofCase, rule })),
  'case.assigned': fact('A case has a judge.', record(ofCase)),
  'case.ruled': fact(
    'A judge has ruled.',
    record({
      ...ofCase,
      number: integer,
      upheld: flag,
      rule,
      penalties: list(record({ seat: text, playerId: id, infraction: text, penalty: literal(...PENALTIES) })),
      rewind: nullable(record({ to: step })),
      result: nullable(record(outcome)),
      matchResult: nullable(
        record(outcome, { score: list(record({ seat: text, won: integer })), drawnGames: integer }),
      ),
    }),
  ),
  'case.appealed': fact('A player does not accept a ruling.', record(ofCase)),
  'case.closed': fact('Nothing more is decided on a case.', record(ofCase)),
  'ruling.carried-out': fact(
    'The effects of a ruling are recorded, or had become impossible.',
    record({
      ...ofCase,
      number: integer,
      effects: list(record({ remedy: text, stream: text, version: step })),
      failures: list(record({ remedy: text, code: text })),
    }),
  ),
  'tournament.changed': fact(
    'Something has happened in a tournament; readers ask for what they need of it.',
    record({
      tournamentId: id,
      leagueId: nullable(id),
      version: integer,
      change: literal(...TOURNAMENT_EVENTS),
      round: nullable(integer),
      table: nullable(integer),
    }),
  ),
};

export type PublicEventKind = keyof typeof publicFacts;

/** The events that anybody with a key may know, by webhooks, by the stream or by reading. */
export const PUBLIC_EVENT_KINDS = Object.keys(publicFacts) as readonly PublicEventKind[];

/** The data of a fact of this kind. */
export type DataOf<Kind extends PublicEventKind> = Decoded<(typeof publicFacts)[Kind]['data']>;

/** What a recorded event makes known; when and where it was recorded is added. */
export type Fact = {
  readonly [Kind in PublicEventKind]: { readonly kind: Kind; readonly data: DataOf<Kind> };
}[PublicEventKind];

/** The data of the fact, of which nothing but what its kind declares is left. */
export const dataOf = ({ kind, data }: Fact): Fact['data'] => publicFacts[kind].data(data, kind);
