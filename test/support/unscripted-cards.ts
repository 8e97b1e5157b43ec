/** Made-up cards without scripts, and a legal deck of them. */
import { type CardDefinition, textFingerprint } from '../../src/engine/index.js';
import { action, character } from './lorcana.js';

const fingerprint = textFingerprint('Nobody has written this in words of the language.');
const byHand = { do: 'by-hand', fingerprint } as const;

/**
 * Actions that are carried out by hand, and characters with a text that their player may invoke; four of each are a
 * deck.
 */
export const UNSCRIPTED: readonly CardDefinition[] = Array.from({ length: 15 }, (_, at) =>
  at % 2 === 0
    ? action({ id: `puzzle-${at}`, cost: 0, effect: byHand })
    : character({ id: `sphinx-${at}`, cost: 0, abilities: [{ kind: 'unscripted', name: 'text-1', effect: byHand }] }),
);

export const UNSCRIPTED_DECK = UNSCRIPTED.map(({ id }) => ({ card: id, count: 4 }));
