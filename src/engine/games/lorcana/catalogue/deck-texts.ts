import type { LorcanaCard } from '../card.js';

/** Texts about decks and names, which are attributes of a card in the language. */
export type DeckText = Partial<Pick<LorcanaCard, 'copiesMax' | 'alsoNamed'>>;

/** The greatest number of copies that the language can say. */
const ANY_NUMBER = 99;

/** Longer ones are about something else. */
const TEXT_MAX = 200;

/** Read whole, and only of the card itself. */
export const readDeckText = (text: string, card: Pick<LorcanaCard, 'name' | 'version'>): DeckText | undefined => {
  if (text.length > TEXT_MAX) return undefined;
  const [, copies, of] = /^You may (?:only have|have up to) (\d{1,2}) copies of (.+) in your deck\.$/.exec(text) ?? [];
  const own = [card.name, `${card.name} - ${card.version ?? ''}`];
  if (of !== undefined && own.includes(of)) return { copiesMax: Number(copies) };
  const [, any] = /^You may have any number of cards named (.+) in your deck\.$/.exec(text) ?? [];
  if (any === card.name) return { copiesMax: ANY_NUMBER };
  const [, one, other] = /^This character counts as being named both (.+) and (.+)\.$/.exec(text) ?? [];
  return one === undefined || other === undefined ? undefined : { alsoNamed: [one, other] };
};
