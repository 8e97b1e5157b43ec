import {
  activatedOf,
  ask,
  bind,
  call,
  defineWord,
  evaluate,
  flag,
  go,
  numberIn,
  objectIn,
  oneOfTexts,
  optional,
  textsOf,
  type Game,
  type Instruction,
  type JsonRecord,
  type ObjectId,
  type Scope,
  type Seat,
} from '../../../kernel/index.js';
import { MAGICS, type Magic } from '../printed.js';
import { ashes } from '../rulebook.js';
import { activate } from '../rules/play/glossary.activate.js';
import { cardOf, exhaustedPoolOf } from '../state.js';
import { amountOfDice } from './parts.js';

/** Exhausted dice of a type are all the same, so that only their number is asked. Each is used once. */
export const usePower = defineWord(
  {
    do: 'use-power',
    says: 'The power of a die of the type in the exhausted pool is resolved, without its cost; or of `count` such dice, one after the other.',
    parts: {
      magic: oneOfTexts<Magic>('type of die', MAGICS),
      count: optional(amountOfDice),
      upTo: optional({ ...flag, description: 'The player says how many, so many at most.' }),
    },
    cites: [ashes('glossary.dicepower')],
    restsOn: [ashes('resolve.2')],
  },
  {
    use: ({ game, node, scope, from, cites }) => {
      const there = exhaustedDice(game, scope.controller, node.magic);
      if (node.count === undefined) return using(game, scope, there) ?? bind(scope);
      const max = Math.min(evaluate(game, node.count, from), there.length);
      if (node.upTo !== true || max <= 0) return go('next', { left: there.slice(0, Math.max(0, max)) });
      const { controller: seat, source } = scope;
      return ask({ seat, kind: 'howMany', params: { max }, cites, about: source.object }, 'said', { left: there });
    },
    said: ({ locals, result }) => go('next', { left: textsOf(locals['left'] ?? []).slice(0, numberIn(result)) }),
    next: ({ game, scope, locals }) => {
      const left = textsOf(locals['left'] ?? []).filter((id) => objectIn(game, id) !== undefined);
      return using(game, scope, left, 'next', { left: left.slice(1) }) ?? bind(scope);
    },
    end: ({ scope }) => bind(scope),
  },
);

/** The power of the first die; undefined without dice. */
const using = (
  game: Game,
  { controller: seat }: Scope,
  [source]: readonly ObjectId[],
  then: 'end' | 'next' = 'end',
  locals: JsonRecord = {},
): Instruction | undefined => {
  const [ability] = source === undefined ? [] : activatedOf(game, source).keys();
  if (source === undefined || ability === undefined) return undefined;
  return call(activate.with({ seat, source, ability, scope: null, free: true }), then, locals);
};

const exhaustedDice = (game: Game, seat: Seat, magic: Magic): readonly ObjectId[] =>
  exhaustedPoolOf(game, seat).filter((id) => {
    const die = cardOf(game, id);
    return die.type === 'die' && die.magic === magic;
  });
