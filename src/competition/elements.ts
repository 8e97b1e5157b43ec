/**
 * The element of a list at a place that the caller knows to be there; an error otherwise, which is a fault of this
 * code.
 */
export function elementAt<Element>(list: readonly Element[], place: number): Element {
  const element = list[place];
  if (element === undefined) throw new Error(`There is no element ${place} in a list of ${list.length}.`);
  return element;
}
