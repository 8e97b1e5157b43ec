import type { Target } from '../abilities/announced.js';
import type { Condition } from '../abilities/condition.js';
import { ref, type Schema } from '../json/schema.js';
import {
  abilityName,
  amount,
  condition,
  effect,
  filter,
  flag,
  gives,
  listOf,
  oneOfTexts,
  optional,
  record,
  recordOf,
  uses,
  whole,
  type Part,
  type RecordOf,
} from './parts.js';

const targets = listOf<Target>(ref('target'), 1, 6);

const mode = {
  name: abilityName,
  while: optional<Part<Condition>>({ ...condition, description: 'Else it is not there to announce.' }),
  targets: optional(targets),
  effect,
};

const target = record<Omit<Target, 'sum' | 'oneController'>>(
  'What is chosen when the effect is announced, and named; it must still match when the effect resolves.',
  {
    as: gives('objects'),
    from: filter,
    min: whole(0, 20),
    max: whole(1, 20),
    most: optional({
      ...amount,
      description: 'A further upper limit, computed when the targets are chosen.',
      'x-unit': 'objects',
    }),
    paid: optional({
      ...uses('number'),
      description: 'Chosen only if this number is above 0, such as that of an additional cost.',
    }),
    while: optional({ ...condition, description: 'Chosen only if it holds as the targets are chosen.' }),
    divide: optional(
      record<NonNullable<Target['divide']>>('A number that is divided among them, at least one unit to each.', {
        amount,
        unit: optional({ ...whole(1, 99_000), description: 'By default 1.' }),
        as: gives('shares'),
      }),
    ),
  },
  { 'x-ordered': ['min', 'max'] },
);

/** In games that settle targets as they resolve: what they must meet together. */
export const groupedTargets = (numbers: readonly string[]): Schema => ({
  ...target,
  properties: {
    ...target.properties,
    oneController: { ...flag, description: 'All of them have the same controller.' },
    sum: record<NonNullable<Target['sum']>>('Together they have so much of a number at most.', {
      number: oneOfTexts('number', numbers),
      max: whole(0, 99),
    }),
  },
});

/** For games in which modes and targets are announced: what their language has for that. */
export const announcingDefinitions: { readonly [name: string]: Schema } = {
  target,
  mode: recordOf('One of several effects, with targets of its own.', mode, {
    'x-opens': ['targets'],
    'x-closed': true,
  }),
};

/** One of the modes of a card or ability. */
export const modeNode: Part<RecordOf<typeof mode>> = ref('mode');

/** An ability that is announced may have targets, which its effect knows by name. */
export const announced = (ability: Schema): Schema => ({
  ...ability,
  properties: { ...ability.properties, targets },
  'x-opens': [...(ability['x-opens'] ?? []), 'targets'],
});

/** A card that is announced itself, such as a spell. */
export const announcedCard = (card: Schema): Schema => ({ ...announced(card), 'x-closed': true });
