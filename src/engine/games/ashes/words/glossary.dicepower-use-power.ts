import {
  activatedOf,
  bind,
  call,
  defineWord,
  oneOfTexts,
  type Game,
  type ObjectId,
  type Seat,
} from '../../../kernel/index.js';
import { MAGICS, type Magic } from '../card.js';
import { ashes } from '../rulebook.js';
import { activate } from '../rules/play/glossary.activate.js';
import { cardOf, exhaustedPoolOf } from '../state.js';

/** Exhausted dice of a type are all the same. */
export const usePower = defineWord(
  {
    do: 'use-power',
    says: 'The power of a die of the type in the exhausted pool is resolved, without its cost.',
    parts: { magic: oneOfTexts<Magic>('type of die', MAGICS) },
    cites: [ashes('glossary.dicepower')],
    restsOn: [ashes('resolve.2')],
  },
  {
    use: ({ game, node, scope }) => {
      const source = exhaustedDie(game, scope.controller, node.magic);
      const [ability] = source === undefined ? [] : activatedOf(game, source).keys();
      if (source === undefined || ability === undefined) return bind(scope);
      return call(activate.with({ seat: scope.controller, source, ability, scope: null, free: true }), 'end');
    },
    end: ({ scope }) => bind(scope),
  },
);

const exhaustedDie = (game: Game, seat: Seat, magic: Magic): ObjectId | undefined =>
  exhaustedPoolOf(game, seat).find((id) => {
    const die = cardOf(game, id);
    return die.type === 'die' && die.magic === magic;
  });
