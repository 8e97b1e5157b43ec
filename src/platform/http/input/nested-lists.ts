import { getMetadataStorage, ValidationTypes } from 'class-validator';

/** A property whose value, or each of whose values, is an object of a class of its own. */
interface Nested {
  readonly property: string;
  readonly each: boolean;
}

const nested = new WeakMap<object, readonly Nested[]>();

/**
 * The places, as path segments, where a list was given for an object. `ValidateNested` checks what is in the list instead,
 * which is nothing at all for an empty one.
 */
export function listsForObjects(value: unknown, place: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return nestedIn(value.constructor).flatMap(({ property, each }) => {
    const part = (value as Readonly<Record<string, unknown>>)[property];
    const at = [...place, property];
    if (!each || !Array.isArray(part)) return listIn(part, at);
    return part.flatMap((one: unknown, index) => listIn(one, [...at, String(index)]));
  });
}

const listIn = (value: unknown, place: readonly string[]): readonly (readonly string[])[] =>
  Array.isArray(value) ? [place] : listsForObjects(value, place);

function nestedIn(type: object): readonly Nested[] {
  const known = nested.get(type);
  if (known !== undefined || typeof type !== 'function') return known ?? [];
  const found = getMetadataStorage()
    .getTargetValidationMetadatas(type, '', false, false)
    .filter((rule) => rule.type === ValidationTypes.NESTED_VALIDATION)
    .map(({ propertyName: property, each }) => ({ property, each }));
  nested.set(type, found);
  return found;
}
