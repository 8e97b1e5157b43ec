import type { AbilityRef } from './ability-ref.js';
import type { DefinitionId } from './ids.js';

export type NameChange = { readonly change: 'name'; readonly name: string; readonly only?: boolean };

/** A change whose amounts are fixed: this is what a resolution stores and what is applied. */
export type SettledChange = FactChange | Grant | Copy | Swap;

/** Two numbers that are printed on the object change places. */
export type Swap = { readonly change: 'swap'; readonly numbers: readonly string[] };

/** The ability is never copied: this points to it in the card that grants it. */
export type Grant = { readonly change: 'grant'; readonly ability: AbilityRef };

/**
 * What is printed on the object is what is printed on these cards: its numbers, and all the rest unless it copies
 * numbers only.
 */
export type Copy = {
  readonly change: 'copy';
  readonly numbers: DefinitionId;
  readonly text?: DefinitionId;
  /** Numbers that were other ones on what is copied: an X, or such as had changed places. */
  readonly values?: { readonly [number: string]: number };
};

export type FactChange =
  | { readonly change: 'number'; readonly name: string; readonly add: number; readonly least?: number }
  | { readonly change: 'set'; readonly name: string; readonly to: number }
  | { readonly change: 'keyword'; readonly keyword: string; readonly n: number; readonly always?: boolean }
  | { readonly change: 'lose-keyword'; readonly keyword: string }
  | { readonly change: 'tag'; readonly tag: string }
  | { readonly change: 'lose-tag'; readonly tag: string }
  | NameChange
  | { readonly change: 'flag'; readonly flag: string }
  | { readonly change: 'lose-text' }
  | { readonly change: 'lose-abilities' };
