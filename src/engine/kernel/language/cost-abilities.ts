/** Abilities that change what something costs. */
import type { CostAbility } from '../abilities/ability.js';
import { ref, type Schema } from '../json/schema.js';
import { amount, condition, constant, filter, flag, oneOfTexts, optional, record, whole } from './parts.js';
import { type LanguageTables, zonesOf } from './tables.js';

/** What a text takes off, and what it leaves in games whose texts say that. */
export const costSchema = (tables: LanguageTables): Schema => {
  const schema = plainCostSchema(tables);
  const { leastCosts, costsOfAny } = tables;
  const more = { ...(leastCosts === true && { least: LEAST }), ...(costsOfAny !== undefined && { ofAny: OF_ANY }) };
  return {
    ...schema,
    properties: { ...schema.properties, ...more },
    ...(costsOfAny !== undefined && { 'x-goes-with': { field: 'ofAny', of: 'for', kinds: costsOfAny } }),
  };
};

const LEAST: Schema = { ...whole(0, 99), description: 'What it takes off leaves so much to pay at least.' };

const OF_ANY: Schema = {
  ...flag,
  description: 'It is paid with anything, whatever kinds its own cost asks for. Additional costs keep theirs.',
};

const plainCostSchema = (tables: LanguageTables): Schema =>
  record<Omit<CostAbility, 'least' | 'ofAny'>>(
    'Changes what something costs; determined when the cost is.',
    {
      kind: constant('cost'),
      name: ref('ability-name'),
      zones: optional(zonesOf(tables)),
      while: optional(condition),
      affects: optional({ ...filter, description: 'Which cards cost more or less; absent: the card itself.' }),
      for: oneOfTexts('purpose', tables.purposes),
      add: amount,
    },
    { 'x-names': tables.priced ?? {}, 'x-closed': true },
  );
