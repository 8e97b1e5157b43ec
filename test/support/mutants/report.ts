/** The report of a run of changes: the unnoticed ones, place by place, and the number noticed of each chapter. */
import { changeOf } from './change-of.js';
import { isHarmless } from './harmless/index.js';
import type { Verdict } from './judging.js';

export const linesOf = (verdicts: readonly Verdict[]): readonly string[] => {
  const survivors = faults(verdicts).filter(({ is }) => is !== 'noticed' && is !== 'open');
  const untrue = verdicts.filter(({ suspect, is }) => isHarmless(suspect) && (is === 'noticed' || is === 'elsewhere'));
  return [
    ...survivors.flatMap((verdict) => [
      `${verdict.suspect.path}:${verdict.suspect.line} ${namesOf(verdict.suspect.rules)}${noteOf(verdict)}`,
      `    ${changeOf(verdict.suspect)}`,
    ]),
    ...untrue.map(({ suspect, by }) => `no harmless change, ${by} notices it: ${suspect.path} ${changeOf(suspect)}`),
    ...chaptersOf(verdicts).map(([chapter, own]) => `${chapter}: ${share(own)}`),
    `all: ${share(verdicts)}`,
  ];
};

export const recordOf = (verdicts: readonly Verdict[]): string =>
  JSON.stringify(
    verdicts.map(({ suspect, is, by }) => ({
      at: `${suspect.path}:${suspect.line}`,
      rules: suspect.rules,
      change: changeOf(suspect),
      is,
      ...(by !== undefined && { by }),
    })),
    null,
    1,
  );

const faults = (verdicts: readonly Verdict[]): readonly Verdict[] =>
  verdicts.filter(({ suspect }) => !isHarmless(suspect));

const noteOf = ({ is, by }: Verdict): string => {
  if (is === 'elsewhere') return ` (noticed by ${by} only)`;
  return is === 'unmet' ? ' (no test of these comes here)' : '';
};

const namesOf = (rules: readonly string[]): string =>
  rules.slice(0, 5).join(', ') + (rules.length > 5 ? ` and ${rules.length - 5} more` : '');

const share = (all: readonly Verdict[]): string => {
  const verdicts = faults(all);
  const judged = verdicts.filter(({ is }) => is !== 'open').length;
  const noticed = verdicts.filter(({ is }) => is === 'noticed').length;
  const open = verdicts.length === judged ? '' : `, ${verdicts.length - judged} not tried`;
  const elsewhere = verdicts.filter(({ is }) => is === 'elsewhere').length;
  const parts = [
    `${noticed} of ${judged} noticed (${((100 * noticed) / Math.max(1, judged)).toFixed(1)} %)`,
    ...(elsewhere === 0 ? [] : [`${elsewhere} by tests of other rules only`]),
    ...(verdicts.length === all.length ? [] : [`${all.length - verdicts.length} harmless`]),
  ];
  return `${parts.join(', ')}${open}`;
};

/** By the chapter whose folder the change is in, or else that of the first rule it is about; of the service by file. */
const chaptersOf = (verdicts: readonly Verdict[]): readonly (readonly [string, readonly Verdict[]])[] => {
  const chapters = new Map<string, Verdict[]>();
  for (const verdict of verdicts) {
    const { path, rules } = verdict.suspect;
    const [, folder] = /\/rules\/0?(\d+)-/.exec(path) ?? [];
    const chapter = folder ?? rules[0]?.replace(/^\S+ |\..*$/g, '') ?? path;
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), verdict]);
  }
  return [...chapters].sort(([left], [right]) => left.localeCompare(right, 'en', { numeric: true }));
};
