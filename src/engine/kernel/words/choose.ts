import { optionsOf } from '../board/equivalence.js';
import { test, type Space } from '../choices/index.js';
import { choosable, goesThrough, isEmpty, isOpen, isSearch, isSecret, matching } from '../effects/choosable.js';
import { defineWord, wordForm, type NodeOf } from '../effects/define-word.js';
import { rulesOf } from '../effects/rules-of.js';
import { textsOf } from '../frames/result.js';
import { bind, seatNamed, viewpointOfScope } from '../frames/word.js';
import type { DecisionKind } from '../game/decision-kind.js';
import type { Game } from '../game/draft.js';
import { ask, occur } from '../game/instruction.js';
import { isList, type Json } from '../json/index.js';
import { filter, optional } from '../language/parts.js';
import { reject, type Rejection } from '../rules/rejection.js';
import { evaluate } from '../selectors/evaluate.js';
import type { Decision } from '../state/decision.js';
import type { GameEvent } from '../state/event.js';
import { type Scope } from '../state/scope.js';
import { amountOf, objectsAs, seatName } from './parts.js';

const form = wordForm({
  do: 'choose',
  says: 'Objects are chosen as the effect resolves, and named. If no more than `min` match, all of them are chosen.',
  parts: {
    from: filter,
    min: amountOf('objects'),
    max: amountOf('objects'),
    as: objectsAs,
    who: optional(seatName),
  },
  also: { 'x-ordered': ['min', 'max'] },
});
export type Choose = NodeOf<typeof form>;

export const choose = defineWord(
  form,
  {
    ask: ({ game, node, scope }) => {
      const seat = seatNamed(node.who, scope);
      const options = choosable(game, node.from, scope, seat);
      const secret = isSecret(game, node.from);
      const nothing = secret ? isEmpty(game, node.from, scope, seat) : options.length === 0;
      if (nothing) return occur(nothingToChoose(game, scope), 'none');
      const { min, max } = bounds(game, node, scope);
      if (max === 0) return bind(scope, { [node.as]: [] });
      if (options.length <= min && options.length <= max && !secret) return bind(scope, { [node.as]: options });
      const { object: about } = scope.source;
      return ask({ seat, kind: 'choose', params: { scope }, cites: rulesOf(game, node), about }, 'chosen');
    },
    none: ({ node, scope }) => bind(scope, { [node.as]: [] }),
    chosen: ({ node, scope, result }) => bind(scope, { [node.as]: textsOf(result) }),
  },
  (nodeIn) => {
    const space = (game: Game, { scope }: Asked, decision: Decision): Space =>
      choiceSpace(game, nodeIn(game, scope), scope, decision);
    return [
      {
        kind: 'choose',
        prompt: 'Choose for the effect',
        blind: true,
        space,
        refuse: (game, asked, answer, decision) => {
          const verdict = test(space(game, asked, decision), answer);
          if (verdict === true) return null;
          const refusal = refuseProtected(game, nodeIn(game, asked.scope), asked.scope, answer, decision);
          return refusal ?? reject(verdict.fault, decision.cites, verdict.message);
        },
      } satisfies DecisionKind<Asked>,
    ];
  },
);

type Asked = { readonly scope: Scope };

const choiceSpace = (game: Game, node: Choose, scope: Scope, { seat }: Decision): Space => {
  const options = choosable(game, node.from, scope, seat);
  const { min, max } = bounds(game, node, scope);
  return {
    kind: 'some',
    options: optionsOf(game, options, seat, { through: goesThrough(game, node.from) }),
    min: isSearch(game, node.from) && !isOpen(game, node.from, scope) ? 0 : Math.min(min, options.length),
    max: Math.min(max, options.length),
  };
};

/** Between how many and how many, as the game is now. */
const bounds = (game: Game, { min, max }: Choose, scope: Scope): { readonly min: number; readonly max: number } => {
  const from = viewpointOfScope(scope);
  const most = Math.max(0, evaluate(game, max, from));
  return { min: Math.min(most, Math.max(0, evaluate(game, min, from))), max: most };
};

/** Why something that is named and would match may not be chosen by this seat. */
const refuseProtected = (
  game: Game,
  { from }: Choose,
  scope: Scope,
  answer: Json,
  { seat }: Decision,
): Rejection | null => {
  const named = isList(answer) ? answer : [];
  for (const id of matching(game, from, scope, seat)) {
    const refusal = named.includes(id) ? game.rules.game.refuseChoice(game, id, seat, scope.source) : null;
    if (refusal !== null) return refusal;
  }
  return null;
};

/** A choice finds nothing (`WordRules`). */
export const nothingToChoose = ({ rules }: Game, { controller, source }: Scope): GameEvent => ({
  kind: 'nothingToChoose',
  cites: rules.game.wordRules.nothing,
  seat: controller,
  source: source.object,
  card: source.definition,
});
