import {
  factsOf,
  hasFlag,
  objectOf,
  reject,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
  type Source,
} from '../../../../kernel/index.js';
import { isFftcgCard } from '../../card.js';
import { fftcg } from '../../rulebook.js';

/** Who and what may not choose a card, by the flag that says so. */
export const UNCHOOSABLE = [
  'cannotBeChosen',
  'cannotBeChosenByOpponents',
  'cannotBeChosenByOpponentsSummons',
  'cannotBeChosenByOpponentsAbilities',
] as const;

/** 11.11.5.1.1: what cannot be chosen is not there to choose; chosen before, it is no legal target any more (11.8.19). */
export const refuseChoice = (game: Game, id: ObjectId, by: Seat, source: Source): Rejection | null => {
  const facts = factsOf(game, id);
  if (facts.flags.length === 0) return null;
  const { controller } = objectOf(game, id);
  const byOpponent = by !== controller;
  const bySummon = isSummon(game, source);
  const applying: { readonly [F in (typeof UNCHOOSABLE)[number]]: boolean } = {
    cannotBeChosen: true,
    cannotBeChosenByOpponents: byOpponent,
    cannotBeChosenByOpponentsSummons: byOpponent && bySummon,
    cannotBeChosenByOpponentsAbilities: byOpponent && !bySummon,
  };
  const refused = UNCHOOSABLE.some((flag) => applying[flag] && hasFlag(facts, flag));
  if (!refused) return null;
  return reject('choice.protected', [fftcg('11.11.5.1.1')], 'The card cannot be chosen.', { object: id });
};

const isSummon = ({ rules }: Game, { definition }: Source): boolean => {
  const card = rules.card(definition).definition;
  return isFftcgCard(card) && card.type === 'summon';
};
