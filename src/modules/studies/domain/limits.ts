import { NoSuchChapterStep, StudyFull } from '../studies.problems.js';
import type { Chapter } from './events.js';
import { CHAPTERS_MAX, VERSIONS_MAX } from './study.js';

/** Throws `NoSuchChapterStep` if a chapter is about a step that its author cannot have seen. */
export function requireSteps(chapters: readonly Chapter[], version: number): void {
  const wrong = chapters.find(({ step }) => step > version);
  if (wrong !== undefined) throw new NoSuchChapterStep(wrong.step, version);
}

/** Throws `StudyFull`. */
export function requireRoom({ length }: readonly Chapter[], versions: number): void {
  if (length > CHAPTERS_MAX || versions > VERSIONS_MAX) throw new StudyFull(length, versions);
}
