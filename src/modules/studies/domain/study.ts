import { Undecodable } from '../../../platform/decoding/index.js';
import type { StoredEvent } from '../../../platform/event-store/index.js';
import { type Chapter, decodeStudyEvent, type StudyBegun, type StudyChanged } from './events.js';

/** Reading a study costs no more than this. */
export const CHAPTERS_MAX = 100;
export const VERSIONS_MAX = 1_000;

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
  readonly versions: readonly { readonly version: number; readonly at: string }[];
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
  versions: [{ version, at }],
});

function after(study: Study, event: StoredEvent): Study {
  const { type, payload } = decodeStudyEvent(event);
  const { version, recordedAt: at } = event;
  if (type === 'StudyBegun') throw new Undecodable(`${event.stream}/${version}`, 'a change of a study');
  const { title = study.title, isPublic = study.isPublic } = payload;
  const versions = [...study.versions, { version, at }];
  return { ...study, version, title, isPublic, chapters: chaptersAfter(study.chapters, payload), versions };
}

/** The chapters after a change: one at most for a step, the last that was written. */
export function chaptersAfter(
  before: readonly Chapter[],
  { chapters = [], removed = [] }: StudyChanged,
): readonly Chapter[] {
  const bySteps = new Map(before.map((chapter) => [chapter.step, chapter]));
  for (const step of removed) bySteps.delete(step);
  for (const chapter of chapters) bySteps.set(chapter.step, chapter);
  return inOrder([...bySteps.values()]);
}

const inOrder = (chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters.toSorted((one, other) => one.step - other.step);
