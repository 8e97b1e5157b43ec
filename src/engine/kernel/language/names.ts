import { branchOf, shown, type Fault } from '../json/branch.js';
import { isPlainRecord, type PlainRecord } from '../json/json.js';
import { pointer, type NameKind, type Schema, type SchemaDocument } from '../json/schema.js';

/**
 * Names in a script that nothing has given before, or that stand for something else than what is asked for. The schema
 * says which texts give and use names; this follows them in the order in which the engine carries a script out. The
 * value must be valid by the schema.
 */
export const nameFaults = (document: SchemaDocument, value: unknown, path: string): readonly Fault[] => {
  const faults: Fault[] = [];
  visit({ document, faults }, document, value, path, FIRST);
  return faults;
};

/** What every ability and effect can speak of from the beginning. */
const FIRST: ReadonlyMap<string, NameKind> = new Map([['self', 'objects']]);

type Walk = { readonly document: SchemaDocument; readonly faults: Fault[] };
/** `left`: objects that an earlier word of the same sequence has moved. */
type Names = ReadonlyMap<string, NameKind | 'left'>;

/** Returns the names that are known after it. */
const visit = (walk: Walk, schema: Schema, value: unknown, path: string, known: Names): Names => {
  const branch = branchOf(walk.document, schema, value, path);
  if (branch.kind === 'fault') return known;
  const chosen = branch.schema;
  if (typeof value === 'string') return visitText(walk, chosen, value, path, known);
  if (typeof value === 'number') return new Map([...known, ...Object.entries(chosen['x-names'] ?? {})]);
  if (Array.isArray(value)) return visitList(walk, chosen, value, path, known);
  return isPlainRecord(value) ? visitRecord(walk, chosen, value, path, known) : known;
};

const visitText = ({ faults }: Walk, schema: Schema, name: string, path: string, known: Names): Names => {
  const { 'x-uses': used, 'x-gives': given, 'x-leaves': leaves, 'x-stays': stays } = schema;
  if (given !== undefined) return new Map([...known, [name, given]]);
  if (used === undefined) return known;
  const named = known.get(name);
  const kind = named === 'left' ? 'objects' : named;
  if (kind === undefined) {
    faults.push({ path, message: `nothing is named ${shown(name)} before; named are ${[...known.keys()].join(', ')}` });
  } else if (kind !== used) {
    faults.push({ path, message: `${shown(name)} names ${CALLED[kind]}, and here it must be ${CALLED[used]}` });
  } else if (named === 'left' && stays === true) {
    const message = `${shown(name)} was moved before, and is another object now: the "as" of that word names what it is`;
    faults.push({ path, message });
  }
  return leaves === true && kind === 'objects' ? new Map([...known, [name, 'left']]) : known;
};

/** What an effect within another moves may be elsewhere afterwards, or still there. */
const perhapsMoved = (before: Names, after: Names): Names =>
  new Map([...after].map(([name, kind]) => [name, kind === 'left' ? (before.get(name) ?? 'objects') : kind]));

const CALLED: { readonly [K in NameKind]: string } = {
  objects: 'objects',
  seat: 'a player',
  number: 'a number',
  flag: 'a flag',
  text: 'a text',
  shares: 'shares of a number',
};

const visitList = (walk: Walk, schema: Schema, list: readonly unknown[], path: string, known: Names): Names => {
  const { items = {}, 'x-alternatives': alternatives } = schema;
  const visitItem = (item: unknown, index: number, before: Names): Names =>
    visit(walk, items, item, pointer(path, index), before);
  if (alternatives !== true) return list.reduce<Names>((before, item, index) => visitItem(item, index, before), known);
  const [first = known, ...others] = list.map((item, index) => perhapsMoved(known, visitItem(item, index, known)));
  return new Map([...first].filter(([name, kind]) => others.every((names) => names.get(name) === kind)));
};

const visitRecord = (walk: Walk, schema: Schema, record: PlainRecord, path: string, known: Names): Names => {
  const { properties = {}, 'x-binds': binds, 'x-names': own = {}, 'x-opens': opens = [] } = schema;
  const { 'x-closed': closed, 'x-sealed': sealed } = schema;
  if (binds !== undefined) return new Map([...known, ...bound(record, binds)]);
  const visitField = (field: string, before: Names): Names => {
    const after = visit(walk, properties[field] ?? {}, record[field], pointer(path, field), before);
    return typeof record[field] === 'string' ? after : perhapsMoved(before, after);
  };
  const inside = new Map([...(sealed === true ? FIRST : known), ...Object.entries(own)]);
  const first = opens.filter((field) => Object.hasOwn(record, field));
  const opened = first.reduce<Names>((before, field) => visitField(field, before), inside);
  const fields = Object.keys(record).filter((field) => !first.includes(field) && Object.hasOwn(properties, field));
  // A name that the record redefines has the new meaning, whatever else the record does to the object that had the name
  // before.
  const inOrder = fields.toSorted((one, other) => gives(properties[one]) - gives(properties[other]));
  const after = inOrder.flatMap((field) => {
    const names = [...visitField(field, opened)];
    return gives(properties[field])
      ? names.filter(([name]) => name === record[field])
      : names.filter(([name, kind]) => opened.get(name) !== kind);
  });
  return closed === true ? known : new Map([...known, ...opened, ...after]);
};

const gives = (schema: Schema = {}): 0 | 1 => (schema['x-gives'] === undefined ? 0 : 1);

const bound = (record: PlainRecord, kinds: { readonly [field: string]: NameKind }): readonly [string, NameKind][] =>
  Object.entries(record).flatMap(([name, field]): [string, NameKind][] => {
    const kind = typeof field === 'string' ? kinds[field] : undefined;
    return kind === undefined ? [] : [[name, kind]];
  });
