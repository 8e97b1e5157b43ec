import { fullName, type LorcanaCard } from '../card.js';

/** The project's own cards, found by the full name that all printings of a card share. */
export type OwnScripts = ReadonlyMap<string, OwnScript>;

export type OwnScript = {
  readonly card: LorcanaCard;
  /** Of the text that the script was written for; undefined where none is recorded. */
  readonly fingerprint: string | undefined;
};

/** Capitals differ between printings of one card. */
export const nameKey = (name: string): string => name.toLowerCase();

export const ownScripts = (
  cards: readonly LorcanaCard[],
  fingerprints: { readonly [id: string]: string },
): OwnScripts => new Map(cards.map((card) => [nameKey(fullName(card)), { card, fingerprint: fingerprints[card.id] }]));
