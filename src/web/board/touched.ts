/** What a step moved, changed or chose is marked on the board. */
import { type RefObject, useLayoutEffect, useMemo } from 'react';
import { isRecord } from '../api/json.js';
import type { LogEntry } from '../api/kifu.js';

const NOTHING: readonly LogEntry[] = [];

/** The mark is no part of a card: a card that is as it was before is not drawn again. */
export function useTouched(
  place: RefObject<HTMLElement | null>,
  log: readonly LogEntry[] | undefined = NOTHING,
  objects: ReadonlyMap<string, string>,
): void {
  const touched = useMemo(() => objectsIn(log, objects), [log, objects]);
  useLayoutEffect(() => {
    for (const element of place.current?.querySelectorAll('[data-object]') ?? [])
      element.toggleAttribute('data-touched', touched.has(element.getAttribute('data-object') ?? ''));
  });
}

/** Every object that the entries name, in whatever field. */
export function objectsIn(log: readonly LogEntry[], objects: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (objects.has(value)) found.add(value);
    } else if (Array.isArray(value)) for (const each of value) look(each);
    else if (isRecord(value)) for (const each of Object.values(value)) look(each);
  };
  look(log);
  return found;
}
