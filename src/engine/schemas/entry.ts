import type { Schema } from '../kernel/index.js';
import { flag, number, record, rulesCited, text, texts, type Described } from './parts.js';

/** What an entry of the log tells beside its kind and its rules: always, and where it applies or the reader may know it. */
export type EntryShape = { readonly description: string; readonly always: Described; readonly sometimes: Described };

export type Entries = { readonly [kind: string]: EntryShape };

export const entry = (description: string, always: Described, sometimes: Described = {}): EntryShape => ({
  description,
  always,
  sometimes,
});

/** Fields that mean the same wherever they stand. */
export const FIELDS = {
  seat: text('Whose it is, or who does it.'),
  object: text('Id of the object that it happens to.'),
  objects: texts('Ids of the objects that it happens to.'),
  card: text('Definition of the card.'),
  cards: texts('Definitions of the cards.'),
  source: text('Id of the object that makes it happen.'),
  ability: text('Name of the ability on its card.'),
  becomes: texts('What it is from now on: new ids, for the old one is gone.'),
  cause: text('Whose effect it is; absent where the rules, or a cost, have it happen.'),
  count: number('How many.'),
  amount: number('How much.'),
  zone: text('Where it goes, or is.'),
  from: text('Where it was.'),
  at: text('`first` is the top of a pile, `last` its bottom.'),
  type: text('Type of the card.'),
  reason: text('What comes of it, and why.'),
  asserted: flag('It is known only because somebody said so: that a text does it, or how chance fell.'),
  fingerprint: text('By which a text that nobody has scripted is told from others.'),
  bindings: record('What was announced, by name: modes, targets, X and the like.', {}),
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
