import type { OwnScript, Scripting } from '../../../catalogue/index.js';
import type { AshesCard } from '../card.js';
import { ashesLanguage } from '../language/index.js';

/** The project's own cards, by name. */
export type OwnScripts = ReadonlyMap<string, OwnScript>;

export const ownScripts = (cards: readonly AshesCard[], fingerprints: { readonly [id: string]: string }): OwnScripts =>
  new Map(cards.map((card) => [card.name, { card, fingerprint: fingerprints[card.id] }]));

export const scripting: Scripting = {
  language: ashesLanguage,
  textField: 'text',
  compared: ['cost', 'exclusiveTo', 'attack', 'life', 'recover', 'battlefield', 'spellboard', 'limit', 'bonus'],
  scripted: ['keywords', 'abilities', 'text', 'effect', 'reaction', 'conjurations', 'attachTo', 'fromHand'],
};
