import type { Mode, Modes, Target } from '../abilities/announced.js';
import type { Vocabulary } from '../abilities/words.js';
import { ref, type Schema } from '../json/schema.js';
import { amount, constant, effect, filter, gives, listOf, optional, record, whole } from './parts.js';

const howMany: Schema = { ...amount, 'x-unit': 'modes' };
const targets = listOf(ref('target'), 1, 6);

/** For games in which modes and targets are announced: what their language has for that. */
export const announcingDefinitions: { readonly [name: string]: Schema } = {
  target: record<Target>(
    'What is chosen when the effect is announced, and named; it must still match when the effect resolves.',
    {
      as: gives('objects'),
      from: filter,
      min: whole(0, 20),
      max: whole(1, 20),
      divide: optional(
        record<NonNullable<Target['divide']>>('A number that is divided among them, at least one unit to each.', {
          amount,
          unit: optional({ ...whole(1, 99_000), description: '1 unless it says so.' }),
          as: gives('shares'),
        }),
      ),
    },
    { 'x-ordered': ['min', 'max'] },
  ),
  mode: record<Mode<Vocabulary>>(
    'One of several effects, with targets of its own.',
    { name: ref('ability-name'), targets: optional(targets), effect },
    { 'x-opens': ['targets'], 'x-closed': true },
  ),
};

export const announcingWords: { readonly [word: string]: Schema } = {
  modes: record<Modes<Vocabulary>>(
    'The player announces which of these are used; they are carried out in this order. Only as the whole of an effect.',
    { do: constant('modes'), min: howMany, max: howMany, of: listOf(ref('mode'), 2, 6) },
    { 'x-ordered': ['min', 'max'] },
  ),
};

/** An ability that is announced may have targets, which its effect knows by name. */
export const announced = (ability: Schema): Schema => ({
  ...ability,
  properties: { ...ability.properties, targets },
  'x-opens': [...(ability['x-opens'] ?? []), 'targets'],
});

/** A card that is announced itself, such as a spell. */
export const announcedCard = (card: Schema): Schema => ({ ...announced(card), 'x-closed': true });
