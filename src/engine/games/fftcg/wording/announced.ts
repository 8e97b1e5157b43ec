import { equalJson, isList, isRecord, type Json, type JsonRecord } from '../../../kernel/index.js';

/**
 * Whether an ability takes a pronoun for one of two choices, so that it never speaks of the other, or says "other"
 * of another card than the first choice. "Them" means both choices, in the same zone.
 */
export const overlooksAChoice = (ability: Json): boolean => {
  if (isList(ability)) return ability.some(overlooksAChoice);
  if (!isRecord(ability)) return false;
  const { targets = null } = ability;
  const list = isList(targets) ? targets.filter(isRecord) : [];
  return (
    list.some((target) => timesNamed(ability, target) === 0) ||
    list.some(({ from = null }, index) => index > 0 && isRecord(from) && from['other'] === true) ||
    bothIn(ability).some((both) => !areTogether(both, ability, list)) ||
    Object.values(ability).some(overlooksAChoice)
  );
};

const timesNamed = (value: Json, target: JsonRecord): number => {
  if (isList(value)) return value.reduce<number>((sum, one) => sum + timesNamed(one, target), 0);
  if (!isRecord(value) || value === target) return value === target['as'] ? 1 : 0;
  return timesNamed(Object.values(value), target);
};

/** Filters for both of two choices. */
const bothIn = (value: Json): readonly JsonRecord[] => {
  if (isList(value)) return value.flatMap(bothIn);
  if (!isRecord(value)) return [];
  const { either } = value;
  const names = isList(either ?? null) && JSON.stringify(either).includes('"bound"');
  return names ? [value] : Object.values(value).flatMap(bothIn);
};

const areTogether = ({ either = null, zone = null }: JsonRecord, ability: JsonRecord, list: readonly JsonRecord[]) => {
  const spokenOf = list.filter(({ as = null }) => JSON.stringify(either).includes(JSON.stringify({ bound: as })));
  return spokenOf.every((target) => {
    const { from = null } = target;
    return isRecord(from) && equalJson(from['zone'] ?? null, zone) && timesNamed(ability, target) === 1;
  });
};

/**
 * Whether a trigger that works while its card is removed from the game asks for facts that the card has only on the
 * field.
 */
export const asksElsewhere = (ability: Json): boolean =>
  isRecord(ability) && equalJson(ability['zones'] ?? null, ['removed']) && asksAboutItself(ability['if'] ?? null);

const asksAboutItself = (condition: Json): boolean => {
  if (isList(condition)) return condition.some(asksAboutItself);
  if (!isRecord(condition)) return false;
  const { object, matches = null } = condition;
  if (object === 'self' && isRecord(matches)) return matches['zone'] === undefined;
  return Object.values(condition).some(asksAboutItself);
};

/**
 * Whether a trigger has a condition and an "instead". The condition may then belong to the first clause alone, so the
 * text is not read.
 */
export const hasUnclearCondition = (ability: Json): boolean => {
  if (!isRecord(ability)) return false;
  const { kind = null, if: secondary, effect = null } = ability;
  return kind === 'triggered' && secondary !== undefined && hasAlternative(effect);
};

/** In the effect itself. An ability that the effect leaves behind has conditions of its own. */
const hasAlternative = (effect: Json): boolean => {
  if (isList(effect)) return effect.some(hasAlternative);
  if (!isRecord(effect)) return false;
  if (effect['do'] === 'if' && Object.hasOwn(effect, 'otherwise')) return true;
  return Object.entries(effect).some(([field, part]) => field !== 'ability' && hasAlternative(part));
};
