import { isList, isRecord, type Json, type JsonRecord } from '../../../kernel/index.js';

const LEAVING: readonly Json[] = ['broken', 'putInto', 'leftField'];
const MOVES: readonly Json[] = ['put', 'break', 'discard', 'play-onto-field'];
/** The card itself, before and after it has left the field. */
const ITSELF: readonly string[] = ['self', 'ownFallen'];
const GIVEN_UP: readonly Json[] = ['break-self', 'remove-self', 'discard-self'];

/** Whether an ability would do something to its card, or to the card of its event, that is gone by then (7.4). */
export const actsOnWhatLeft = (ability: Json): boolean => {
  if (isList(ability)) return ability.some(actsOnWhatLeft);
  if (!isRecord(ability)) return false;
  const { on = [], costs = [], effect = null } = ability;
  const names = [
    ...recordsIn(on).flatMap(namesOfWhatLeaves),
    ...recordsIn(costs).flatMap(({ pay = null }) => (GIVEN_UP.includes(pay) ? ['self'] : [])),
  ];
  return (
    names.some((name) => actsOn(effect, name)) ||
    recordsIn(on).some((pattern) => misnames(pattern, ability)) ||
    movesItselfBefore(ability) ||
    Object.values(ability).some(actsOnWhatLeft)
  );
};

/** A step after the one that has moved the card itself. */
const movesItselfBefore = ({ of = [] }: JsonRecord): boolean => {
  const steps = recordsIn(of);
  return ITSELF.some((name) => {
    const moved = steps.findIndex((step) => step['objects'] === name && MOVES.includes(step['do'] ?? null));
    return moved >= 0 && steps.slice(moved + 1).some((step) => actsOn(step, name));
  });
};

const recordsIn = (value: Json): readonly JsonRecord[] => (isList(value) ? value.filter(isRecord) : []);

const namesOfWhatLeaves = ({ event = null, where = null, bind = null }: JsonRecord): readonly string[] => {
  if (!LEAVING.includes(event)) return [];
  const isSelf = JSON.stringify(where).includes('"self":true');
  const bound = isRecord(bind) ? Object.entries(bind) : [];
  return [...(isSelf ? ['self'] : []), ...bound.flatMap(([name, field]) => (field === 'object' ? [name] : []))];
};

/** "~" is the card of the text; "it" is the card of the event, where the text mentions no other. */
const misnames = ({ where = null, bind = null }: JsonRecord, ability: JsonRecord): boolean => {
  if (!isRecord(bind)) return false;
  if (Object.hasOwn(bind, 'ownFallen')) return !JSON.stringify(where).includes('"self":true');
  return Object.hasOwn(bind, 'fallen') && /"(?:targets|select|as)"/.test(JSON.stringify(ability));
};

const actsOn = (effect: Json, name: string): boolean => {
  if (isList(effect)) return effect.some((one) => actsOn(one, name));
  if (!isRecord(effect)) return false;
  return effect['objects'] === name || Object.values(effect).some((part) => actsOn(part, name));
};
