import { type ChanceReports } from '../game/chance-reports.js';
import { objectIn, restore, snapshot, type Draft } from '../game/draft.js';
import type { Rejection } from '../rules/rejection.js';
import { type AwaitedOutcome, type ReportedOutcome } from '../state/reported-chance.js';
import { notReported, notAwaited } from './awaited.js';
import { identifyAs } from './unidentified.js';

/** Accepts the outcomes that a command reports. Refused where all chance comes from the seed. */
export const acceptReports = (draft: Draft, reported: readonly ReportedOutcome[]): Rejection | null => {
  const labels = reported.map(({ label }) => label);
  if (draft.state.chance === undefined) return reported.length === 0 ? null : notAwaited(labels, draft.state);
  const byLabel = new Map<string, string[]>();
  for (const { label, outcome } of reported) byLabel.set(label, [...(byLabel.get(label) ?? []), ...outcome]);
  draft.reports = {
    outcomes: byLabel,
    missing: [],
    ofNewObjects: new Map(),
    used: { cards: false, choices: new Set() },
    refusal: null,
  };
  for (const [label, outcome] of byLabel) {
    draft.log.push({ kind: 'chanceTold', cites: [], label, count: outcome.length, asserted: true });
  }
  return null;
};

/**
 * Why the command is refused after all: it reported something impossible, too few outcomes at once, or an outcome that
 * is still unknown.
 */
export const refuseReports = ({ reports, state }: Draft): Rejection | null => {
  if (reports === null) return null;
  const left = [...reports.outcomes].filter(([, outcome]) => outcome.length > 0).map(([label]) => label);
  return reports.refusal ?? (left.length > 0 ? notAwaited(left, state) : null);
};

/** Whether the game cannot go on: it waits for a report, or has refused one. */
export const isSuspended = ({ reports, state }: Draft): boolean =>
  reports !== null && (reports.refusal !== null || state.chance?.awaiting !== undefined);

/** What was awaited may have been reported now, or may no longer be needed. */
export const clearAwaited = (draft: Draft): void => {
  if (draft.state.chance?.awaiting !== undefined) draft.state.chance = {};
};

/**
 * Carries out a step of a game whose chance is reported. A step that lacks an outcome is undone: if the command has
 * reported it, it is put in place and the step begins again; if not, the game waits.
 */
export const stepWithReports = (draft: Draft, reports: ChanceReports, step: () => void): void => {
  const logLength = draft.log.length;
  reports.used.cards = false;
  reports.used.choices.clear();
  for (;;) {
    const before = snapshot(draft);
    step();
    const { missing } = reports;
    if (missing.length === 0 || reports.refusal !== null) break;
    reports.missing = [];
    restore(draft, before, logLength);
    const unreported = missing.filter((awaited) => !putInPlace(draft, awaited));
    if (unreported.length > 0) return wait(draft, unreported);
  }
  for (const label of reports.used.choices) reports.outcomes.delete(label);
  reports.ofNewObjects.clear();
};

/** What happens at the same time is reported together: if only part of it was reported, the command is refused. */
const wait = (draft: Draft, awaiting: readonly AwaitedOutcome[]): void => {
  const { reports, state } = draft;
  if (reports === null || state.chance === undefined) return;
  const isReportedInPart = awaiting.some(({ label }) => (reports.outcomes.get(label) ?? []).length > 0);
  if (isReportedInPart || reports.used.cards || reports.used.choices.size > 0)
    reports.refusal ??= notReported(awaiting);
  draft.state.chance = { awaiting };
};

/** Whether the cards that the step needs were reported. */
const putInPlace = (draft: Draft, { label, kind, count, among }: AwaitedOutcome): boolean => {
  const { reports } = draft;
  const reported = reports?.outcomes.get(label) ?? [];
  if (reports === null || kind !== 'cards' || reported.length < count) return false;
  const cards = reported.splice(0, count);
  among.forEach((place, index) => {
    const card = cards[index] ?? '';
    // An object that the step itself creates is the same when the step begins again.
    if (objectIn(draft, place) === undefined) reports.ofNewObjects.set(place, card);
    else identifyAs(draft, place, card);
  });
  reports.used.cards = true;
  return true;
};
