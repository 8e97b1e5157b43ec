import { Undecodable } from '../../../platform/decoding/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import { type Chapter, decodeStudyEvent, type StudyBegun, type StudyChanged } from './events.js';

/** What its author says about a game, step by step. */
export interface Study {
  readonly id: string;
  readonly gameId: string;
  readonly matchId: string;
  readonly ownerId: string;
  readonly playerId: string | null;
  /** The role by which the author began it. */
  readonly role: string;
  readonly version: number;
  readonly title: string;
  /** In the order of their steps. */
  readonly chapters: readonly Chapter[];
  /** The author shows it to everybody who may see the whole game. */
  readonly isPublic: boolean;
  /** When each version so far was written. */
  readonly versions: readonly StudyVersion[];
}

export interface StudyVersion {
  readonly version: number;
  readonly at: string;
  readonly isPublic: boolean;
}

/** A study as of the last of the events; null without events. */
export function foldStudy(events: readonly StoredEvent[]): Study | null {
  const [first, ...rest] = events;
  if (first === undefined) return null;
  const begun = decodeStudyEvent(first);
  if (begun.type !== 'StudyBegun') throw new Undecodable(`${first.stream}/1`, 'the beginning of a study');
  return rest.reduce(after, beginning(begun.payload, first));
}

const beginning = ({ studyId, ...begun }: StudyBegun, { version, recordedAt: at, metadata }: StoredEvent): Study => ({
  ...begun,
  id: studyId,
  role: metadata.actor.role,
  version,
  chapters: inOrder(begun.chapters),
  isPublic: false,
  versions: [{ version, at, isPublic: false }],
});

function after(study: Study, event: StoredEvent): Study {
  const { type, payload } = decodeStudyEvent(event);
  const { version, recordedAt: at } = event;
  if (type === 'StudyBegun') throw new Undecodable(`${event.stream}/${version}`, 'a change of a study');
  const next = changed(study, payload);
  return { ...next, version, versions: [...study.versions, { version, at, isPublic: next.isPublic }] };
}

/**
 * What a change makes of a study, before it is a version. A step has one chapter at most, the last that was written.
 */
export function changed(
  study: Study,
  { title = study.title, isPublic = study.isPublic, ...change }: StudyChanged,
): Study {
  const { chapters = [], removed = [] } = change;
  return {
    ...study,
    title,
    isPublic,
    chapters: inOrder([...study.chapters.filter(({ step }) => !removed.includes(step)), ...chapters]),
  };
}

/** By steps, the last chapter of each. */
export const inOrder = (chapters: readonly Chapter[]): readonly Chapter[] =>
  [...new Map(chapters.map((chapter) => [chapter.step, chapter])).values()].toSorted(
    (one, other) => one.step - other.step,
  );

/** A chapter as it is recorded, whatever else a request had. */
export const plainChapter = ({ step, title, text }: Chapter): Chapter => ({ step, title, text });
