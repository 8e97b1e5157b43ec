import { boundIds, inPlay, type Effect, type GameObject, type Running } from '../../../kernel/index.js';
import { takesDamage } from '../state.js';

/** What of the named objects damage can be put on. */
export const damageable = ({
  game,
  node,
  from,
}: Running<Effect & { readonly objects: string }>): readonly GameObject[] =>
  inPlay(game, boundIds(node.objects, from)).filter(({ id }) => takesDamage(game, id));
