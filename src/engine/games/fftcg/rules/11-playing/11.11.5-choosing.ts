import {
  chosenFor,
  factsOf,
  hasFlag,
  isProhibited,
  objectOf,
  reject,
  type Announcement,
  type Game,
  type GameEvent,
  type ObjectId,
  type Rejection,
  type Seat,
  type Source,
} from '../../../../kernel/index.js';
import { isFftcgCard } from '../../printed.js';
import { fftcg } from '../../rulebook.js';

/** Which players and effects may not choose a card, by the flag. */
export const UNCHOOSABLE = [
  'cannotBeChosen',
  'cannotBeChosenByOpponents',
  'cannotBeChosenByOpponentsSummons',
  'cannotBeChosenByOpponentsAbilities',
] as const;

/**
 * 11.11.5.1.1: what cannot be chosen is not there to choose; chosen before, it is no legal target any more (11.8.19).
 */
export const refuseChoice = (game: Game, id: ObjectId, by: Seat, source: Source): Rejection | null => {
  const facts = factsOf(game, id);
  const { controller } = objectOf(game, id);
  const byOpponent = by !== controller;
  const bySummon = isSummon(game, source);
  const applying: { readonly [F in (typeof UNCHOOSABLE)[number]]: boolean } = {
    cannotBeChosen: true,
    cannotBeChosenByOpponents: byOpponent,
    cannotBeChosenByOpponentsSummons: byOpponent && bySummon,
    cannotBeChosenByOpponentsAbilities: byOpponent && !bySummon,
  };
  const refused =
    UNCHOOSABLE.some((flag) => applying[flag] && hasFlag(facts, flag)) ||
    isProhibited(game, { kind: 'chosen', cites: [], object: id, seat: by, source: source.object });
  if (!refused) return null;
  return reject('choice.protected', [fftcg('11.11.5.1.1')], 'The card cannot be chosen.', { object: id });
};

type Waits = { readonly stacks?: true };

/**
 * Each chosen card, once, whatever becomes of it. `stacks`: the Summon or ability is on top of the stack when the event
 * is applied.
 */
export const chosenEvents = (game: Game, announced: Announcement, waits: Waits = {}): readonly GameEvent[] =>
  chosenFor(game, announced).map((object) => ({
    kind: 'chosen',
    cites: announced.cites.targets,
    object,
    seat: announced.controller,
    source: announced.source.object,
    ...waits,
  }));

/** Whether the text is that of a Summon. */
export const isSummon = ({ rules }: Game, { definition }: Source): boolean => {
  const card = rules.card(definition).definition;
  return isFftcgCard(card) && card.type === 'summon';
};
