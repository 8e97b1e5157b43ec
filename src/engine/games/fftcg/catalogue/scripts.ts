import type { Numbered, NoteOf, OwnScript, Scripting } from '../../../catalogue/index.js';
import type { FftcgCard } from '../card.js';
import { fftcgLanguage } from '../language/index.js';
import type { Printing } from './printing.js';

/** The project's own cards by their code. */
export type OwnScripts = ReadonlyMap<string, OwnScript & { readonly card: FftcgCard }>;

export const ownScripts = (cards: readonly FftcgCard[], fingerprints: { readonly [id: string]: string }): OwnScripts =>
  new Map(cards.map((card) => [card.id, { card, fingerprint: fingerprints[card.id] }]));

/** A reprint is the card of its earlier code, if its text is. */
export const scriptOf = ({ code, alsoCodes }: Printing, own: OwnScripts) =>
  [code, ...alsoCodes].flatMap((each) => own.get(each) ?? [])[0];

/** Formats that flatten elements or do not mark generic cards contain less than the project knows of its own cards. */
export const completed = (
  printing: Numbered<Printing>,
  card: FftcgCard | undefined,
  note: NoteOf,
): Numbered<Printing> => {
  const { attributes } = printing;
  if (card === undefined || card.type !== attributes.type || card.name !== attributes.name) return printing;
  const flattened = attributes.elements.length < card.elements.length;
  const elements = flattened && attributes.elements.every((element) => card.elements.includes(element));
  const generic = card.type !== 'summon' && card.generic === true && attributes.generic !== true;
  const known = { ...(elements && { elements: card.elements }), ...(generic && { generic }) };
  if (!elements && !generic) return printing;
  const what = `the project knows more of its ${Object.keys(known).join(' and ')}`;
  note(printing, '', 'completed', what, 'those of the project are used');
  return { ...printing, attributes: { ...attributes, ...known } };
};

export const scripting: Scripting = {
  language: fftcgLanguage,
  textField: 'text',
  compared: ['elements', 'cost', 'power', 'jobs', 'categories', 'generic'],
  scripted: [
    ...['keywords', 'abilities', 'text', 'effect', 'targets', 'exBurst', 'limitBreak', 'warp', 'priming', 'partyIcon'],
    ...['x', 'payWith', 'additionalCosts', 'options', 'castModes'],
  ],
};
