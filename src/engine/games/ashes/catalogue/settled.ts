import { isList, isRecord, type Json, type JsonRecord } from '../../../kernel/index.js';
import { effectOf, isEffect, stepsOf } from '../../../wording/index.js';

/**
 * What was read, as it is asked best. "You may …" with one target is answered by choosing the target or none, so the
 * player is asked once. An X that the text defines is counted where it is used (glossary.x).
 */
export const settled = (script: Json, isBranch = false): Json => {
  if (isList(script)) return script.map((one) => settled(one));
  if (!isRecord(script)) return script;
  const inner: JsonRecord = Object.fromEntries(
    Object.entries(script).map(([field, value]) => [field, settled(value, BRANCHES.includes(field))]),
  );
  if (inner['do'] === 'may') return withoutQuestion(inner);
  return inner['do'] === 'sequence' && !isBranch ? withoutNote(inner) : inner;
};

/** A number that a text notes there stays as it was then: no X, which a text defines for all of it. */
const BRANCHES: readonly string[] = ['then', 'otherwise'];

/** Only where all that the player may do is done to the target, or depends on that. */
const withoutQuestion = (may: JsonRecord): JsonRecord => {
  const [target = null, ...steps] = stepsOf(may['effect'] ?? null);
  if (!isRecord(target) || target['do'] !== 'target' || target['min'] !== 1 || steps.length === 0) return may;
  return steps.every((step, at) => dependsOn(step, target['as'] ?? null, steps.slice(0, at)))
    ? { do: 'sequence', of: [{ ...target, min: 0 }, ...steps] }
    : may;
};

const dependsOn = (step: Json, name: Json, before: readonly Json[]): boolean => {
  if (!isRecord(step) || !isEffect(step)) return false;
  const { do: word, objects, condition = null } = step;
  if (word !== 'if') return objects === name;
  const { more = null, than } = isRecord(condition) ? condition : {};
  const [asked] = isRecord(more) ? Object.values(more) : [];
  return than === 0 && before.some((one) => isRecord(one) && one['as'] === asked);
};

/** A filter knows numbers only, so that a number in a filter stays noted. */
const withoutNote = (sequence: JsonRecord): Json => {
  const [note = null, ...steps] = stepsOf(sequence);
  if (!isRecord(note) || note['do'] !== 'note') return sequence;
  const { amount = null, as: name = null } = note;
  const rest = effectOf(steps.map((step) => counted(step, name, amount)));
  return JSON.stringify(rest).includes(`"bound":${JSON.stringify(name)}`) ? sequence : rest;
};

const counted = (value: Json, name: Json, amount: Json, inFilter = false): Json => {
  if (isList(value)) return value.map((one) => counted(one, name, amount, inFilter));
  if (!isRecord(value)) return value;
  if (value['bound'] === name && !inFilter && Object.keys(value).length === 1) return amount;
  return Object.fromEntries(
    Object.entries(value).map(([field, part]) => [field, counted(part, name, amount, inFilter || field === 'from')]),
  );
};
