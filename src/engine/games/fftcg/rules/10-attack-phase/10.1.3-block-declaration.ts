import {
  factsOf,
  hasFlag,
  isRecord,
  reject,
  type DecisionKind,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { fieldOf, isDull, isForward } from '../../state.js';

/** Forwards that could block one of these attackers. */
export const possibleBlockers = (game: Game, seat: Seat, attackers: readonly ObjectId[]): readonly ObjectId[] =>
  fieldOf(game, seat).filter((id) => refuseBlocker(game, id, attackers) === null);

type Asked = { readonly attackers: readonly ObjectId[] };

/** 10.1.3.1: `{ "block": "o7" }`, or `{ "block": null }` to let them through. */
export const blockDecision: DecisionKind<Asked> = {
  kind: 'block',
  prompt: 'Who blocks?',
  space: (game, { attackers }, { seat }) => ({
    kind: 'act',
    actions: [
      ...possibleBlockers(game, seat, attackers).map((block) => ({ block })),
      ...(mustBlock(game, seat, attackers) ? [] : [{ block: null }]),
    ],
  }),
  refuse: (game, { attackers }, answer, { seat, cites }) => {
    const block = isRecord(answer) && Object.keys(answer).length === 1 ? answer['block'] : undefined;
    if (block === null) {
      return mustBlock(game, seat, attackers)
        ? reject('block.must', [fftcg('10.1.3.1.3')], 'A Forward that must block can block.')
        : null;
    }
    if (typeof block !== 'string') return reject('answer.shape', cites, 'The answer is { "block": id or null }.');
    if (!fieldOf(game, seat).includes(block)) {
      return reject('block.not-yours', [fftcg('10.1.3.1')], 'A Forward that you control blocks.', { object: block });
    }
    return refuseBlocker(game, block, attackers);
  },
};

/** 10.1.3.1.3: as far as restrictions allow. */
const mustBlock = (game: Game, seat: Seat, attackers: readonly ObjectId[]): boolean =>
  possibleBlockers(game, seat, attackers).some((id) => hasFlag(factsOf(game, id), 'mustBlock'));

const refuseBlocker = (game: Game, id: ObjectId, attackers: readonly ObjectId[]): Rejection | null => {
  const details = { object: id };
  if (!isForward(game, id)) {
    return reject('block.not-a-forward', [fftcg('5.2.3.1.1.2')], 'Only Forwards block.', details);
  }
  if (isDull(game, id)) return reject('block.dull', [fftcg('10.1.3.1.1')], 'The Forward is dull.', details);
  if (hasFlag(factsOf(game, id), 'cannotBlock')) {
    return reject('block.prohibited', [fftcg('10.1.3.1.2')], 'An effect keeps it from blocking.', details);
  }
  // 15.1.1.9.6: one member that can be blocked is enough.
  if (attackers.every((attacker) => hasFlag(factsOf(game, attacker), 'cannotBeBlocked'))) {
    return reject('block.evaded', [fftcg('10.1.3.1.2'), fftcg('2.2')], 'The attacker cannot be blocked.', details);
  }
  return null;
};
