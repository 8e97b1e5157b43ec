import {
  factsOf,
  hasFlag,
  isList,
  isProhibited,
  objectOf,
  optionsOf,
  reject,
  withFields,
  type DecisionKind,
  type Game,
  type JsonRecord,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { hasAttacked, isDoneAttacking, isDull } from '../../state.js';
import { refuseOther } from '../05-cards/5.2.3.1-characters.js';
import { fieldOf } from '../../zones/7.7-field.js';
import { affordableCost, canPayForBattle, costOfBattle, isFree } from './10.1.2.3-battle-costs.js';
import { partyElementsOf, refuseMember, refuseParty } from '../15-keywords/15.1.1.9-party.js';
import { refuseHastyAttack } from '../15-keywords/15.2.2-haste.js';

/**
 * Forwards of the seat that could attack, if their player can pay for it. A player with such Forwards is asked in any
 * case: otherwise others would learn what the hand cannot pay for.
 */
export const readyAttackers = (game: Game, seat: Seat): readonly ObjectId[] =>
  fieldOf(game, seat).filter((id) => refuseAttacker(game, id) === null);

/** Forwards of the seat that could attack on their own, and be paid for (10.1.2.3). */
const possibleAttackers = (game: Game, seat: Seat): readonly ObjectId[] =>
  readyAttackers(game, seat).filter((id) => canPayForBattle(game, seat, 'attack', [id]));

/**
 * 10.1.2.1.3: whether a Forward must attack, so that the phase cannot end yet. No Forward must if its attack has a
 * cost, or if it has attacked already.
 */
export const mustAttack = (game: Game, seat: Seat): boolean =>
  possibleAttackers(game, seat).some(
    (id) => hasFlag(factsOf(game, id), 'mustAttack') && !hasAttacked(game, id) && isFree(game, seat, 'attack', id),
  );

/**
 * 10.1.2.1: `["o7"]`, several for a Party, none to attack no more; at most as many as can be paid for together
 * (10.1.2.3).
 */
export const attackDecision: DecisionKind<Record<string, never>> = {
  kind: 'attack',
  prompt: 'Who attacks?',
  space: (game, _params, { seat }) => {
    const able = possibleAttackers(game, seat);
    return {
      kind: 'some',
      options: optionsOf(game, able, seat).map((option) =>
        withFields(option, {
          tags: { element: partyElementsOf(game, option.id), cost: costOfBattle(game, seat, 'attack', [option.id]) },
        }),
      ),
      min: mustAttack(game, seat) ? 1 : 0,
      max: able.length,
      where: [
        { kind: 'share', tag: 'element' },
        { kind: 'sum', tag: 'cost', max: affordableCost(game, seat, 'attack', able) },
      ],
    };
  },
  refuse: (game, _params, answer, { seat, cites }) => {
    const attackers = isList(answer) ? answer.filter((id) => typeof id === 'string') : [];
    if (!isList(answer) || attackers.length !== answer.length) {
      return reject('answer.shape', cites, 'The answer is a list of the Forwards that attack.');
    }
    return refuseAttack(game, seat, attackers);
  },
};

const refuseAttack = (game: Game, seat: Seat, attackers: readonly ObjectId[]): Rejection | null => {
  const details: JsonRecord = { attackers: [...attackers] };
  if (attackers.length === 0) {
    return mustAttack(game, seat)
      ? reject('attack.must', [fftcg('10.1.2.1.3')], 'A Forward that must attack has not attacked.', details)
      : null;
  }
  const field = fieldOf(game, seat);
  const stranger = attackers.find((id) => !field.includes(id));
  if (stranger !== undefined || new Set(attackers).size !== attackers.length) {
    return reject('attack.not-yours', [fftcg('10.1.2.1')], 'Forwards that you control attack, each once.', details);
  }
  for (const id of attackers) {
    const refusal = refuseAttacker(game, id);
    if (refusal !== null) return refuseMember(refusal, attackers, details);
  }
  const disunited = refuseParty(game, attackers, details);
  if (disunited !== null) return disunited;
  return canPayForBattle(game, seat, 'attack', attackers)
    ? null
    : reject('attack.not-payable', [fftcg('10.1.2.3')], 'You cannot pay for this attack.', details);
};

/** 10.1.2.1.1–2: why this card cannot attack now, or null. */
const refuseAttacker = (game: Game, id: ObjectId): Rejection | null => {
  const details = { object: id };
  const other = refuseOther(game, id, 'attack');
  if (other !== null) return other;
  if (isDull(game, id)) return reject('attack.dull', [fftcg('10.1.2.1.1')], 'The Forward is dull.', details);
  const hasty = refuseHastyAttack(game, id);
  if (hasty !== null) return hasty;
  if (isDoneAttacking(game, id)) {
    return reject('attack.again', [fftcg('10.1.2.1.2')], 'The Forward has attacked this turn.', details);
  }
  const attacked = { kind: 'attacked', cites: [fftcg('10.1.2.4')], object: id, seat: objectOf(game, id).controller };
  if (hasFlag(factsOf(game, id), 'cannotAttack') || isProhibited(game, attacked)) {
    return reject('attack.prohibited', [fftcg('10.1.2.1.2')], 'An effect keeps it from attacking.', details);
  }
  return null;
};
