import { factsOf, objectOf, type Citation, type Game, type ObjectId, type Seat } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { areOpponents } from '../../state.js';

/** 725.1, 725.2: what it comes to of all that opponents control and that was chosen, together; in power of any domain (725.1.c.1). */
export const deflectOf = (game: Game, seat: Seat, chosen: readonly ObjectId[]): number =>
  chosen.reduce((sum, id) => sum + deflectFor(game, seat, id), 0);

const deflectFor = (game: Game, seat: Seat, id: ObjectId): number =>
  game.state.objects[id] !== undefined && areOpponents(game, seat, objectOf(game, id).controller)
    ? (factsOf(game, id).keywords['deflect'] ?? 0)
    : 0;

export const DEFLECTED: readonly Citation[] = [rift('725.1'), rift('725.1.c.1'), rift('725.2')];
