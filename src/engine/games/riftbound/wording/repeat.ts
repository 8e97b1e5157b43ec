import { isList, isRecord, type Json, type JsonRecord } from '../../../kernel/index.js';
import { REPEAT } from '../cost.js';

const TARGETS_MAX = 6;

/**
 * keyword.repeat: the effect happens once more if its cost was paid, with targets of its own (reading
 * `repeat-chooses-anew`). What the second time names has names of its own. Undefined where the language cannot say it:
 * modes are the whole of an effect.
 */
export const repeated = (spell: JsonRecord): JsonRecord | undefined => {
  const { effect = null, targets = [] } = spell;
  const own = isList(targets) ? targets : [];
  if (isModes(effect) || own.length * 2 > TARGETS_MAX) return undefined;
  const names = namesIn([effect, ...own]);
  const again = own.map((target): Json => ({ ...asRecord(renamed(target, names)), paid: REPEAT }));
  const once: Json = { do: 'if', condition: { more: { bound: REPEAT }, than: 0 }, then: renamed(effect, names) };
  return {
    ...spell,
    effect: { do: 'sequence', of: [effect, once] },
    ...(own.length > 0 && { targets: [...own, ...again] }),
  };
};

const isModes = (effect: Json): boolean => isRecord(effect) && effect['do'] === 'modes';

/** What the words and targets give names to. */
const namesIn = (value: Json): readonly string[] => {
  if (isList(value)) return value.flatMap(namesIn);
  if (!isRecord(value)) return [];
  const { as } = value;
  return [...(typeof as === 'string' ? [as] : []), ...Object.values(value).flatMap(namesIn)];
};

const renamed = (value: Json, names: readonly string[]): Json => {
  if (typeof value === 'string') return names.includes(value) ? `${value}Again` : value;
  if (isList(value)) return value.map((one) => renamed(one, names));
  return isRecord(value)
    ? asRecord(Object.fromEntries(Object.entries(value).map(([field, one]) => [field, renamed(one, names)])))
    : value;
};

const asRecord = (value: Json): JsonRecord => (isRecord(value) ? value : {});
