import type { OwnScript as Script, Scripting } from '../../../catalogue/index.js';
import { fullName, type LorcanaCard } from '../card.js';
import { lorcanaLanguage } from '../language/index.js';

/** The project's own cards, found by the full name that all printings of a card share. */
export type OwnScripts = ReadonlyMap<string, OwnScript>;

export type OwnScript = Script & { readonly card: LorcanaCard };

/** Capitals differ between printings of one card. */
export const nameKey = (name: string): string => name.toLowerCase();

export const ownScripts = (
  cards: readonly LorcanaCard[],
  fingerprints: { readonly [id: string]: string },
): OwnScripts => new Map(cards.map((card) => [nameKey(fullName(card)), { card, fingerprint: fingerprints[card.id] }]));

export const scripting: Scripting = {
  language: lorcanaLanguage,
  textField: 'fullText',
  compared: ['inks', 'cost', 'inkable', 'classifications', 'strength', 'willpower', 'lore', 'moveCost'],
  scripted: ['keywords', 'abilities', 'additionalCosts', 'text', 'copiesMax', 'alsoNamed', 'bannedIn', 'effect'],
};
