import { WHILE_IN_PLAY } from '../continuous/duration.js';
import { ref, type Schema, type SchemaDocument } from '../json/schema.js';
import { abilitySchemas, eventSchemas, FLOATING, grantedSchemas } from './abilities.js';
import { amountSchema, plainAmountSchema } from './amounts.js';
import { changeSchemas, grantSchema } from './changes.js';
import { conditionSchema } from './conditions.js';
import { counterName } from './counters.js';
import { comparisonSchema, filterPartSchema, filterSchema } from './filters.js';
import { oneOf, oneOfTexts } from './parts.js';
import type { LanguageTables } from './tables.js';

/**
 * The card language of a game as a JSON Schema: what every language shares, filled with the game's names, and the
 * game's own words, costs and cards. It is what definitions from outside are checked by, and what is published.
 */
export const languageDocument = (tables: LanguageTables): SchemaDocument => {
  const words = wordSchemas(tables);
  const abilities = abilitySchemas(tables);
  const events = eventSchemas(tables);
  const never = (trait: 'heard' | 'replaced') =>
    tables.events.flatMap((event) => (event[trait] === false ? [event.kind] : []));
  const groups = (tables.eventGroups ?? []).flatMap(({ group, replaced }) => (replaced === false ? [group] : []));
  const [neverHeard, neverReplaced] = [never('heard'), [...never('replaced'), ...groups]];
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    description: tables.title,
    ...ref('card'),
    $defs: {
      card: oneOf('type of card', 'A card as data: attributes and abilities.', tables.types),
      ability: oneOf('kind of ability', 'What a card can do.', refs('ability', Object.keys(abilities))),
      floating: oneOf('kind of floating ability', 'What an effect may leave behind.', refs('ability', FLOATING)),
      effect: oneOf('word', 'What is done: a word and its parts.', refs('word', Object.keys(words))),
      cost: oneOf('cost', 'Part of a cost.', tables.costs),
      pattern: patternOf(Object.keys(events)),
      'heard-pattern': patternOf(Object.keys(events).filter((event) => !neverHeard.includes(event))),
      'replaced-pattern': patternOf(Object.keys(events).filter((event) => !neverReplaced.includes(event))),
      filter: filterSchema(tables),
      'filter-part': filterPartSchema(tables),
      amount: amountSchema(tables),
      'plain-amount': plainAmountSchema(tables),
      condition: conditionSchema(tables),
      comparison: comparisonSchema,
      granted: oneOf('kind of granted ability', 'What a card can be given.', grantedSchemas(tables)),
      change: oneOf('change', 'One change of an object.', [...changeSchemas(tables), grantSchema]),
      'plain-change': oneOf('change', 'A change that gives no ability.', changeSchemas(tables)),
      duration: {
        ...oneOfTexts('duration', [...tables.durations, WHILE_IN_PLAY]),
        description: `How long something lasts; \`${WHILE_IN_PLAY}\`: for as long as its source is in play.`,
      },
      name: {
        title: 'a name such as "chosen"',
        type: 'string',
        maxLength: 40,
        pattern: '^(?!constructor$|prototype$)[a-z][A-Za-z0-9]*$',
      },
      'ability-name': {
        title: 'a name of words such as "swift-step"',
        description: 'The name of the ability in logs and interfaces, unique on its card.',
        type: 'string',
        maxLength: 60,
        pattern: '^[A-Za-z][A-Za-z0-9]*([ -][A-Za-z0-9]+)*$',
      },
      ...(tables.counters && { 'counter-name': counterName }),
      ...tables.more,
      ...named('ability', abilities),
      ...named('word', words),
      ...named('event', events),
    },
  };
};

/** What scripts can say, by word. */
const wordSchemas = ({ words, wordRules }: LanguageTables): { readonly [word: string]: Schema } =>
  Object.fromEntries(
    words.map(({ do: name, schema }) => {
      const { cites = [], restsOn = [] } = wordRules[name] ?? {};
      const rules = [...(typeof cites === 'function' ? [] : cites), ...restsOn].map(({ rule }) => rule);
      return [name, rules.length === 0 ? schema : { ...schema, 'x-rules': rules }];
    }),
  );

const patternOf = (events: readonly string[]): Schema =>
  oneOf(
    'event',
    'Which events: the kind, what some of its fields must be, and names for fields.',
    refs('event', events),
  );

const refs = (prefix: string, names: readonly string[]): readonly Schema[] =>
  names.map((name) => ref(`${prefix}-${name}`));

const named = (prefix: string, schemas: { readonly [name: string]: Schema }): { readonly [name: string]: Schema } =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [`${prefix}-${name}`, schema]));
