/** Examples for readers: how the built-in cards use a word, kind, cost, change, amount or condition. */
import type { CardDefinition, Json, Schema } from '../../engine/index.js';

/** The shortest use of a branch by a built-in card, and the card; nothing where no card uses it. */
export const exampleOf = (branch: Schema, cards: readonly CardDefinition[]): string => {
  const isOne = testOf(branch);
  if (isOne === null) return '';
  const uses = cards.flatMap((card) =>
    recordsIn(card)
      .filter(isOne)
      .map((use) => ({ card: card.id, text: JSON.stringify(shortened(use)) })),
  );
  const [shortest] = uses.toSorted((a, b) => a.text.length - b.text.length);
  return shortest === undefined ? '' : `\`${shortest.text}\` (${shortest.card})`;
};

type JsonObject = { readonly [field: string]: Json };

/** A branch is recognised by the value of its first field, or by the presence of that field. */
const testOf = ({ required = [], properties = {} }: Schema): ((record: JsonObject) => boolean) | null => {
  const [first] = required;
  if (first === undefined) return null;
  const constant = properties[first]?.const;
  if (constant !== undefined) return (record) => record[first] === constant;
  return (record) => first in record && Object.keys(record).every((field) => field in properties);
};

const recordsIn = (node: Json): readonly JsonObject[] => {
  if (Array.isArray(node)) return node.flatMap(recordsIn);
  return isObject(node) ? [node, ...Object.values(node).flatMap(recordsIn)] : [];
};

/** Effects within are left out: each has a row of its own. */
const shortened = (use: JsonObject): JsonObject => withoutEffects(use, true);

const withoutEffects = (record: JsonObject, outermost = false): JsonObject =>
  !outermost && 'do' in record
    ? { do: '…' }
    : Object.fromEntries(Object.entries(record).map(([field, part]) => [field, partOf(part)]));

const partOf = (part: Json): Json => {
  if (Array.isArray(part)) return part.map(partOf);
  return isObject(part) ? withoutEffects(part) : part;
};

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
