import {
  factsOf,
  hasFlag,
  isProhibited,
  isRecord,
  objectOf,
  reject,
  type DecisionKind,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { fieldOf } from '../../zones/7.7-field.js';
import { isDull } from '../../state.js';
import { refuseOther } from '../05-cards/5.2.3.1-characters.js';
import { rulesOfBlockingParty } from '../15-keywords/15.1.1.9-party.js';
import { canPayForBattle, isFree } from './10.1.2.3-battle-costs.js';

/** Forwards that could block one of these attackers, if their player can pay for it, of which others know nothing. */
export const readyBlockers = (game: Game, seat: Seat, attackers: readonly ObjectId[]): readonly ObjectId[] =>
  fieldOf(game, seat).filter((id) => refuseUnready(game, id, attackers) === null);

/** Forwards that could block one of these attackers. */
const possibleBlockers = (game: Game, seat: Seat, attackers: readonly ObjectId[]): readonly ObjectId[] =>
  fieldOf(game, seat).filter((id) => refuseBlocker(game, id, attackers) === null);

type Asked = { readonly attackers: readonly ObjectId[] };

/** 10.1.3.1: `{ "block": "o7" }`, or `{ "block": null }` to let them through. */
export const blockDecision: DecisionKind<Asked> = {
  kind: 'block',
  prompt: 'Who blocks?',
  space: (game, { attackers }, { seat }) => ({
    kind: 'act',
    actions: [
      ...blockersToChoose(game, seat, attackers).map((block) => ({ block })),
      ...(compelled(game, seat, attackers).length > 0 ? [] : [{ block: null }]),
    ],
  }),
  refuse: (game, { attackers }, answer, { seat, cites }) => {
    const block = isRecord(answer) && Object.keys(answer).length === 1 ? answer['block'] : undefined;
    const bound = compelled(game, seat, attackers);
    if (block === null) return bound.length > 0 ? mustBlock : null;
    if (typeof block !== 'string') return reject('answer.shape', cites, 'The answer is { "block": id or null }.');
    if (!fieldOf(game, seat).includes(block)) {
      return reject('block.not-yours', [fftcg('10.1.3.1')], 'A Forward that you control blocks.', { object: block });
    }
    const refusal = refuseBlocker(game, block, attackers);
    return refusal === null && bound.length > 0 && !bound.includes(block) ? mustBlock : refusal;
  },
};

const mustBlock = reject('block.must', [fftcg('10.1.3.1.3')], 'A Forward that must block can block.');

/** 10.1.3.1.3: who must block, as far as restrictions allow. No player must pay for it. */
const compelled = (game: Game, seat: Seat, attackers: readonly ObjectId[]): readonly ObjectId[] =>
  possibleBlockers(game, seat, attackers).filter(
    (id) => hasFlag(factsOf(game, id), 'mustBlock') && isFree(game, seat, 'block', id),
  );

/** One Forward blocks: where some must, it is one of them. */
const blockersToChoose = (game: Game, seat: Seat, attackers: readonly ObjectId[]): readonly ObjectId[] => {
  const bound = compelled(game, seat, attackers);
  return bound.length > 0 ? bound : possibleBlockers(game, seat, attackers);
};

const refuseBlocker = (game: Game, id: ObjectId, attackers: readonly ObjectId[]): Rejection | null => {
  const refusal = refuseUnready(game, id, attackers);
  if (refusal !== null || canPayForBattle(game, objectOf(game, id).controller, 'block', [id])) return refusal;
  return reject('block.not-payable', [fftcg('10.1.3.1.3')], 'You cannot pay for this block.', { object: id });
};

/** Why it could not block, whatever its player can pay, or null. */
const refuseUnready = (game: Game, id: ObjectId, attackers: readonly ObjectId[]): Rejection | null => {
  const details = { object: id };
  const other = refuseOther(game, id, 'block');
  if (other !== null) return other;
  if (isDull(game, id)) return reject('block.dull', [fftcg('10.1.3.1.1')], 'The Forward is dull.', details);
  if (hasFlag(factsOf(game, id), 'cannotBlock')) {
    return reject('block.prohibited', [fftcg('10.1.3.1.2')], 'An effect keeps it from blocking.', details);
  }
  // One member that can be blocked is enough.
  if (attackers.every((attacker) => isEvading(game, attacker, id))) {
    const cites = [...rulesOfBlockingParty(attackers), fftcg('10.1.3.1.2'), fftcg('2.2')];
    return reject('block.evaded', cites, 'It cannot block these attackers.', details);
  }
  return null;
};

/**
 * Whether this Forward cannot block that attacker: no Forward can, or an ability forbids it for Forwards like this one.
 */
const isEvading = (game: Game, attacker: ObjectId, object: ObjectId): boolean => {
  if (hasFlag(factsOf(game, attacker), 'cannotBeBlocked')) return true;
  const { controller: seat } = objectOf(game, object);
  return isProhibited(game, { kind: 'blocking', cites: [fftcg('10.1.3.1.2')], object, seat, attacker });
};
