import { type Type } from '@nestjs/common';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage, IS_ARRAY, IS_LENGTH, MAX_LENGTH } from 'class-validator';
import { type Misplaced } from './size-faults.js';

/**
 * Characters of a text that no rule takes long about, whatever it says: a property that is exceeded by less has its
 * other faults named.
 */
const SHORT_TEXT_MAX = 1_000;

/** Characters of a list that is written as one text, between commas. */
const LIST_TEXT_MAX = 4_000;

/**
 * Texts that are longer than their properties take. Every other rule about a text costs by its length, some by its
 * square, and so does every transformation: all rules of a property are judged, in whatever order they stand. So this
 * is looked at before an object of the class is made.
 */
export function textFaults(type: Type, plain: object): readonly Misplaced[] {
  const faults: Misplaced[] = [];
  const look = (object: object, of: Type, place: readonly string[]): void => {
    for (const [name, { max: own, itemMax, part }] of boundsOf(of)) {
      const judge = (value: unknown, at: readonly string[], max: number): void => {
        if (typeof value === 'string' && value.length > Math.max(max, SHORT_TEXT_MAX)) {
          faults.push({ place: at, message: `${name} must be shorter than or equal to ${max} characters` });
        } else if (Array.isArray(value)) {
          value.forEach((one: unknown, index) => judge(one, [...at, String(index)], itemMax));
        } else if (part !== null && typeof value === 'object' && value !== null) look(value, part(), at);
      };
      if (Object.hasOwn(object, name)) judge(Reflect.get(object, name), [...place, name], own);
    }
  };
  look(plain, type, []);
  return faults;
}

interface Bound {
  readonly max: number;
  /** The greatest length of each text in a list. */
  readonly itemMax: number;
  /** The class of the objects in the property, where it has one. */
  readonly part: (() => Type) | null;
}

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

const known = new WeakMap<Type, ReadonlyMap<string, Bound>>();

function boundsOf(type: Type): ReadonlyMap<string, Bound> {
  let bounds = known.get(type);
  if (bounds === undefined) known.set(type, (bounds = compile(type)));
  return bounds;
}

function compile(type: Type): ReadonlyMap<string, Bound> {
  const storage = getMetadataStorage();
  const rules = storage.getTargetValidationMetadatas(type, '', false, false);
  return new Map(
    Object.entries(storage.groupByPropertyName(rules)).map(([name, ofName]) => {
      const said = defaultMetadataStorage.findTypeMetadata(type, name);
      const part = said === undefined || isOfLanguage(said.typeFunction()) ? null : () => said.typeFunction() as Type;
      const itemMax = textMax(ofName);
      const max = ofName.some((rule) => rule.name === IS_ARRAY) ? LIST_TEXT_MAX : itemMax;
      return [name, { max, itemMax, part }];
    }),
  );
}

const isOfLanguage = (type: unknown): boolean => [Number, String, Boolean, Date, Object].includes(type as never);

/** What the rules of a property say of the length of a text; `IsLength` counts a pair of surrogates as one. */
function textMax(rules: readonly Rule[]): number {
  const said = rules.flatMap(({ name, constraints = [] }) => {
    if (name === MAX_LENGTH) return [Number(constraints[0])];
    return name === IS_LENGTH && constraints[1] !== undefined ? [2 * Number(constraints[1])] : [];
  });
  return said.length === 0 ? SHORT_TEXT_MAX : Math.min(...said);
}
