import { zoneKindOf, type Game, type GameEvent, type ObjectId, type Scope } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';
import { entersDull } from '../rules/05-cards/5.2.3.1-characters.js';
import { isSummon } from '../rules/11-playing/11.11.5-choosing.js';

/** By an effect, which is no casting. */
export const PLAYED_ONTO = [fftcg('6.2.4'), fftcg('15.1.1.7.1')];

/** A card comes onto the field by an effect (6.2.4, 15.1.1.7.1). A Backup enters dull (5.2.3.1.1.3). */
export const entering = (game: Game, { controller, source }: Scope, object: ObjectId, dull = false): GameEvent => ({
  kind: 'entered',
  cites: PLAYED_ONTO,
  object,
  from: zoneKindOf(game, object),
  seat: controller,
  cast: false,
  via: isSummon(game, source) ? 'summon' : 'ability',
  dull: dull || entersDull(game, object),
});
