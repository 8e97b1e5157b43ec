import { teamOf, type Citation, type Game, type ObjectId, type Seat } from '../../../../kernel/index.js';
import type { HeldByTeammate } from '../../events/441-scoring.js';
import { rift } from '../../rulebook.js';
import { battlefieldsOf, controllerOf, happenedThisTurn, pointsOf } from '../../state.js';

/** The points of a player, with those of teammates (462). */
export const scoreOf = (game: Game, seat: Seat): number =>
  teamOf(game.state, seat).reduce((sum, one) => sum + pointsOf(game, one), 0);

/** 462.6.a: teammates win and lose together. */
export const TOGETHER: readonly Citation[] = [rift('462.6.a')];

/** 462.8.b: what a teammate of the turn player controls is not scored in this turn. */
export const heldByTeammates = (game: Game, seat: Seat, when: Citation): readonly HeldByTeammate[] =>
  battlefieldsOf(game).flatMap((object): readonly HeldByTeammate[] => {
    const controller = controllerOf(game, object);
    const isTeammate = controller !== null && controller !== seat && teamOf(game.state, seat).includes(controller);
    const cites = [when, rift('462.8.b')];
    return isTeammate ? [{ kind: 'heldByTeammate', cites, object, seat: controller }] : [];
  });

/** Whether a teammate of the turn player controlled it as this turn began, and it is that team's. */
export const wasHeldByTeam = (game: Game, seat: Seat, battlefield: ObjectId): boolean =>
  teamOf(game.state, seat).some((one) => happenedThisTurn(game, 'heldByTeammate', one, battlefield));

/** 462.8.c: one of a team controls it, and not the team. */
export const controlInTeam = (game: Game, seat: Seat): readonly Citation[] =>
  hasTeammates(game, seat) ? [rift('462.8.c')] : [];

/** 462.8.f.1: every battlefield, but for what the teammate held. */
export const finalPointOfTeam = (game: Game, seat: Seat): readonly Citation[] =>
  hasTeammates(game, seat) ? [rift('462.8.f.1')] : [];

const hasTeammates = ({ state }: Game, seat: Seat): boolean => teamOf(state, seat).length > 1;
