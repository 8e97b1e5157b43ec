import { teamOf, type Game, type ObjectId, type Seat } from '../../../../kernel/index.js';
import type { Contested } from '../../events/182.3-control.js';
import { rift } from '../../rulebook.js';
import { battlefieldsOf, contesterOf, controllerOf, seatsAt } from '../../state.js';

/** 182.3.a: a unit arrives at a battlefield that its player does not control, by whatever means. */
export const contesting = (game: Game): readonly Contested[] =>
  battlefieldsOf(game).flatMap((object) => {
    const [seat] = contesterOf(game, object) === null ? intrudersAt(game, object) : [];
    return seat === undefined
      ? []
      : [{ kind: 'contested', cites: [rift('182.3.a'), rift('182.3.b'), rift('182.3.c')], object, seat }];
  });

/** Whose units are at a battlefield that neither they nor a teammate control. */
const intrudersAt = (game: Game, battlefield: ObjectId): readonly Seat[] => {
  const controller = controllerOf(game, battlefield);
  const holders = controller === null ? [] : teamOf(game.state, controller);
  return seatsAt(game, battlefield).filter((seat) => !holders.includes(seat));
};
