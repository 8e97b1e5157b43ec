import { readCards, type CardDefinition, type SchemaDocument } from '../kernel/index.js';
import type { Defined, Numbered } from './importing.js';
import { LEFT_OUT, type Found, type NoteOf } from './oddities.js';

/** A card of the project, and the fingerprint of the text that its script was written for, where one is recorded. */
export type OwnScript = { readonly card: CardDefinition; readonly fingerprint: string | undefined };

/** A record as it was read: the printed values beside the text, and what the text does as far as it was understood. */
export type ReadCard = Found & {
  readonly attributes: { readonly type: string };
  readonly text: { readonly fingerprint: string };
};

export type Scripting = {
  readonly language: SchemaDocument;
  /** The field of a record that holds its text. */
  readonly textField: string;
  /** Attributes of a printing that are compared with those of the script. */
  readonly compared: readonly string[];
  /** What does not come from the printing itself. */
  readonly scripted: readonly string[];
};

/**
 * The definition of a printing: its printed values, and what its text does by the project's script for that text, or
 * else as far as it was understood. Every definition is finally validated against the card language.
 */
export const defineCard = (
  scripting: Scripting,
  printing: Numbered<ReadCard>,
  own: OwnScript | undefined,
  note: NoteOf,
): Defined | undefined => {
  const script = scriptFor(scripting, printing, own, note);
  const { id, attributes, text } = printing;
  const { fingerprint: _whole, ...rules } = text;
  const does = script === undefined ? rules : fieldsOf(script.card, scripting.scripted);
  const read = readCards(scripting.language, [{ id, ...attributes, ...does }], () => false);
  if (read.kind === 'faults') {
    for (const { path, message } of read.faults) {
      note(printing, '', 'definition', `${path.replace(/^\/0/, '') || 'the definition'}: ${message}`, LEFT_OUT);
    }
    return undefined;
  }
  const [card] = read.cards;
  return card && { definition: card, scripted: script !== undefined };
};

/** The script is for one text: another printing of the card with other words does not use it. */
const scriptFor = (
  { textField, compared }: Scripting,
  printing: Numbered<ReadCard>,
  script: OwnScript | undefined,
  note: NoteOf,
): OwnScript | undefined => {
  if (script === undefined) return undefined;
  const { attributes, text } = printing;
  if (script.fingerprint !== text.fingerprint || script.card['type'] !== attributes.type) {
    const what = 'not the text that the project has a script for';
    note(printing, textField, 'other-text', what, 'read without the script');
    return undefined;
  }
  const differing = compared.filter((field) => fieldOf(script.card, field) !== fieldOf(attributes, field));
  if (differing.length > 0) {
    const what = `the project has another ${differing.join(', ')}`;
    note(printing, '', 'other-attributes', what, 'those of the file are used');
  }
  return script;
};

const fieldsOf = (card: CardDefinition, fields: readonly string[]): object =>
  Object.fromEntries(Object.entries(card).filter(([field]) => fields.includes(field)));

/** Not every type of card has every field. */
const fieldOf = (card: object, field: string): string =>
  JSON.stringify(new Map<string, unknown>(Object.entries(card)).get(field) ?? null);
