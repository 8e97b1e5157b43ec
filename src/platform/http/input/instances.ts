import { type Type } from '@nestjs/common';
import { plainToInstance, TransformationType } from 'class-transformer';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage } from 'class-validator';

/** What becomes of the value of a property. */
type Make = (value: unknown) => unknown;

/**
 * What class-transformer makes of a plain object of JSON. What it knows of a class is looked up once, and not for each
 * property of each object. It makes the object itself where a name has no rule, and where more is said of a name than
 * its type.
 */
export function instanceOf(type: Type, plain: object): object {
  const makes = makesOf(type);
  const names = Object.keys(plain);
  if (makes === null || !names.every((name) => makes.has(name))) return plainToInstance(type, plain) as object;
  const made = new type() as Record<string, unknown>;
  for (const name of names) made[name] = makes.get(name)?.(Reflect.get(plain, name));
  return made;
}

const known = new WeakMap<Type, ReadonlyMap<string, Make> | null>();

function makesOf(type: Type): ReadonlyMap<string, Make> | null {
  let makes = known.get(type);
  if (makes === undefined) known.set(type, (makes = compile(type)));
  return makes;
}

/** By the names that there are rules about; null for a class of which more is said than types. */
function compile(type: Type): ReadonlyMap<string, Make> | null {
  if (defaultMetadataStorage.getStrategy(type) !== 'none') return null;
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const makes = new Map<string, Make>();
  for (const { propertyName: name } of rules) {
    const made = makeOf(type, name);
    if (made === null) return null;
    makes.set(name, made);
  }
  return makes;
}

function makeOf(type: Type, name: string): Make | null {
  const { PLAIN_TO_CLASS } = TransformationType;
  if (defaultMetadataStorage.findTransformMetadatas(type, name, PLAIN_TO_CLASS).length > 0) return null;
  if (name in (type.prototype as object)) return null;
  const said = defaultMetadataStorage.findTypeMetadata(type, name);
  if (said === undefined) return copied;
  const { typeFunction, options } = said;
  const declared: unknown = said.reflectedType;
  if (options?.discriminator !== undefined || declared === Map || declared === Set) return null;
  return (value) => typed(value, typeFunction() as Type);
}

function typed(value: unknown, type: Type): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => typed(one, type));
  if (value === null || value === undefined) return value;
  if (type === Number) return Number(value);
  return typeof value === 'object' ? instanceOf(type, value) : value;
}

/** Without names that every object answers to. */
function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied);
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) if (!(name in Object.prototype)) copy[name] = copied(member);
  return copy;
}
