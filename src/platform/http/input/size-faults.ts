import { ARRAY_MAX_SIZE, getMetadataStorage, ValidationTypes } from 'class-validator';
import { FAULTS_MAX, TooManyValues } from './request.problems.js';

/** A faulty place in an input, as path segments. */
export interface Misplaced {
  readonly place: readonly string[];
  readonly message: string;
}

/** What the decorators of a class say of how much an object of it may hold. */
interface Sizes {
  readonly names: ReadonlySet<string>;
  readonly listMax: ReadonlyMap<string, number>;
  /** Properties whose value, or each of whose values, is an object of a class of its own. */
  readonly nested: readonly { readonly property: string; readonly each: boolean }[];
}

/** Objects of classes in one input: to check one costs as much as to read a hundred values. */
const OBJECTS_MAX = 1_000;

/**
 * Input beyond what its class could accept: lists that are too long, lists in place of one object, and dozens of
 * unknown names. class-validator checks every item by all decorators before it reports these, and never reports a list
 * in place of an object. So this check runs first. A few unknown names are left to class-validator, which reports them
 * with all other faults.
 */
export function sizeFaults(input: unknown): readonly Misplaced[] {
  const tooMany: Misplaced[] = [];
  const unknown: Misplaced[] = [];
  let objects = 0;
  const look = (value: unknown, place: readonly string[]): void => {
    if (typeof value !== 'object' || value === null || unknown.length > FAULTS_MAX) return;
    if (Array.isArray(value)) return void tooMany.push({ place, message: `${place.at(-1) ?? ''} must be an object` });
    objects += 1;
    if (objects > OBJECTS_MAX) throw new TooManyValues(OBJECTS_MAX, 'objects');
    const parts = value as Readonly<Record<string, unknown>>;
    const { names, listMax, nested } = sizesOf(value.constructor);
    for (const name of Object.keys(parts)) {
      if (names.has(name) || unknown.length > FAULTS_MAX) continue;
      unknown.push({ place: [...place, name], message: `property ${name} should not exist` });
    }
    for (const [name, most] of listMax) {
      const list = parts[name];
      if (!Array.isArray(list) || list.length <= most) continue;
      tooMany.push({ place: [...place, name], message: `${name} must contain no more than ${most} elements` });
    }
    if (tooMany.length > 0) return;
    for (const { property, each } of nested) {
      const part = parts[property];
      if (!each || !Array.isArray(part)) look(part, [...place, property]);
      else part.forEach((one: unknown, index) => look(one, [...place, property, String(index)]));
    }
  };
  look(input, []);
  return tooMany.length > 0 ? tooMany : unknown.length > FAULTS_MAX ? unknown : [];
}

const NOTHING_KNOWN: Sizes = { names: new Set(), listMax: new Map(), nested: [] };

const sizes = new WeakMap<object, Sizes>();

function sizesOf(type: object): Sizes {
  const known = sizes.get(type);
  if (known !== undefined || typeof type !== 'function') return known ?? NOTHING_KNOWN;
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const found: Sizes = {
    names: new Set(rules.map(({ propertyName }) => propertyName)),
    listMax: new Map(
      rules
        .filter(({ name }) => name === ARRAY_MAX_SIZE)
        .map(({ propertyName, constraints }): [string, number] => [propertyName, Number(constraints?.[0])]),
    ),
    nested: rules
      .filter((rule) => rule.type === ValidationTypes.NESTED_VALIDATION)
      .map(({ propertyName: property, each }) => ({ property, each })),
  };
  sizes.set(type, found);
  return found;
}
