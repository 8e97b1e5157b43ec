import { Undecodable } from '../../../platform/decoding/index.js';
import type { EventMetadata, StoredEvent } from '../../../platform/event-store/index.js';
import {
  type CaseEvent,
  type CaseOpened,
  type CaseRuled,
  decodeCaseEvent,
  isOfCase,
  type RulingCarriedOut,
} from './events.js';

export const CASE_STATUSES = ['open', 'assigned', 'ruled', 'appealed', 'closed'] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

/** Who did something: players by their id, others by the role that they did it in. */
export interface By {
  readonly role: string;
  readonly playerId: string | null;
}

interface Done {
  readonly at: string;
  readonly by: By;
}

export interface Ruling extends Done {
  readonly ruling: CaseRuled;
  /** Null until the ledger has brought it to the games. */
  readonly carriedOut: RulingCarriedOut | null;
}

/** A contested step and what became of it, as the stream of the case tells. */
export interface Case {
  readonly version: number;
  readonly opened: CaseOpened & Done;
  readonly status: CaseStatus;
  readonly judge: string | null;
  /** What the players of the match say to it. */
  readonly statements: readonly (Done & { readonly text: string })[];
  /** Judges among themselves. */
  readonly discussion: readonly (Done & { readonly text: string })[];
  readonly rulings: readonly Ruling[];
  /** Whose word the last ruling is; null before there is one. */
  readonly ruledBy: EventMetadata['actor'] | null;
  readonly appeals: readonly (Done & { readonly text: string })[];
  /** By whom, and why; null while it is not, and where the ruling on an appeal was the last word. */
  readonly closing: (Done & { readonly text: string }) | null;
}

/** For judges to rule on it. */
export const WAITING: readonly CaseStatus[] = ['open', 'assigned', 'appealed'];
export const waits = ({ status }: Case): boolean => WAITING.includes(status);

/** Null for a stream that is empty or not of a case. */
export function foldCase(events: readonly StoredEvent[]): Case | null {
  const [first, ...rest] = events;
  if (first === undefined || !isOfCase(first.type)) return null;
  const opening = decodeCaseEvent(first);
  if (opening.type !== 'CaseOpened') throw new Undecodable(`${first.type} ${first.stream}/1`, 'the opening of a case');
  const opened: Case = {
    version: first.version,
    opened: { ...opening.payload, ...doneIn(first) },
    status: 'open',
    judge: null,
    statements: [],
    discussion: [],
    rulings: [],
    ruledBy: null,
    appeals: [],
    closing: null,
  };
  return rest.reduce((before, event) => evolve(before, decodeCaseEvent(event), event), opened);
}

function evolve(before: Case, { type, payload }: CaseEvent, event: StoredEvent): Case {
  const at = { ...before, version: event.version };
  switch (type) {
    case 'CaseOpened':
      throw new Undecodable(`${type} ${event.stream}/${event.version}`, 'an event of a case that was opened');
    case 'CaseAssigned':
      return { ...at, judge: payload.judge, status: before.status === 'open' ? 'assigned' : before.status };
    case 'CaseDiscussed':
      return { ...at, discussion: [...before.discussion, { text: payload.text, ...doneIn(event) }] };
    case 'CaseAnswered':
      return { ...at, statements: [...before.statements, { text: payload.text, ...doneIn(event) }] };
    case 'CaseRuled': {
      const ruling = { ruling: payload, carriedOut: null, ...doneIn(event) };
      // There is no appeal against the ruling on an appeal.
      const status = before.status === 'appealed' ? 'closed' : 'ruled';
      return { ...at, rulings: [...before.rulings, ruling], ruledBy: event.metadata.actor, status };
    }
    case 'RulingCarriedOut':
      return {
        ...at,
        rulings: before.rulings.map((each) => (isOf(each, payload) ? { ...each, carriedOut: payload } : each)),
      };
    case 'CaseAppealed':
      return { ...at, status: 'appealed', appeals: [...before.appeals, { text: payload.text, ...doneIn(event) }] };
    case 'CaseClosed':
      return { ...at, status: 'closed', closing: { text: payload.text, ...doneIn(event) } };
  }
}

const isOf = ({ ruling }: Ruling, { number }: RulingCarriedOut): boolean => ruling.number === number;

const doneIn = ({ recordedAt: at, metadata }: StoredEvent): Done => ({ at, by: byIn(metadata) });

const byIn = ({ actor: { role, playerId } }: EventMetadata): By => ({ role, playerId: playerId ?? null });
