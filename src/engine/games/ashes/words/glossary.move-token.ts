import {
  ask,
  bind,
  boundIds,
  call,
  defineWord,
  go,
  happened,
  isProhibited,
  listOf,
  objects,
  occur,
  oneOfTexts,
  textOf,
  viewpointOfScope,
  type DecisionKind,
  type Game,
  type GameEvent,
  type Instruction,
  type ObjectId,
  type Scope,
} from '../../../kernel/index.js';
import { ashes } from '../rulebook.js';
import { byEffect, wounding } from '../rules/damage/damage-process.js';
import { affectedOf } from '../rules/resolve/glossary.affect.js';
import { countMark, isInPlay } from '../state.js';

const TOKENS = ['wounds', 'exhaustion', 'status'] as const;
type Token = (typeof TOKENS)[number];

/**
 * Removed and placed in one step: a wound that is moved enters the process of damage where it is placed. A token stays
 * where a text forbids that it is removed, or where a text forbids that it is placed.
 */
export const moveToken = defineWord(
  {
    do: 'move-token',
    says: 'Moves one token from a card in play onto another; the player chooses of which kind.',
    parts: {
      from: objects,
      to: objects,
      kinds: listOf(oneOfTexts<Token>('kind of token', TOKENS), 1, 3),
      as: happened,
    },
    cites: [ashes('glossary.move')],
    restsOn: [ashes('glossary.wound'), ashes('damage.step2')],
  },
  {
    begin: ({ game, node, scope, cites }) => {
      const between = endsOf(game, node, scope);
      const [only, ...others] = between === null ? [] : tokensOn(game, between.source, node.kinds);
      if (between === null || only === undefined) return go('end', { moved: [] });
      if (others.length === 0) return move(game, between, only, scope, cites);
      const params = { source: between.source, kinds: node.kinds };
      const { object: about } = scope.source;
      return ask({ seat: scope.controller, kind: 'tokenToMove', params, cites, about }, 'chosen');
    },
    // multi.4: one of both may have left with its player.
    chosen: ({ game, node, scope, result, cites }) => {
      const between = endsOf(game, node, scope);
      const token = TOKENS.find((kind) => kind === textOf(result));
      return between === null || token === undefined
        ? go('end', { moved: [] })
        : move(game, between, token, scope, cites);
    },
    end: ({ node, scope, locals }) =>
      bind(scope, typeof node.as === 'string' ? { [node.as]: locals['moved'] ?? [] } : {}),
  },
);

type Ends = { readonly source: ObjectId; readonly target: ObjectId };

/** Both are in play and can be affected (glossary.affect), and they are not the same. */
const endsOf = (game: Game, node: { readonly from: string; readonly to: string }, scope: Scope): Ends | null => {
  const [source, target] = [node.from, node.to].map((name) =>
    affectedOf(game, boundIds(name, viewpointOfScope(scope)), scope).find((id) => isInPlay(game, id)),
  );
  return source === undefined || target === undefined || source === target ? null : { source, target };
};

const tokensOn = (game: Game, card: ObjectId, kinds: readonly Token[]): readonly Token[] =>
  TOKENS.filter((kind) => kinds.includes(kind) && countMark(game, card, kind) > 0);

const move = (
  game: Game,
  { source, target }: Ends,
  token: Token,
  scope: Scope,
  cites: GameEvent['cites'],
): Instruction => {
  const because = token === 'wounds' ? byEffect(scope) : {};
  const [removed, placed] = EVENTS[token];
  const events = [
    { kind: removed, cites, object: source, count: 1 },
    { kind: placed, cites, object: target, count: 1, ...because },
  ];
  if (events.some((event) => isProhibited(game, event))) return go('end', { moved: [] });
  const moved = { moved: [target] };
  return token === 'wounds'
    ? call(wounding({ to: target, count: 1, from: source, because: byEffect(scope), cites }), 'end', moved)
    : occur(events, 'end', moved);
};

const EVENTS = {
  wounds: ['woundsRemoved', 'woundsPlaced'],
  exhaustion: ['exhaustionRemoved', 'exhausted'],
  status: ['statusRemoved', 'statusPlaced'],
} as const;

/** glossary.move */
export const tokenToMoveDecision: DecisionKind<{ readonly source: ObjectId; readonly kinds: readonly Token[] }> = {
  kind: 'tokenToMove',
  prompt: 'Which token is moved?',
  // multi.4: if the card has left with its player while this was asked, none is moved whichever is named.
  space: (game, { source, kinds }) => {
    const there = tokensOn(game, source, kinds);
    return { kind: 'one', options: (there.length === 0 ? kinds : there).map((id) => ({ id })) };
  },
};
