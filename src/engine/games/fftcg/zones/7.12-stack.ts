import { objectsIn, type Game, type ObjectId, type ZoneKind } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

export const STACK = 'stack';

export const stackZone: ZoneKind = {
  kind: STACK,
  visibility: 'public',
  per: 'game',
  cites: [fftcg('7.12.2'), fftcg('7.12.3')],
};

export const stackOf = (game: Game): readonly ObjectId[] => objectsIn(game, STACK);
