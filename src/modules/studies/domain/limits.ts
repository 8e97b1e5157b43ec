import { NoSuchChapterStep, StudyFull } from '../studies.problems.js';
import type { Chapter } from './events.js';
import type { Study } from './study.js';

const CHAPTERS_MAX = 100;
const VERSIONS_MAX = 1_000;
/** All versions together: reading a study reads its stream. */
export const BYTES_MAX = 1_000_000;

/** Throws `NoSuchChapterStep` if a chapter is about a step that its author cannot have seen. */
export function requireSteps(chapters: readonly Chapter[], version: number): void {
  const wrong = chapters.find(({ step }) => step > version);
  if (wrong !== undefined) throw new NoSuchChapterStep(wrong.step, version);
}

/** Throws `StudyFull`. */
export function requireRoom(after: Pick<Study, 'chapters' | 'version'>): void {
  if (after.chapters.length > CHAPTERS_MAX) throw new StudyFull('chapters', CHAPTERS_MAX);
  if (after.version > VERSIONS_MAX) throw new StudyFull('versions', VERSIONS_MAX);
}
