import type {
  ActivatedAbility,
  ProhibitionAbility,
  Replacement,
  ReplacementAbility,
  StaticAbility,
  TriggeredAbility,
  UnscriptedAbility,
} from '../abilities/ability.js';
import type { FieldKind } from '../game/fields.js';
import type { Schema } from '../json/schema.js';
import { ref } from '../json/schema.js';
import { announced } from './announcing.js';
import {
  amount,
  changes,
  condition,
  filter,
  constant,
  costs,
  effect,
  flag,
  listOf,
  oneOf,
  oneOfTexts,
  optional,
  pattern,
  record,
  text,
  uses,
  whole,
} from './parts.js';
import { numberIn } from './amounts.js';
import { costSchema } from './cost-abilities.js';
import { askableIn, type Askable, type LanguageTables, zonesOf } from './tables.js';

const together: Schema = {
  ...flag,
  description:
    'Triggers once for all that happens at the same time; a name holds the objects, or the sum, of all of it.',
};

/** Cards of games without windows could always say it, and card sets that do are still read. */
const timingIn = ({ moments }: LanguageTables): Schema =>
  moments === undefined
    ? { ...text(40), deprecated: true, description: 'Without effect: the game has one moment for all triggers.' }
    : { ...oneOfTexts('moment', moments), description: 'The moment after what has happened at which it is offered.' };

/** The kinds of abilities that a card may print beside its keywords. */
export const abilitySchemas = (tables: LanguageTables): { readonly [kind: string]: Schema } =>
  Object.fromEntries(
    Object.entries(schemasByKind(tables)).map(([kind, schema]) => [kind, withTraits(tables, schema)] as const),
  );

/** What any ability may have, in games that know it. */
const withTraits = ({ textRests, abilitiesAddUp }: LanguageTables, schema: Schema): Schema => {
  const traits = { ...(textRests === true && { always }), ...(abilitiesAddUp === true && { n: number }) };
  return {
    ...schema,
    properties: { ...schema.properties, ...traits },
    ...('n' in traits && { 'x-opens': ['n', ...(schema['x-opens'] ?? [])], 'x-closed': true }),
  };
};

const always: Schema = { ...flag, description: 'Works also while other text of its object rests.' };

const number: Schema = {
  ...whole(1, 99),
  'x-names': { n: 'number' },
  description:
    'The number after its name, in the rest of it `n`: the sum over all abilities of that name of its object.',
};

const schemasByKind = (tables: LanguageTables): { readonly [kind: string]: Schema } => {
  const name = ref('ability-name');
  const zones = zonesOf(tables);
  const stacked = (ability: Schema): Schema => (tables.announces === true ? announced(ability) : ability);
  return {
    static: staticSchema(tables, changes),
    cost: costSchema(tables),
    triggered: stacked(triggeredSchema(tables)),
    activated: stacked(
      withParts(
        tables.activated,
        record<ActivatedAbility>(
          'Used by its player, for its costs.',
          {
            kind: constant('activated'),
            name,
            costs,
            while: optional(condition),
            oncePerTurn: optional({ ...flag, description: 'May be used once in a turn.' }),
            effect,
          },
          { 'x-opens': ['costs'], 'x-closed': true },
        ),
      ),
    ),
    replacement: withParts(
      tables.paidReplacements === true ? { properties: PAID_FOR } : undefined,
      record<Omit<ReplacementAbility, 'costs' | 'payer'>>(
        'Replaces an event as it would happen.',
        {
          kind: constant('replacement'),
          name,
          zones: optional(zones),
          on: ref('replaced-pattern'),
          while: optional(condition),
          optional: optional({ ...flag, description: 'Its player may choose not to apply it.' }),
          once: optional({
            ...flag,
            description: 'Of several events at once it replaces one; its player chooses which.',
          }),
          instead: oneOf('replacement', 'What happens instead.', replacements(tables)),
        },
        SCRIPT,
      ),
    ),
    prohibition: record<ProhibitionAbility>(
      'Forbids an event; a prohibition takes precedence over a permission.',
      { kind: constant('prohibition'), name, on: pattern, while: optional(condition) },
      SCRIPT,
    ),
    unscripted: record<UnscriptedAbility>('A text without a script: its controller declares when it applies.', {
      kind: constant('unscripted'),
      name,
      effect: ref('word-by-hand'),
    }),
  };
};

/** In games whose replacements may be paid for. */
const PAID_FOR = {
  costs: { ...costs, description: 'It applies only if this is paid.' },
  payer: {
    ...oneOfTexts('player', ['its-player']),
    description: 'Who may pay: the player of the object of the event; absent: the player of the ability.',
  },
};

/** Only in windows is it offered, and may be left. */
const triggeredSchema = (tables: LanguageTables): Schema => {
  const schema = record<TriggeredAbility>(
    'Hears events. `while` must hold at that moment, `if` when it is placed and again when it resolves.',
    {
      kind: constant('triggered'),
      name: ref('ability-name'),
      zones: optional(zonesOf(tables)),
      on: { ...listOf(ref('heard-pattern'), tables.stateTriggers === true ? 0 : 1, 10), 'x-alternatives': true },
      if: optional(condition),
      while: optional(condition),
      looksBack: optional({ ...flag, description: 'Looks at the moment before the event.' }),
      timing: optional(timingIn(tables)),
      oncePerTurn: optional({ ...flag, description: 'Triggers at most once in a turn.' }),
      forEachPlayer: optional({ ...flag, description: '`oncePerTurn` for each player: for the `seat` that it binds.' }),
      optional: optional({ ...flag, description: 'Its player may leave it; only its uses count then.' }),
      together: optional(together),
      effect,
    },
    SCRIPT,
  );
  const { optional: _left, ...properties } = schema.properties ?? {};
  return withParts(tables.triggered, tables.moments === undefined ? { ...schema, properties } : schema);
};

