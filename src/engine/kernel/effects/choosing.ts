import type { DecisionKind } from '../choices/decision-kind.js';
import { ask, call } from '../frames/instruction.js';
import { textsOf } from '../frames/result.js';
import { invariant } from '../invariant.js';
import { isRecord } from '../json/index.js';
import { nodeAt } from '../match/compiled.js';
import type { Game } from '../match/draft.js';
import type { ObjectId, Seat } from '../match/state.js';
import type { Filter } from '../selectors/filter.js';
import { selected } from '../selectors/matches.js';
import { objectsIn, zoneOf } from '../zones/zone.js';
import { optionOf } from '../choices/equivalence.js';
import type { AnyVocabulary } from '../abilities/ability.js';
import { after, bind, partCall, viewpointOfScope, word, type Effect, type Scope } from './effect.js';
import type { All, Choose, May } from './words.js';

/** Words by which players decide while an effect resolves. */
export const choosingWords = [
  word<May<AnyVocabulary>>('may', {
    ask: ({ game, node, scope }) =>
      ask(
        {
          seat: seatNamed(node.who, scope),
          kind: 'may',
          params: { scope },
          cites: game.rules.game.wordRules.may,
          about: scope.source.object,
        },
        'answered',
      ),
    answered: ({ game, node, scope, result }) => {
      if (result === 'yes') return call(partCall(game, scope, 'effect'), 'end');
      return node.otherwise === undefined ? bind(scope) : call(partCall(game, scope, 'otherwise'), 'end');
    },
    end: ({ scope, result }) => bind(after(scope, result)),
  }),

  word<Choose>('choose', {
    ask: ({ game, node, scope }) => {
      const seat = seatNamed(node.who, scope);
      const options = choosable(game, node.from, scope, seat);
      if (options.length <= node.min && !isSecret(game, node.from)) return bind(scope, { [node.as]: options });
      if (isSecret(game, node.from) && isEmpty(game, node.from, seat)) return bind(scope, { [node.as]: [] });
      const question = { seat, kind: 'choose', params: { scope }, cites: game.rules.game.wordRules.choose };
      return ask({ ...question, about: scope.source.object }, 'chosen');
    },
    chosen: ({ node, scope, result }) => bind(scope, { [node.as]: textsOf(result) }),
  }),

  word<All>('all', {
    all: ({ game, node, scope, from }) => bind(scope, { [node.as]: selected(game, node.from, from) }),
  }),
];

type Asked = { readonly scope: Scope };

export const choosingDecisions = [
  {
    kind: 'may',
    prompt: 'Use the effect?',
    space: () => ({ kind: 'one', options: [{ id: 'yes' }, { id: 'no' }] }),
  } satisfies DecisionKind<Asked>,
  {
    kind: 'choose',
    prompt: 'Choose for the effect',
    space: (game, { scope }, { seat }) => {
      const node = nodeAt(game.rules, scope.at);
      invariant(isRecord(node) && isChoose(node), 'the question was asked by a choice');
      const options = choosable(game, node.from, scope, seat);
      return {
        kind: 'some',
        options: options.map((id) => optionOf(game, id)),
        min: Math.min(node.min, options.length),
        max: Math.min(node.max, options.length),
      };
    },
  } satisfies DecisionKind<Asked>,
];

/** What the seat may choose: what matches, less what protects itself from being chosen by the effect's player. */
const choosable = (game: Game, filter: Filter, scope: Scope, by: Seat): readonly ObjectId[] =>
  selected(game, filter, {
    ...viewpointOfScope(scope),
    controller: filter.zone === undefined ? scope.controller : by,
  }).filter((id) => game.rules.game.mayBeChosen(game, id, by));

/** Whether a question may be asked depends on public information only, and what is in a hidden zone is not. */
const isSecret = (game: Game, { zone }: Filter): boolean =>
  game.rules.game.zones.some(({ kind, visibility }) => kind === zone && visibility !== 'public');

const isEmpty = (game: Game, { zone }: Filter, seat: Seat): boolean =>
  zone !== undefined && objectsIn(game, zoneOf(seat, zone)).length === 0;

const isChoose = (node: Effect | { readonly [part: string]: unknown }): node is Choose => node['do'] === 'choose';

const seatNamed = (name: string | undefined, scope: Scope): Seat => {
  const seat = name === undefined ? scope.controller : scope.bindings[name];
  invariant(typeof seat === 'string', 'the name of a seat is bound to a seat');
  return seat;
};
