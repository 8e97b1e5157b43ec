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
  if (isModes(effect)) return repeatedModes(spell, effect);
  if (own.length * 2 > TARGETS_MAX) return undefined;
  const names = namesIn([effect, ...own]);
  const again = own.map((target): Json => ({ ...asRecord(renamed(target, names)), paid: REPEAT }));
  const once: Json = { do: 'if', condition: { more: { bound: REPEAT }, than: 0 }, then: renamed(effect, names) };
  return {
    ...spell,
    effect: { do: 'sequence', of: [effect, once] },
    ...(own.length > 0 && { targets: [...own, ...again] }),
  };
};

const isModes = (effect: Json): effect is JsonRecord => isRecord(effect) && effect['do'] === 'modes';

const REPEATED: Json = { more: { bound: REPEAT }, than: 0 };

/**
 * keyword.repeat: of two modes one is chosen, or as the spell is repeated one and then one more, which may be the same.
 * Undefined for more modes: all pairs of them are more than a text may offer.
 */
const repeatedModes = (spell: JsonRecord, effect: JsonRecord): JsonRecord | undefined => {
  const { of = null, min, max } = effect;
  const modes = isList(of) ? of.filter(isRecord) : [];
  if (modes.length !== 2 || min !== 1 || max !== 1 || (spell['targets'] ?? null) !== null) return undefined;
  const once = modes.map((mode): Json => ({ ...mode, while: { not: REPEATED } }));
  const pairs = modes.flatMap((one) => modes.map((other) => pairOf(one, other)));
  return { ...spell, effect: { ...effect, of: [...once, ...pairs] } };
};

const pairOf = (one: JsonRecord, other: JsonRecord): Json => {
  const again = asRecord(renamed(other, namesIn(other)));
  const targets = [...targetsIn(one), ...targetsIn(again)];
  return {
    name: `${textOf(one['name'])}-then-${textOf(other['name'])}`,
    while: REPEATED,
    effect: { do: 'sequence', of: [one['effect'] ?? null, again['effect'] ?? null] },
    ...(targets.length > 0 && { targets }),
  };
};

const targetsIn = ({ targets = [] }: JsonRecord): readonly Json[] => (isList(targets) ? targets : []);
const textOf = (value: Json = ''): string => (typeof value === 'string' ? value : '');

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