/** A record with more fields, which may be left out, and names of a game's own. */
const withParts = ({ properties, 'x-names': names, 'x-opens': opens = [] }: Schema = {}, schema: Schema): Schema => ({
  ...schema,
  properties: { ...schema.properties, ...properties },
  ...(names !== undefined && { 'x-names': names }),
  'x-opens': [...opens, ...(schema['x-opens'] ?? [])],
});

/**
 * `given`: the changes it may make; a static ability that was given gives none in its turn, so that nothing multiplies.
 */
const staticSchema = (tables: LanguageTables, given: Schema): Schema =>
  record<Omit<StaticAbility, 'defines'>>('Applies as long as its card is where it functions and `while` holds.', {
    kind: constant('static'),
    name: ref('ability-name'),
    zones: optional(zonesOf(tables)),
    while: optional(condition),
    affects: optional({ ...filter, description: 'Absent: the card itself.' }),
    ...(tables.definesNumbers === true && { defines: optional(defines) }),
    changes: given,
  });

const defines: Schema = {
  ...flag,
  description: 'It says what a number of the card is that is printed as an X, by `set`: it is no text to be lost.',
};

/** Abilities that a change may give to an object. */
export const grantedSchemas = (tables: LanguageTables): readonly Schema[] => [
  ...(['triggered', 'activated', 'replacement', 'prohibition'] as const).map((kind) => ref(`ability-${kind}`)),
  withTraits(tables, staticSchema(tables, listOf(ref('plain-change'), 1, 10))),
];

/** The names that events give are known in the rest of the ability, and nowhere else. */
const SCRIPT: Schema = { 'x-opens': ['on'], 'x-closed': true };

/** Abilities that an effect may leave behind; what is activated or lasts belongs to a card. */
export const FLOATING = ['triggered', 'replacement', 'prohibition', 'static', 'cost'] as const;
/** The floating abilities that end by their first use. What forbids or applies as long as it lasts is not used. */
export const USED_UP: readonly (typeof FLOATING)[number][] = ['triggered', 'replacement', 'cost'];

type ReplacementOf<With extends Replacement['with']> = Extract<Replacement, { readonly with: With }>;

const ofAnotherPlayer = record<ReplacementOf<'player'>>(
  'The same event of another player; before other replacements.',
  {
    with: constant('player'),
    player: oneOfTexts('player', ['you', 'opponent']),
  },
);

const replacements = (tables: LanguageTables): readonly Schema[] => [
  record<ReplacementOf<'nothing'>>('Nothing happens.', { with: constant('nothing') }),
  record<ReplacementOf<'fields'>>('The same event with other numbers or flags.', {
    with: constant('fields'),
    fields: {
      type: 'object',
      properties: replaceable(askableIn(tables)),
      additionalProperties: false,
      minProperties: 1,
    },
  }),
  ...(tables.entersForOthers === true ? [ofAnotherPlayer] : []),
  record<ReplacementOf<'effect'>>('An effect in place of the event.', { with: constant('effect'), effect }),
];

/** Another object, seat or text in an event would be an event that the rules never make. */
const replaceable = (events: Askable): { readonly [field: string]: Schema } =>
  Object.fromEntries(
    Object.values(events)
      .flatMap((fields) => Object.entries(fields))
      .filter(([, kind]) => kind === 'number' || kind === 'flag')
      .map(([field, kind]) => [field, kind === 'number' ? amount : flag]),
  );

/** Which events, by kind: only fields that the event has can be asked for. */
export const eventSchemas = (tables: LanguageTables): { readonly [event: string]: Schema } => {
  const tests = fieldTests(tables);
  return Object.fromEntries(
    Object.entries(askableIn(tables)).map(([event, fields]) => [
      event,
      {
        type: 'object',
        properties: {
          event: constant(event),
          where: {
            type: 'object',
            properties: Object.fromEntries(Object.entries(fields).map(([field, kind]) => [field, tests[kind]])),
            additionalProperties: false,
          },
          bind: {
            type: 'object',
            additionalProperties: oneOfTexts(`field of ${event}`, Object.keys(fields)),
            propertyNames: ref('name'),
            'x-binds': fields,
          },
        },
        required: ['event'],
        additionalProperties: false,
      },
    ]),
  );
};

const equals = (schema: Schema): Schema => record<{ readonly equals: unknown }>('Is this.', { equals: schema });

const fieldTests = (tables: LanguageTables): { readonly [K in FieldKind]: Schema } => ({
  objects: oneOf('object of the event', 'An object that matches, or whether there is one.', [
    record<{ readonly object: unknown }>('An object that matches.', { object: filter }),
    record<{ readonly there: unknown }>('Whether there is an object at all.', { there: flag }),
  ]),
  seat: oneOf('player of the event', 'Whose it is, by relation to the player of the ability or by a name.', [
    record<{ readonly seat: unknown }>(
      'The relation of the player of the event. `anyone`: any player, but not the rules.',
      {
        seat: oneOfTexts('player', ['you', 'friends', 'opponents', 'anyone']),
      },
    ),
    record<{ readonly who: unknown }>('The player of this name.', { who: uses('seat') }),
  ]),
  number: equals(numberIn(tables)),
  flag: oneOf('flag of the event', 'What the event says, or whether it says that the flag is set.', [
    equals(flag),
    record<{ readonly there: unknown }>('Whether the flag is there, and set.', { there: flag }),
  ]),
  text: equals(text(40)),
});
