import type { Condition } from '../abilities/condition.js';
import type { Schema } from '../json/schema.js';
import {
  amount,
  comparison,
  condition,
  filter,
  listOf,
  oneOf,
  oneOfTexts,
  optional,
  record,
  text,
  uses,
} from './parts.js';
import { rememberedIn, type LanguageTables } from './tables.js';

const whose = oneOfTexts('player', ['you', 'opponents']);

type ConditionOf<Key extends string> = Extract<Condition, { readonly [K in Key]: unknown }>;

export const conditionSchema = (tables: LanguageTables): Schema =>
  oneOf('condition', 'Holds or does not, asked of the game as it is.', [
    record<ConditionOf<'count'>>('How many objects match.', { count: filter, is: comparison }),
    record<ConditionOf<'more'>>('The one is greater than the other.', { more: amount, than: amount }),
    record<ConditionOf<'turn'>>('Whose turn it is.', { turn: oneOfTexts('turn', ['yours', 'opponents']) }),
    ...phaseConditions(tables),
    record<ConditionOf<'object'>>(
      'Every object of the name matches, and there is at least one; for objects that have moved, their last state, where the rules let it count. A `count` gives how many are still there.',
      {
        object: uses('objects'),
        matches: filter,
      },
    ),
    record<ConditionOf<'happened'>>('How often something happened this turn.', {
      ...happenedParts(tables),
      who: optional(uses('seat')),
      named: optional({ ...text(100), description: 'With a card of this printed name.' }),
      about: optional({
        ...uses('objects'),
        description: 'Only events of the first object of this name; none if it names nothing.',
      }),
      is: comparison,
    }),
    record<ConditionOf<'anyPlayer'>>(
      'Holds for at least one of these players, who is named `player` in it.',
      { anyPlayer: oneOfTexts('group of players', ['all', 'opponents']), holds: condition },
      { 'x-names': { player: 'seat' }, 'x-closed': true },
    ),
    record<ConditionOf<'not'>>('The condition does not hold.', { not: condition }),
    record<ConditionOf<'all'>>('All of them hold.', { all: listOf(condition, 1, 10) }),
    record<ConditionOf<'any'>>('At least one of them holds.', { any: listOf(condition, 1, 10) }),
  ]);

/** What conditions and amounts ask of what happened this turn. */
export const happenedParts = (tables: LanguageTables) => ({
  happened: oneOfTexts('event that is remembered', rememberedIn(tables)),
  by: optional(whose),
  tagged: optional({ ...listOf(tables.tag, 1, 10), description: 'With a card that has all of these printed.' }),
});

const phaseConditions = ({ phases }: LanguageTables): readonly Schema[] =>
  phases.length === 0
    ? []
    : [
        record<ConditionOf<'phase'>>('Which phase of the turn it is: one of these.', {
          phase: listOf(oneOfTexts('phase', phases), 1, phases.length),
        }),
      ];
