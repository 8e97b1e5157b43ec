import type { UnscriptedAbility } from '../kernel/index.js';

/** An ability as an importer reads it, before its card is whole and the language checks it. */
export type NamedAbility = { readonly kind: string; readonly name?: string; readonly [field: string]: unknown };

/** An effect that the controller carries out by hand when the text is due. */
export const byHandText = (fingerprint: string): UnscriptedAbility['effect'] => ({ do: 'by-hand', fingerprint });

/** A text whose condition was not understood either. */
export const unscriptedText = (fingerprint: string): NamedAbility => ({
  kind: 'unscripted',
  effect: byHandText(fingerprint),
});

/** Players distinguish the abilities of a card by name: by what makes them due, or else by their position. */
export const withNames = (abilities: readonly NamedAbility[]): readonly NamedAbility[] => {
  const taken = new Map<string, number>();
  return abilities.map(({ kind, name, ...ability }, index) => {
    const wanted = name ?? `text-${index + 1}`;
    const count = (taken.get(wanted) ?? 0) + 1;
    taken.set(wanted, count);
    return { kind, name: count === 1 ? wanted : `${wanted}-${count}`, ...ability };
  });
};
