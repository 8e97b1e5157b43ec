import type { OwnScript, Scripting } from '../../../catalogue/index.js';
import type { RiftboundCard } from '../card.js';
import { riftboundLanguage } from '../language/index.js';

/** The fingerprints of the texts that the project has scripts for, by card. */
export type Fingerprints = { readonly [id: string]: string };

/**
 * Further printings of a card are cards of their own, with the same script. Of several cards of one id the last counts.
 */
export type OwnScripts = (id: string) => OwnScript | undefined;

export const ownScripts = (cards: readonly RiftboundCard[], fingerprints: Fingerprints): OwnScripts => {
  const byId = new Map(cards.map((card) => [card.id, { card, fingerprint: fingerprints[card.id] }]));
  return (id) => byId.get(id) ?? byId.get(firstPrinting(id));
};

/** `ogn-037a` and `ogn-299-star` show the same card as the number without the letter or asterisk, in another look. */
const firstPrinting = (id: string): string =>
  id.replace(/(?<!-star|-p)(?:-star|-p)+$/, '').replace(/(?<=\d)[a-z]$/, '');

export const scripting: (textField: string) => Scripting = (textField) => ({
  language: riftboundLanguage,
  textField,
  compared: ['domains', 'supertype', 'energy', 'power', 'might'],
  scripted: ['keywords', 'additionalCosts', 'places', 'abilities', 'text', 'effect', 'targets'],
});
