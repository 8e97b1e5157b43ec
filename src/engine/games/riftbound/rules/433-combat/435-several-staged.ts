import { optionsOf, type Citation, type DecisionKind, type Game, type ObjectId } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { inTurnOrder } from '../../state.js';

type Params = { readonly among: readonly ObjectId[] };

/**
 * 435.1: where showdowns or combats are staged at several battlefields, the turn player chooses which is first. They
 * are looked for again after each, so that a combat that is staged no more does not happen (435.2).
 */
export const whichIsFirst = (game: Game, combats: boolean, among: readonly ObjectId[], staged: readonly Citation[]) => {
  const [seat = ''] = inTurnOrder(game);
  const cites = [...staged, rift('435.1'), ...(combats ? [rift('435.2')] : [])];
  return { seat, kind: 'nextBattlefield', params: { among } satisfies Params, cites };
};

export const nextBattlefieldDecision: DecisionKind<Params> = {
  kind: 'nextBattlefield',
  prompt: 'At which battlefield does it begin?',
  stepAfterLeaving: 'chain',
  space: (game, { among }, { seat }) => ({ kind: 'one', options: optionsOf(game, among, seat) }),
};
