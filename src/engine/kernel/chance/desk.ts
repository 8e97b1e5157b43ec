import { type Desk } from '../game/desk.js';
import { objectIn, restore, snapshot, type Draft } from '../game/draft.js';
import type { Rejection } from '../rules/rejection.js';
import { type Awaited, type Told } from '../state/awaited.js';
import { notAsserted, notAwaited } from './awaited.js';
import { makeKnown } from './untold.js';

/** Takes what a command tells. Not null: it tells something, and chance is the seed's. */
export const openDesk = (draft: Draft, told: readonly Told[]): Rejection | null => {
  const labels = told.map(({ label }) => label);
  if (draft.state.chance === undefined) return told.length === 0 ? null : notAwaited(labels, draft.state);
  const byLabel = new Map<string, string[]>();
  for (const { label, outcome } of told) byLabel.set(label, [...(byLabel.get(label) ?? []), ...outcome]);
  draft.desk = {
    told: byLabel,
    lacking: [],
    toCome: new Map(),
    used: { cards: false, choices: new Set() },
    refusal: null,
  };
  for (const [label, outcome] of byLabel) {
    draft.log.push({ kind: 'chanceTold', cites: [], label, count: outcome.length, asserted: true });
  }
  return null;
};

/** Why the command is refused after all: it told what cannot be, too little at a time, or what nobody can know yet. */
export const refuseDesk = ({ desk, state }: Draft): Rejection | null => {
  if (desk === null) return null;
  const left = [...desk.told].filter(([, outcome]) => outcome.length > 0).map(([label]) => label);
  return desk.refusal ?? (left.length > 0 ? notAwaited(left, state) : null);
};

/** Whether the game cannot go on: it waits to be told, or was told what cannot be. */
export const isHeld = ({ desk, state }: Draft): boolean =>
  desk !== null && (desk.refusal !== null || state.chance?.awaiting !== undefined);

/** What was awaited may be told now, or may not be needed any more. */
export const tryAgain = (draft: Draft): void => {
  if (draft.state.chance?.awaiting !== undefined) draft.state.chance = {};
};

/**
 * Carries a step out where chance is told. If it lacks something it is as if it had not been begun: what the command has
 * told is put in place and the step begun again, or the game waits.
 */
export const stepAsTold = (draft: Draft, desk: Desk, step: () => void): void => {
  const logLength = draft.log.length;
  desk.used.cards = false;
  desk.used.choices.clear();
  for (;;) {
    const before = snapshot(draft);
    step();
    const { lacking } = desk;
    if (lacking.length === 0 || desk.refusal !== null) break;
    desk.lacking = [];
    restore(draft, before, logLength);
    const untold = lacking.filter((awaited) => !putInPlace(draft, awaited));
    if (untold.length > 0) return wait(draft, untold);
  }
  for (const label of desk.used.choices) desk.told.delete(label);
  desk.toCome.clear();
};

/** What happens at once is told at once: where some of it was told, the command is refused. */
const wait = (draft: Draft, awaiting: readonly Awaited[]): void => {
  const { desk, state } = draft;
  if (desk === null || state.chance === undefined) return;
  const toldPart = awaiting.some(({ label }) => (desk.told.get(label) ?? []).length > 0);
  if (toldPart || desk.used.cards || desk.used.choices.size > 0) desk.refusal ??= notAsserted(awaiting);
  draft.state.chance = { awaiting };
};

/** Whether the cards that the step needs were told. */
const putInPlace = (draft: Draft, { label, kind, count, among }: Awaited): boolean => {
  const { desk } = draft;
  const told = desk?.told.get(label) ?? [];
  if (desk === null || kind !== 'cards' || told.length < count) return false;
  const cards = told.splice(0, count);
  among.forEach((place, index) => {
    const card = cards[index] ?? '';
    // What comes to be only in the step is the same when the step is begun again.
    if (objectIn(draft, place) === undefined) desk.toCome.set(place, card);
    else makeKnown(draft, place, card);
  });
  desk.used.cards = true;
  return true;
};
