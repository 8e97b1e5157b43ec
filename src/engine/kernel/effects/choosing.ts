import type { AnyVocabulary } from '../abilities/ability.js';
import { type Effect } from '../abilities/effect.js';
import type { Filter } from '../abilities/filter.js';
import type { All, Choose, May } from '../abilities/words.js';
import { optionsOf } from '../board/equivalence.js';
import { isKnownTo, isKnownToAll } from '../board/knowledge.js';
import { isBlank } from '../board/visibility.js';
import { objectsIn, zoneOf } from '../board/zone.js';
import { test, type Space } from '../choices/index.js';
import { textsOf } from '../frames/result.js';
import { scopeAfter, bind, partCall, seatNamed, viewpointOfScope, word } from '../frames/word.js';
import { nodeAt } from '../game/compiled.js';
import type { DecisionKind } from '../game/decision-kind.js';
import { objectIn, objectOf, type Game } from '../game/draft.js';
import { ask, call, occur } from '../game/instruction.js';
import { invariant } from '../ground/invariant.js';
import { isList, isRecord, type Json } from '../json/index.js';
import { reject, type Rejection } from '../rules/rejection.js';
import { evaluate } from '../selectors/evaluate.js';
import { boundIds, selected } from '../selectors/matches.js';
import type { Decision } from '../state/decision.js';
import type { GameEvent } from '../state/event.js';
import { type Scope } from '../state/scope.js';
import type { ObjectId, Seat } from '../state/state.js';

