import type { Schema } from '../kernel/index.js';
import { flag, number, record, rulesCited, text, texts, type Described } from './parts.js';

/** The fields of a log entry beside its kind and its rules: those always present, and those present where they apply and the reader may know them. */
export type EntryShape = { readonly description: string; readonly always: Described; readonly sometimes: Described };

export type Entries = { readonly [kind: string]: EntryShape };

export const entry = (description: string, always: Described, sometimes: Described = {}): EntryShape => ({
  description,
  always,
  sometimes,
});

/** Fields that mean the same in every entry. */
export const FIELDS = {
  seat: text('The seat that it concerns, or that does it.'),
  object: text('Id of the object that it happens to.'),
  objects: texts('Ids of the objects that it happens to.'),
  card: text('Definition of the card.'),
  cards: texts('Definitions of the cards.'),
  source: text('Id of the object that causes it.'),
  ability: text('Name of the ability on its card.'),
  becomes: texts('The ids that it has from now on; the old one is gone.'),
  cause: text('The player whose effect causes it; absent where the rules or a cost cause it.'),
  count: number('How many.'),
  amount: number('How much.'),
  zone: text('Where it goes, or is.'),
  from: text('Where it was.'),
  at: text('`first` is the top of a pile, `last` its bottom.'),
  type: text('Type of the card.'),
  reason: text('The result, and why.'),
  asserted: flag('It is known only by assertion: of what a text does, or of how chance fell.'),
  fingerprint: text('Identifies a text without a script.'),
  bindings: record('What was announced, by name: modes, targets, X and so on.', {}),
} as const;

/** An entry of a log: one branch for each kind. */
export const entrySchema = (game: string, entries: Entries): Schema => ({
  description: `What happened in a game of ${game}. What the reader may not know is absent.`,
  oneOf: Object.entries(entries).map(([kind, { description, always, sometimes }]) =>
    record(
      description,
      { kind: { type: 'string', const: kind }, cites: rulesCited, ...always },
      { asserted: FIELDS.asserted, ...sometimes },
    ),
  ),
});
