import {
  ask,
  bind,
  call,
  defineWord,
  effect,
  entriesOf,
  flag,
  frameOfEffect,
  groupOfPlayers,
  isPlaying,
  naming,
  NAMES_PLAYER,
  objectsIn,
  occur,
  oneOfTexts,
  optional,
  partCall,
  seatsOf,
  textOf,
  type Game,
  type NodeOf,
  type Scope,
  type Seat,
  wordForm,
  zoneOf,
} from '../../../kernel/index.js';
import type { PlayerTargeted } from '../events/glossary.target-targets.js';
import { ashes } from '../rulebook.js';

const form = wordForm({
  do: 'target-player',
  says: 'A player is the target of the effect inside, named `player`; names given inside stay inside.',
  parts: {
    of: groupOfPlayers,
    has: optional({ ...oneOfTexts('zone', ['activePool']), description: 'Only a player who has something there.' }),
    may: optional({ ...flag, description: 'The player of the effect may choose nobody; then nothing is done.' }),
    effect,
  },
  cites: [ashes('glossary.target.1'), ashes('glossary.target.2')],
  restsOn: [ashes('multi.2')],
  also: NAMES_PLAYER,
});
type TargetPlayer = NodeOf<typeof form>;

/** glossary.target.1, glossary.target.2 */
export const targetPlayer = defineWord(
  form,
  {
    ask: ({ game, node, scope, cites }) => {
      const [player, ...others] = seatsFor(game, node, scope);
      if (player === undefined) return bind(scope);
      if (others.length === 0 && node.may !== true) return occur(targeting(game, scope, player), 'answered');
      const { controller: seat, source } = scope;
      return ask({ seat, kind: 'targetPlayer', params: { scope }, cites, about: source.object }, 'chosen');
    },
    chosen: ({ game, scope, result }) => {
      const player = textOf(result);
      return player === NOBODY ? bind(scope) : occur(targeting(game, scope, player), 'answered');
    },
    // multi.4: who has lost meanwhile is no target any more.
    answered: ({ game, scope, result }) => {
      const [player] = entriesOf(result).map((entry) => entry['player']);
      return typeof player === 'string' && isPlaying(game, player)
        ? call(partCall(game, naming(scope, { player }), 'effect'), 'end')
        : bind(scope);
    },
    end: ({ scope }) => bind(scope),
  },
  (nodeIn) => [
    {
      kind: 'targetPlayer',
      prompt: 'Choose the target player of the effect',
      space: (game, { scope }: { readonly scope: Scope }) => ({
        kind: 'one',
        options: idsFor(game, nodeIn(game, scope), scope).map((id) => ({ id })),
      }),
    },
  ],
);

const NOBODY = 'none';

/** glossary.target.1: the players who may be the target, and `none` where there may be none. */
const idsFor = (game: Game, node: TargetPlayer, scope: Scope): readonly string[] => {
  const seats = seatsFor(game, node, scope);
  return node.may === true ? [...seats, NOBODY] : seats;
};

const seatsFor = (game: Game, { of, has }: TargetPlayer, scope: Scope): readonly Seat[] =>
  seatsOf(game, of, scope, scope.controller).filter(
    (seat) => has === undefined || objectsIn(game, zoneOf(seat, has)).length > 0,
  );

const targeting = (game: Game, { controller: seat, source }: Scope, player: Seat): PlayerTargeted => ({
  kind: 'playerTargeted',
  cites: [ashes('glossary.target.1'), ashes('glossary.target.2')],
  seat,
  source: source.object,
  player,
  frame: frameOfEffect(game),
});