/** Words by which players decide while an effect resolves. */
export const choosingWords = [
  word<May<AnyVocabulary>>('may', {
    ask: ({ game, node, scope }) =>
      ask(
        {
          seat: seatNamed(node.who, scope),
          kind: 'may',
          params: { scope },
          cites: game.rules.game.wordRules.may(node, game),
          about: scope.source.object,
        },
        'answered',
      ),
    answered: ({ game, node, scope, result }) => {
      if (result === 'yes') return call(partCall(game, scope, 'effect'), 'end');
      return node.otherwise === undefined ? bind(scope) : call(partCall(game, scope, 'otherwise'), 'end');
    },
    end: ({ scope, result }) => bind(scopeAfter(scope, result)),
  }),

  word<Choose>('choose', {
    ask: ({ game, node, scope }) => {
      const seat = seatNamed(node.who, scope);
      const options = choosable(game, node.from, scope, seat);
      const secret = isSecret(game, node.from);
      const nothing = secret ? isEmpty(game, node.from, scope, seat) : options.length === 0;
      if (nothing) return occur(nothingToChoose(game, scope), 'none');
      const { min, max } = bounds(game, node, scope);
      if (max === 0) return bind(scope, { [node.as]: [] });
      if (options.length <= min && options.length <= max && !secret) return bind(scope, { [node.as]: options });
      const question = { seat, kind: 'choose', params: { scope }, cites: game.rules.game.wordRules.choose(node, game) };
      return ask({ ...question, about: scope.source.object }, 'chosen');
    },
    none: ({ node, scope }) => bind(scope, { [node.as]: [] }),
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
    blind: true,
    space: choiceSpace,
    refuse: (game, asked, answer, decision) => {
      const verdict = test(choiceSpace(game, asked, decision), answer);
      if (verdict === true) return null;
      return refuseProtected(game, asked, answer, decision) ?? reject(verdict.fault, decision.cites, verdict.message);
    },
  } satisfies DecisionKind<Asked>,
];

function choiceSpace(game: Game, { scope }: Asked, { seat }: Decision): Space {
  const node = chooseAt(game, scope);
  const options = choosable(game, node.from, scope, seat);
  const { min, max } = bounds(game, node, scope);
  return {
    kind: 'some',
    options: optionsOf(game, options, seat, { through: goesThrough(game, node.from) }),
    min: isSearch(game, node.from) && !isOpen(game, node.from, scope) ? 0 : Math.min(min, options.length),
    max: Math.min(max, options.length),
  };
}

/** Between how many and how many, as the game is now. */
const bounds = (game: Game, { min, max }: Choose, scope: Scope): { readonly min: number; readonly max: number } => {
  const from = viewpointOfScope(scope);
  const most = Math.max(0, evaluate(game, max, from));
  return { min: Math.min(most, Math.max(0, evaluate(game, min, from))), max: most };
};

/** Why something that is named and would match may not be chosen by this seat. */
function refuseProtected(game: Game, { scope }: Asked, answer: Json, { seat }: Decision): Rejection | null {
  const named = isList(answer) ? answer : [];
  for (const id of matching(game, chooseAt(game, scope).from, scope, seat)) {
    const refusal = named.includes(id) ? game.rules.game.refuseChoice(game, id, seat, scope.source) : null;
    if (refusal !== null) return refusal;
  }
  return null;
}

const chooseAt = (game: Game, { at }: Scope): Choose => {
  const node = nodeAt(game.rules, at);
  invariant(isRecord(node) && isChoose(node), 'the question was asked by a choice');
  return node;
};

/** What the seat may choose: what matches, less what protects itself from being chosen by the effect's player. */
const choosable = (game: Game, filter: Filter, scope: Scope, by: Seat): readonly ObjectId[] =>
  matching(game, filter, scope, by).filter((id) => game.rules.game.refuseChoice(game, id, by, scope.source) === null);

const matching = (game: Game, filter: Filter, scope: Scope, by: Seat): readonly ObjectId[] => {
  const controller = filter.zone === undefined ? scope.controller : by;
  return choosableBy(game, filter, by, selected(game, filter, { ...viewpointOfScope(scope), controller }));
};

const nothingToChoose = ({ rules }: Game, { controller, source }: Scope): GameEvent => ({
  kind: 'nothingToChoose',
  cites: rules.game.wordRules.nothing,
  seat: controller,
  source: source.object,
  card: source.definition,
});

/** Whether a question may be asked depends on public information only, and what is in a hidden zone is not. */
export const isSecret = (game: Game, { zone }: Filter): boolean =>
  game.rules.game.zones.some(({ kind, visibility }) => kind === zone && visibility !== 'public');

/** Whether whoever chooses goes through the pile, card by card, and so sees the faces in it. */
const goesThrough = ({ rules }: Game, { zone = '', bound }: Filter): boolean =>
  bound === undefined && rules.zoneKinds.get(zone)?.visibility === 'hidden-ordered';

/**
 * Of what matches, what this seat can choose: by what a card is nobody chooses whose face they do not see, for what there
 * is to choose would tell it. The rules themselves know nothing of a card that is turned away from everybody.
 */
export const choosableBy = (game: Game, filter: Filter, seat: Seat, ids: readonly ObjectId[]): readonly ObjectId[] =>
  !isSecret(game, filter) || goesThrough(game, filter) || !asksForQualities(filter)
    ? ids
    : ids.filter((id) => isBlank(game, objectOf(game, id)) || isKnownTo(game, id, seat));

/**
 * Whether the choice looks for a certain card or kind of card where nobody else can see whether one is there: then it may
 * find nothing. One's own hand is no such place: its player always sees it.
 */
export const isSearch = ({ rules }: Pick<Game, 'rules'>, filter: Filter): boolean =>
  asksForQualities(filter) &&
  rules.game.zones.some(({ kind, visibility }) => kind === filter.zone && visibility.startsWith('hidden'));

/** Whether all see the faces of what is chosen from, as of cards that were revealed: then nobody finds nothing. */
const isOpen = (game: Game, { bound }: Filter, scope: Scope): boolean =>
  bound !== undefined &&
  boundIds(bound, viewpointOfScope(scope)).every((id) => objectIn(game, id) === undefined || isKnownToAll(game, id));

export const asksForQualities = (filter: Filter): boolean => QUALITIES.some((quality) => filter[quality] !== undefined);

const QUALITIES = [
  'is',
  'anyOf',
  'severalOf',
  'isNot',
  'named',
  'notNamed',
  'sameNameAs',
  'shares',
  'either',
  'keyword',
  'numbers',
] as const satisfies readonly (keyof Filter)[];

const isEmpty = (game: Game, { zone, whose, of }: Filter, { bindings }: Scope, seat: Seat): boolean => {
  const named = whose === undefined ? undefined : bindings[whose];
  const owners =
    typeof named === 'string' ? [named] : game.state.seats.filter((one) => (of === 'opponents') !== (one === seat));
  return zone !== undefined && owners.every((owner) => objectsIn(game, zoneOf(owner, zone)).length === 0);
};

const isChoose = (node: Effect | { readonly [part: string]: unknown }): node is Choose => node['do'] === 'choose';
