import type { Harmless } from './harmless.js';

const SAVES_TIME = 'What cannot be done is refused a few lines later; here it is only not tried.';
const TELLS_TYPE = 'What is there is always such a value: the compiler is told so.';

export const harmless: readonly Harmless[] = [
  {
    in: '1.9-game-state-check.ts',
    change: 'fatal.length === 0 -> false',
    because: 'Nobody to banish is an empty batch, after which the check finds the same again and is done.',
  },
  { in: '4.3.4.4-ways-to-pay.ts', change: 'isSungByOne(game, card) -> true', because: SAVES_TIME },
  {
    in: '4.3.4-play.ts',
    change: "entry['type'] === 'action' -> true",
    because: 'What is no action has no effect, and is not where an action resolves, so it goes nowhere from there.',
  },
  { in: '4.3.4.5-cost.ts', change: 'change > 0 -> (change) >= (0)', because: 'To add nothing changes no sum.' },
  { in: '4.3.4.5-cost.ts', change: 'change < 0 -> (change) <= (0)', because: 'To add nothing changes no sum.' },
  {
    in: '4.3.4.6-cards-that-pay.ts',
    change: '!isChoosing(cost) -> false',
    because: 'The order holds none but parts for which cards are chosen.',
  },
  { in: '4.3.4.6-paying.ts', change: 'part === undefined -> false', because: 'No part of a bill has such a place.' },
  {
    in: '4.3.4.6-paying.ts',
    change: '!isChoosing(cost) -> false',
    because: 'Any other part has no name, and nothing was chosen for it.',
  },
  {
    in: '4.3.4.6-paying.ts',
    change: 'cost.as !== undefined -> true',
    because: 'What has no name is kept under one that no card can ask for.',
  },
  { in: '4.3.7-move.ts', change: 'own.filter((id) => isLocation(game, id)) -> own', because: SAVES_TIME },
  { in: '4.3.7-move.ts', change: 'locations.length === 0 -> false', because: SAVES_TIME },
  { in: '8.7-bag.ts', change: 'isList(why) -> true', because: TELLS_TYPE },
  { in: '8.7-bag.ts', change: 'why.filter(isCitation) -> why', because: TELLS_TYPE },
  {
    in: 'events/8.1.5-put-into.ts',
    change:
      'becomes.some((id) => isSeenBy(draft, objectOf(draft, id), object.owner)) -> becomes.every((id) => isSeenBy(draft, objectOf(draft, id), object.owner))',
    because: 'The cards of a pile go to one zone together: their player sees all of them there, or none.',
  },
  { in: 'words/7.1.8-remove-damage.ts', change: 'Array.isArray(value) -> true', because: TELLS_TYPE },
  { in: 'words/7.1.8-remove-damage.ts', change: 'value.filter(isRemoval) -> value', because: TELLS_TYPE },
  {
    in: 'words/7.1.8-remove-damage.ts',
    change: "isRecord(value) && typeof value['object'] === 'string' && typeof value['amount'] === 'number' -> true",
    because: TELLS_TYPE,
  },
  {
    in: 'words/7.1.9.1-named.ts',
    change: 'name === undefined -> false',
    because: 'What has no name is kept under one that no card can ask for.',
  },
];
