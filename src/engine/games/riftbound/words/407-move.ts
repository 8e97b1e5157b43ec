import {
  actorOf,
  boundIds,
  defineWord,
  flag,
  happened,
  objects,
  optional,
  present,
  seatNamed,
  simultaneous,
  uses,
} from '../../../kernel/index.js';
import { rift } from '../rulebook.js';
import { battlefieldsOf } from '../state.js';
import { moving, ONLY_UNITS, unitsAmong } from '../rules/433-combat/419-destinations.js';

/**
 * At once, without exhausting them (407.2.a); only units move (421.3), and who cannot come there is recalled (421.2.b).
 */
export const move = defineWord(
  {
    do: 'move',
    says: 'The named units move to the named battlefield, or to the bases of their players; what is there already stays.',
    parts: {
      objects,
      to: optional({ ...uses('objects'), description: 'The battlefield; absent: the base of each.' }),
      orBase: optional({ ...flag, description: 'Without a battlefield among `to`: to the base of each.' }),
      player: optional({ ...uses('seat'), description: 'Who moves them; absent: the player of the effect.' }),
      as: happened,
    },
    cites: [rift('407.2.a'), ...ONLY_UNITS, rift('164.3'), rift('168.3')],
    restsOn: [rift('420.3'), rift('421.2.b'), rift('423.2')],
  },
  simultaneous(({ game, node, from, scope, cites }) => {
    const units = unitsAmong(
      game,
      present(game, boundIds(node.objects, from)).map(({ id }) => id),
    );
    const [to] = node.to === undefined ? [] : boundIds(node.to, from).filter((id) => battlefieldsOf(game).includes(id));
    const isToBase = node.to === undefined || node.orBase === true;
    const cause = actorOf(game, seatNamed(node.player, scope));
    return to === undefined && !isToBase ? [] : moving(game, { objects: units, to: to ?? null, cause, cites });
  }),
);
