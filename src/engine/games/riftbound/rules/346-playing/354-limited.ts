import { factsOf, hasTag, type Game, type ObjectId, type Seat } from '../../../../kernel/index.js';
import { isShowdown, LIMITED, poolOf, type Limited } from '../../state.js';

/** What is paid for: a card that is played, an activated ability that is used, or anything else. */
export type PaidFor = 'card' | 'ability' | 'other';

type Use = { readonly source: ObjectId; readonly paidFor: PaidFor };

const isCard = (game: Game, { source, paidFor }: Use, type: string): boolean =>
  paidFor === 'card' && hasTag(factsOf(game, source), type);

/** 002 before 160.2: the texts that add it say what it may be spent for. */
const MAY_PAY: { readonly [L in Limited]: (game: Game, use: Use) => boolean } = {
  spellEnergy: (game, use) => isCard(game, use, 'spell'),
  spellPower: (game, use) => isCard(game, use, 'spell'),
  gearPower: (game, use) =>
    isCard(game, use, 'gear') || (use.paidFor === 'ability' && hasTag(factsOf(game, use.source), 'gear')),
  showdownEnergy: (game) => isShowdown(game),
};

/** What such a resource counts as where it pays. */
export const COUNTS_AS: { readonly [L in Limited]: 'energy' | 'universal' } = {
  spellEnergy: 'energy',
  spellPower: 'universal',
  gearPower: 'universal',
  showdownEnergy: 'energy',
};

/** What the pool has of such resources that may pay for it. */
export const limitedFor = (game: Game, seat: Seat, use: Use): readonly Limited[] =>
  LIMITED.filter((resource) => poolOf(game, seat, resource) > 0 && MAY_PAY[resource](game, use));
