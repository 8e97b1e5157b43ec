import { factsOf, hasKeyword, reject, type Game, type ObjectId, type Rejection } from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';

/** 10.4.1: why a character without Evasive may not challenge this one, or null. */
export const refuseEvaded = (game: Game, challenger: ObjectId, target: ObjectId): Rejection | null => {
  const isEvasive = (id: ObjectId): boolean => hasKeyword(factsOf(game, id), 'evasive');
  if (!isEvasive(target) || isEvasive(challenger)) return null;
  const cites = [lorcana('10.4.1'), lorcana('4.3.6.7')];
  return reject('challenge.evasive', cites, 'Only a character with Evasive can challenge it.', { challenger, target });
};
