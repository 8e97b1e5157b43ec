import { awaitedIn } from '../../../../engine/index.js';
import { decidingSeats } from '../../domain/open-decisions.js';
import type { Intervened } from '../../interventions/interventions.js';
import type { TakebackAnswerDto } from './propose-takeback.dto.js';

/** Follows from the recorded game alone, so a request that is sent again gets the same answer. */
export const takebackAnswer = ({ game }: Intervened): TakebackAnswerDto => ({
  gameId: game.id,
  version: game.version,
  hash: game.hash,
  takeback: game.takeback,
  branches: game.rewinds.length + 1,
  deciding: decidingSeats(game),
  awaiting: awaitedIn(game.state),
});
