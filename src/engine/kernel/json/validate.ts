import { branchOf, isOfType, NAMES, shown, type Fault } from './branch.js';
import { isPlainRecord, type PlainRecord } from './json.js';
import { isWritable, pointer, type Schema, type SchemaDocument } from './schema.js';

/** How much of a value is examined: the cost of data from outside is bounded by this. */
export type SchemaLimits = {
  readonly nesting: number;
  readonly nodes: number;
  readonly faults: number;
  /**
   * An earlier build has accepted the value: a field without a use is no fault, since a stored value cannot be changed.
   */
  readonly accepted?: boolean;
};

/**
 * Everything that is wrong with a value, by the schema. Our own code and not a package, since the engine depends on
 * none and since the messages are for people who write cards. Never throws, whatever the value is; members that the
 * schema does not know are refused without being examined.
 */
export const validate = (
  document: SchemaDocument,
  value: unknown,
  limits: SchemaLimits,
  path = '',
): readonly Fault[] => {
  const walk: Walk = { document, limits, faults: [], nodes: 0 };
  visit(walk, document, value, path, 0);
  return walk.faults.slice(0, limits.faults);
};

type Walk = {
  readonly document: SchemaDocument;
  readonly limits: SchemaLimits;
  readonly faults: Fault[];
  nodes: number;
};

const fault = ({ faults }: Walk, path: string, message: string): void => void faults.push({ path, message });

const visit = (walk: Walk, schema: Schema, value: unknown, path: string, nesting: number): void => {
  const { document, limits, faults } = walk;
  walk.nodes += 1;
  if (faults.length >= limits.faults || walk.nodes > limits.nodes + 1) return;
  if (walk.nodes > limits.nodes) return fault(walk, path, `more than ${limits.nodes} parts in all`);
  if (nesting > limits.nesting) return fault(walk, path, `nested deeper than ${limits.nesting}`);
  const branch = branchOf(document, schema, value, path);
  if (branch.kind === 'fault') return fault(walk, branch.path, branch.message);
  const chosen = branch.schema;
  if (chosen.type !== undefined && !isOfType(chosen.type, value)) {
    return fault(walk, path, `${expected(chosen)}, not ${shown(value)}`);
  }
  if (typeof value === 'string') visitText(walk, chosen, value, path);
  if (typeof value === 'number' && !isWithin(chosen, value)) {
    fault(walk, path, `${expected(chosen)}, not ${shown(value)}`);
  }
  if (Array.isArray(value)) visitList(walk, chosen, value, path, nesting);
  else if (isPlainRecord(value)) visitRecord(walk, chosen, value, path, nesting);
};

const visitText = (walk: Walk, schema: Schema, value: string, path: string): void => {
  const { title = 'value', maxLength, pattern } = schema;
  if (schema.const !== undefined && value !== schema.const) {
    fault(walk, path, `${expected(schema)}, not ${shown(value)}`);
  } else if (schema.enum !== undefined && !schema.enum.includes(value)) {
    fault(walk, path, `unknown ${title} ${shown(value)}; known are ${schema.enum.join(', ')}`);
  } else if (!isWritable(value)) fault(walk, path, 'a text without control characters');
  else if (maxLength !== undefined && value.length > maxLength) {
    fault(walk, path, `at most ${maxLength} characters, not ${value.length}`);
  } else if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) {
    fault(walk, path, `${expected(schema)}, not ${shown(value)}`);
  }
};

const visitList = (walk: Walk, schema: Schema, list: readonly unknown[], path: string, nesting: number): void => {
  const { items, minItems = 0, maxItems = Infinity, uniqueItems } = schema;
  if (list.length < minItems) return fault(walk, path, `at least ${minItems}, not ${list.length}`);
  if (list.length > maxItems) return fault(walk, path, `at most ${maxItems}, not ${list.length}`);
  if (items === undefined) return;
  for (let index = 0; index < list.length; index += 1) {
    const at = pointer(path, index);
    visit(walk, items, list[index], at, nesting + 1);
    if (uniqueItems === true && list.slice(0, index).includes(list[index]))
      fault(walk, at, `${shown(list[index])} twice`);
  }
};

const visitRecord = (walk: Walk, schema: Schema, record: PlainRecord, path: string, nesting: number): void => {
  const { properties = {}, required = [], additionalProperties = false, propertyNames } = schema;
  const fields = Object.keys(record);
  const { minProperties = 0, maxProperties = Infinity } = schema;
  if (fields.length < minProperties) fault(walk, path, `at least ${counted(minProperties)}${of(properties)}`);
  if (fields.length > maxProperties + walk.limits.faults) {
    return fault(walk, path, `at most ${counted(maxProperties)}, not ${fields.length}`);
  }
  visitOrder(walk, schema, record, path);
  visitKind(walk, schema, record, path);
  for (const field of required) if (!Object.hasOwn(record, field)) fault(walk, path, `needs ${field}`);
  for (const field of fields) {
    if (walk.faults.length >= walk.limits.faults) return;
    const at = pointer(path, field);
    const part = Object.hasOwn(properties, field) ? properties[field] : additionalProperties;
    if (FORBIDDEN.includes(field)) fault(walk, at, 'no field may be called this');
    else if (part === undefined || part === false) {
      const known = Object.keys(properties).join(', ');
      fault(walk, at, known === '' ? 'unknown; there are no fields' : `unknown; known are ${known}`);
    } else {
      if (propertyNames !== undefined) visitText(walk, propertyNames, field, at);
      visit(walk, part, record[field], at, nesting + 1);
    }
  }
  if (fields.length > maxProperties) fault(walk, path, `at most ${counted(maxProperties)}${of(properties)}`);
};

const visitOrder = (walk: Walk, { 'x-ordered': ordered }: Schema, record: PlainRecord, path: string): void => {
  const [low = '', high = ''] = ordered ?? [];
  const [least, most] = [record[low], record[high]];
  if (typeof least === 'number' && typeof most === 'number' && least > most) {
    fault(walk, pointer(path, low), `no greater than ${high}`);
  }
};

const visitKind = (walk: Walk, { 'x-goes-with': goes }: Schema, record: PlainRecord, path: string): void => {
  if (goes === undefined || walk.limits.accepted === true || !Object.hasOwn(record, goes.field)) return;
  const of = record[goes.of];
  const kind = isPlainRecord(of) ? of['kind'] : of;
  if (typeof kind !== 'string' || goes.kinds.includes(kind)) return;
  fault(walk, pointer(path, goes.field), `goes with ${goes.kinds.join(', ')}, not with ${shown(kind)}`);
};

/** Keys with which a careless copy of a record would change what all records inherit. */
const FORBIDDEN: readonly string[] = ['__proto__', 'constructor', 'prototype'];

const counted = (count: number): string => (count === 1 ? 'one field' : `${count} fields`);
const of = (properties: PlainRecord): string => {
  const known = Object.keys(properties).join(', ');
  return known === '' ? '' : ` of ${known}`;
};

const isWithin = ({ minimum = -Infinity, maximum = Infinity }: Schema, value: number): boolean =>
  value >= minimum && value <= maximum;

const expected = ({ type = 'object', title, minimum, maximum, pattern, ...schema }: Schema): string => {
  if (schema.const !== undefined) return `"${schema.const}"`;
  if (pattern !== undefined) return title ?? `a text that fits ${pattern}`;
  const name = type === 'string' && title !== undefined ? title : NAMES[type];
  if (minimum === undefined) return name;
  return maximum === undefined ? `${name} from ${minimum} on` : `${name} from ${minimum} to ${maximum}`;
};
