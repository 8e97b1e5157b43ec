import { readCards, type CardDefinition } from '../../../kernel/index.js';
import type { LorcanaCard } from '../card.js';
import { lorcanaLanguage } from '../language/index.js';
import type { Attributes } from './attributes.js';
import type { Numbered } from './numbering.js';
import { LEFT_OUT, type NoteOf } from './oddities.js';
import { nameKey, type OwnScript, type OwnScripts } from './scripts.js';

export type Defined = { readonly definition: CardDefinition; readonly scripted: boolean };

/**
 * The definition of a printing: what is printed on it, and what its text does by the project's script for that text, or
 * else as far as it was read. The language has the last word on every one of them.
 */
export const define = (printing: Numbered, own: OwnScripts, note: NoteOf): Defined | undefined => {
  const script = scriptFor(printing, own, note);
  const { id, attributes, text } = printing;
  const { fingerprint: _whole, ...rules } = text;
  const definition = { id, ...attributes, ...(script === undefined ? rules : scriptOf(script.card)) };
  const read = readCards(lorcanaLanguage, [definition], () => false);
  if (read.kind === 'faults') {
    for (const { path, message } of read.faults) {
      note(printing, '', 'definition', `${path.replace(/^\/0/, '') || 'the definition'}: ${message}`, LEFT_OUT);
    }
    return undefined;
  }
  const [card] = read.cards;
  return card && { definition: card, scripted: script !== undefined };
};

/** The script is for one text: another printing of the name with other words plays by its own. */
const scriptFor = (printing: Numbered, own: OwnScripts, note: NoteOf): OwnScript | undefined => {
  const script = own.get(nameKey(printing.fullName));
  if (script === undefined) return undefined;
  const { attributes, text } = printing;
  if (script.fingerprint !== text.fingerprint || script.card.type !== attributes.type) {
    note(
      printing,
      'fullText',
      'other-text',
      'not the text that the project has a script for',
      'read without the script',
    );
    return undefined;
  }
  const differing = COMPARED.filter((field) => fieldOf(script.card, field) !== fieldOf(attributes, field));
  if (differing.length > 0) {
    note(
      printing,
      '',
      'other-attributes',
      `the project has another ${differing.join(', ')}`,
      'those of the file are used',
    );
  }
  return script;
};

/** What does not come from the printing itself. */
const scriptOf = (card: LorcanaCard): object => {
  const { keywords, abilities, additionalCosts, text, copiesMax, alsoNamed, bannedIn } = card;
  return {
    keywords,
    abilities,
    ...(additionalCosts && { additionalCosts }),
    ...(text !== undefined && { text }),
    ...(copiesMax !== undefined && { copiesMax }),
    ...(alsoNamed && { alsoNamed }),
    ...(bannedIn && { bannedIn }),
    ...(card.type === 'action' && card.effect && { effect: card.effect }),
  };
};

const COMPARED = ['inks', 'cost', 'inkable', 'classifications', 'strength', 'willpower', 'lore', 'moveCost'];

/** Not every type of card has every field. */
const fieldOf = (card: LorcanaCard | Attributes, field: string): string =>
  JSON.stringify(new Map<string, unknown>(Object.entries(card)).get(field) ?? null);
