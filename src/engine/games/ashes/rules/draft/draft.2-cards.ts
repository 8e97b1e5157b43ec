import {
  ask,
  done,
  go,
  isPlaying,
  isRecord,
  occur,
  optionsOf,
  procedure,
  type DecisionKind,
  type Game,
  type GameEvent,
  type Json,
  type Seat,
} from '../../../../kernel/index.js';
import type { CardKept, CardsDealt, PackPassed } from '../../events/draft-picks.js';
import { ashes } from '../../rulebook.js';
import { clockwiseFrom, firstPlayer } from '../multi/multi.2-clockwise.js';
import { draftOrder, draftTurn } from './draft-turns.js';
import { packOf } from './draft-zones.js';
import { PICKS } from './draft.setup-collection.js';

const cites = [ashes('draft.2')];

/**
 * draft.2: all keep a card of their packs at the same time and pass the rest to the left, until the packs are empty.
 * With one card left no player is asked.
 */
export const draftCards = procedure<{ readonly asked: readonly Seat[] }>('draft-cards', {
  deal: (game) =>
    occur(
      draftOrder(game).map((seat): CardsDealt => ({ kind: 'cardsDealt', cites, seat, count: PICKS })),
      'begin',
    ),
  begin: (game) => {
    const holding = draftOrder(game).filter((seat) => packOf(game, seat).length > 0);
    if (holding.length === 0) return done();
    return occur(draftTurn(game, firstPlayer(game), 'chooseCards', cites), 'choose', { asked: holding });
  },
  choose: (game, { asked }) => {
    if (asked.every((seat) => packOf(game, seat).length === 1)) return occur(asked.flatMap(onlyOne(game)), 'pass');
    return ask(
      asked.map((seat) => ({ seat, kind: 'keepCard', params: {}, cites })),
      'keep',
    );
  },
  keep: (game, { asked }, result) => occur(asked.flatMap(keptBy(game, asked, result)), 'pass'),
  pass: (game, { asked }) => occur(asked.flatMap(passedBy(game)), 'begin'),
  stopped: () => go('begin'),
});

const onlyOne =
  (game: Game) =>
  (seat: Seat): readonly CardKept[] =>
    isPlaying(game, seat) ? packOf(game, seat).map((object) => ({ kind: 'cardKept', cites, seat, object })) : [];

const keptBy =
  (game: Game, asked: readonly Seat[], result: Json) =>
  (seat: Seat): readonly CardKept[] => {
    const object = asked.length === 1 || !isRecord(result) ? result : result[seat];
    return isPlaying(game, seat) && typeof object === 'string' ? [{ kind: 'cardKept', cites, seat, object }] : [];
  };

const passedBy =
  (game: Game) =>
  (from: Seat): readonly GameEvent[] => {
    const objects = packOf(game, from);
    if (objects.length === 0) return [];
    const passed: PackPassed = { kind: 'packPassed', cites, seat: clockwiseFrom(game, from), from, objects };
    return [passed];
  };

export const keepCardDecision: DecisionKind<Record<string, never>> = {
  kind: 'keepCard',
  prompt: 'Which card of the pack do you keep?',
  secret: true,
  space: (game, _params, { seat }) => ({ kind: 'one', options: optionsOf(game, packOf(game, seat), seat) }),
};
