import { PENALTIES } from '../../../engine/index.js';
import {
  type Decoded,
  flag,
  integer,
  list,
  literal,
  nullable,
  record,
  text,
  Undecodable,
} from '../../../platform/decoding/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';

export { PENALTIES, type PenaltyKind } from '../../../engine/index.js';

const citation = record({ game: text, rule: text });

const caseOpened = record({
  caseId: text,
  game: text,
  gameId: text,
  matchId: text,
  leagueId: nullable(text),
  /** The players of the match, by seat. */
  seats: list(record({ seat: text, playerId: text })),
  /** The version of the game that is contested. */
  step: integer,
  claim: text,
  rule: nullable(citation),
  text,
});

const caseAssigned = record({ judge: text });

const caseDiscussed = record({ text });

const penalty = record({ seat: text, playerId: text, infraction: text, penalty: literal(...PENALTIES) });

const caseRuled = record(
  {
    /** From 1; a ruling on an appeal is a further one, and takes the place of the one before. */
    number: integer,
    /** Whether the claim is right. */
    upheld: flag,
    rule: nullable(citation),
    text,
    penalties: list(penalty),
  },
  {
    rewind: record({ to: integer }),
    result: record({ winners: list(text), draw: flag }),
    matchResult: record({ winners: list(text), draw: flag }),
    invoke: record({ seat: text, object: text, ability: text }),
    /** What mends the game: acts in the name of a seat, about a card. */
    correction: record({
      seat: text,
      source: text,
      acts: list(record({ act: text }, { objects: list(text), player: text, number: integer })),
    }),
  },
);

const rulingCarriedOut = record({
  number: integer,
  /** Where each of its remedies is recorded. */
  effects: list(record({ remedy: text, stream: text, version: integer })),
  /** What could not be done any more, and why. */
  failures: list(record({ remedy: text, code: text, message: text })),
});

const caseAppealed = record({ text });

const caseClosed = record({ text });

export type CaseOpened = Decoded<typeof caseOpened>;
export type CaseRuled = Decoded<typeof caseRuled>;
export type RulingCarriedOut = Decoded<typeof rulingCarriedOut>;
export type Penalty = Decoded<typeof penalty>;

/** A decoded event of a case. Released shapes are frozen, as those of games and matches are. */
export type CaseEvent =
  | { readonly type: 'CaseOpened'; readonly payload: CaseOpened }
  | { readonly type: 'CaseAssigned'; readonly payload: Decoded<typeof caseAssigned> }
  | { readonly type: 'CaseDiscussed'; readonly payload: Decoded<typeof caseDiscussed> }
  | { readonly type: 'CaseRuled'; readonly payload: CaseRuled }
  | { readonly type: 'RulingCarriedOut'; readonly payload: RulingCarriedOut }
  | { readonly type: 'CaseAppealed'; readonly payload: Decoded<typeof caseAppealed> }
  | { readonly type: 'CaseClosed'; readonly payload: Decoded<typeof caseClosed> };

export function decodeCaseEvent(event: Pick<StoredEvent, 'stream' | 'version' | 'type' | 'payload'>): CaseEvent {
  const { type, payload } = event;
  const at = `${type} ${event.stream}/${event.version}`;
  switch (type) {
    case 'CaseOpened':
      return { type, payload: caseOpened(payload, at) };
    case 'CaseAssigned':
      return { type, payload: caseAssigned(payload, at) };
    case 'CaseDiscussed':
      return { type, payload: caseDiscussed(payload, at) };
    case 'CaseRuled':
      return { type, payload: caseRuled(payload, at) };
    case 'RulingCarriedOut':
      return { type, payload: rulingCarriedOut(payload, at) };
    case 'CaseAppealed':
      return { type, payload: caseAppealed(payload, at) };
    case 'CaseClosed':
      return { type, payload: caseClosed(payload, at) };
    default:
      throw new Undecodable(at, 'an event of a case');
  }
}
