import { described, field, type Entries, type Schema } from '../kernel/index.js';

const { record, rulesCited } = described;

/** An entry of a log: one branch for each kind. */
export const entrySchema = (game: string, entries: Entries): Schema => ({
  description: `What happened in a game of ${game}. What the reader may not know is absent.`,
  oneOf: Object.entries(entries).map(([kind, { description, always, sometimes }]) =>
    record(
      description,
      { kind: { type: 'string', const: kind }, cites: rulesCited, ...always },
      { asserted: field.asserted.schema, ...sometimes },
    ),
  ),
});
