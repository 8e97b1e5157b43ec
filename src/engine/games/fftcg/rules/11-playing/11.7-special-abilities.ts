import { factsOf, type Game, type ObjectId } from '../../../../kernel/index.js';
import { fftcg } from '../../rulebook.js';
import { ACTION_ABILITY, type RulesOfUse } from './11.6-action-abilities.js';

type Paid = { readonly pay: string };

/** 11.7.1: a special ability has the S icon in its cost. */
export const isSpecial = (costs: readonly Paid[]): boolean => costs.some(({ pay }) => pay === 'special');

/** The S icon is a card of the same name. */
export const sharesName = (game: Game, id: ObjectId, source: ObjectId): boolean =>
  factsOf(game, id).names.some((name) => factsOf(game, source).names.includes(name));

export const S_ICON = fftcg('11.7.1');

const SPECIAL_ABILITY: RulesOfUse = {
  moment: fftcg('11.7.3'),
  used: [fftcg('11.7.4'), fftcg('11.7.11')],
  targets: fftcg('11.7.5'),
  modes: [fftcg('11.7.6'), fftcg('11.7.6.1')],
  price: fftcg('11.7.7'),
  divisions: fftcg('11.7.8'),
  cost: fftcg('11.7.9'),
  paid: fftcg('11.7.10'),
  cp: fftcg('11.7.2.1'),
  dull: fftcg('11.7.2.2'),
  own: fftcg('11.7.2.3'),
  possible: fftcg('11.7.2.4'),
  voided: fftcg('11.7.12'),
};

export const rulesOfUse = (costs: readonly Paid[]): RulesOfUse => (isSpecial(costs) ? SPECIAL_ABILITY : ACTION_ABILITY);
