/**
 * Which text of the publisher's each card is a script for, told apart by fingerprint: printings of the same code with other
 * words are other cards to the engine. Written by `npm run fingerprints -- fftcg FILE` from a card file.
 */
export const fingerprints: { readonly [card: string]: string } = {};
