/** Computes what follows from a value that never changes once, for as long as that very object is held. */
export const onceFor = <Of extends object, T>(work: (of: Of) => T): ((of: Of) => T) => {
  const known = new WeakMap<Of, { readonly found: T }>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before.found;
    const found = work(of);
    known.set(of, { found });
    return found;
  };
};
