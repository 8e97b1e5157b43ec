import {
  factsOf,
  hasFlag,
  optionsOf,
  type DecisionKind,
  type Game,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { battlefieldOf } from '../../state.js';
import { canBlock } from './turn.main.attack-who.js';

/** Which unit blocks each attacker that must be blocked; null for one that no unit is left for. */
export type Compelled = { readonly [attacker: string]: ObjectId | null };

export type Next = { readonly attacker: ObjectId; readonly blockers: readonly ObjectId[]; readonly mayPass: boolean };

/**
 * resolve.4: attackers "must be blocked, if able". Of several, as many as can be: a blocker may be chosen where no more
 * could be blocked with another choice. Null where the defending player has chosen for all of them.
 */
export const nextCompelled = (
  game: Game,
  seat: Seat,
  attackers: readonly ObjectId[],
  chosen: Compelled,
): Next | null => {
  const isOpen = (id: ObjectId) => !Object.hasOwn(chosen, id) && hasFlag(factsOf(game, id), 'mustBeBlocked');
  const [attacker, ...others] = attackers.filter(isOpen);
  if (attacker === undefined) return null;
  const taken = Object.values(chosen);
  const free = battlefieldOf(game, seat).filter((id) => !taken.includes(id));
  const most = blockable(game, [attacker, ...others], free);
  const leaves = (id: ObjectId) => free.filter((one) => one !== id);
  const blockers = free.filter(
    (id) => canBlock(game, id, attacker) && blockable(game, others, leaves(id)) === most - 1,
  );
  return { attacker, blockers, mayPass: blockable(game, others, free) === most };
};

/** How many of the attackers can be blocked at once. */
const blockable = (game: Game, attackers: readonly ObjectId[], units: readonly ObjectId[]): number => {
  const blocks = new Map<ObjectId, ObjectId>();
  const isBlocked = (attacker: ObjectId, tried: Set<ObjectId>): boolean =>
    units.some((unit) => {
      if (tried.has(unit) || !canBlock(game, unit, attacker)) return false;
      tried.add(unit);
      const other = blocks.get(unit);
      if (other !== undefined && !isBlocked(other, tried)) return false;
      blocks.set(unit, attacker);
      return true;
    });
  return attackers.filter((attacker) => isBlocked(attacker, new Set())).length;
};

type Asked = { readonly attackers: readonly ObjectId[]; readonly compelled: Compelled };

export const mustBlockDecision: DecisionKind<Asked> = {
  kind: 'mustBlock',
  prompt: 'Which unit blocks the attacker that must be blocked?',
  space: (game, { attackers, compelled }, { seat }) => {
    const { blockers = [], mayPass = true } = nextCompelled(game, seat, attackers, compelled) ?? {};
    return { kind: 'one', options: [...optionsOf(game, blockers, seat), ...(mayPass ? [{ id: 'none' }] : [])] };
  },
};
