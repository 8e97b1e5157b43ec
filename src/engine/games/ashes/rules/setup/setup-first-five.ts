import {
  ask,
  call,
  go,
  objectOf,
  occur,
  optionsOf,
  procedure,
  type Call,
  type DecisionKind,
  type Game,
  type GameEvent,
  type Json,
  type Seat,
} from '../../../../kernel/index.js';
import type { FirstFiveTaken } from '../../events/setup-cards.js';
import { ashes } from '../../rulebook.js';
import { cardOf, drawPileOf, playing } from '../../state.js';
import { answersOf } from '../multi/multi.1-simultaneous.js';
import { nextHolder } from '../multi/multi.2-clockwise.js';
import { round } from '../turn/round.1-round.js';

/** setup.6, glossary.firstfive */
const FIRST_HAND = 5;

/**
 * The setup, and then round after round: the frame of the game itself. `asked` are the players who choose their first
 * five.
 */
type WholeGame = { readonly asked: readonly Seat[]; readonly number: number };

/** setup.6, then round after round (round.1), and the token passes on in between (endround.2). */
export const wholeGame = procedure<WholeGame>('game', {
  firstFive: (game) => {
    const asked = playing(game).filter((seat) => drawPileOf(game, seat).length > 0);
    if (asked.length === 0) return go('nextRound');
    const cites = [ashes('setup.6'), ashes('glossary.firstfive')];
    return ask(
      asked.map((seat) => ({ seat, kind: 'firstFive', params: {}, cites })),
      'take',
      { asked },
    );
  },
  take: (_game, { asked }, result) => occur(taken(asked, result), 'shuffle'),
  shuffle: (game) =>
    occur(
      playing(game).map((seat): GameEvent => {
        return { kind: 'shuffled', cites: [ashes('setup.6')], seat, zone: `${seat}.drawPile` };
      }),
      'nextRound',
    ),
  nextRound: (_game, { number }) => call(round.with({ number: number + 1 }), 'passToken', { number: number + 1 }),
  // endround.2
  passToken: (game) => {
    const seat = nextHolder(game);
    return occur({ kind: 'tokenGiven', cites: [ashes('endround.2'), ashes('multi.2')], seat }, 'nextRound');
  },
  // All who were to choose have left.
  stopped: () => go('shuffle'),
});

const taken = (asked: readonly Seat[], result: Json): readonly GameEvent[] =>
  answersOf(asked, result).flatMap(({ seat, chosen }) =>
    chosen.map((object): FirstFiveTaken => ({ kind: 'firstFiveTaken', cites: [ashes('setup.6')], seat, object })),
  );

/** round.1 */
export const startGame = (): Call => wholeGame.with({ asked: [], number: 0 });

/** As many as there are different names, up to five. */
export const firstFiveDecision: DecisionKind<Record<string, never>> = {
  kind: 'firstFive',
  prompt: 'Which five cards, each of another name, are your starting hand?',
  secret: true,
  space: (game, _params, { seat }) => {
    const pile = drawPileOf(game, seat);
    const size = Math.min(FIRST_HAND, new Set(pile.map((id) => cardOf(game, id).name)).size);
    return {
      kind: 'some',
      options: optionsOf(game, pile, seat, { through: true }).map((option) => {
        const { definition } = objectOf(game, option.id);
        return { ...option, same: definition, tags: { ...option.tags, name: nameOf(game, option.id) } };
      }),
      min: size,
      max: size,
      where: [{ kind: 'distinct', tag: 'name' }],
    };
  },
};

const nameOf = (game: Game, id: string): string => cardOf(game, id).name;
