import {
  factsOf,
  hasFlag,
  reject,
  withFields,
  type Citation,
  type Game,
  type GameEvent,
  type JsonRecord,
  type ObjectId,
  type Rejection,
} from '../../../../kernel/index.js';
import { ELEMENTS } from '../../printed.js';
import { fftcg } from '../../rulebook.js';
import { cardOf } from '../../state.js';
import { wholeField } from '../../zones/7.7-field.js';
import { elementsOf } from '../11-playing/11.2-bill.js';

/** Forwards that attack together. */
export const isParty = (attackers: readonly ObjectId[]): boolean => attackers.length > 1;

/** 15.1.1.9.3: each member could attack alone; why one of them could not is why there is no Party. */
export const refuseMember = (refusal: Rejection, attackers: readonly ObjectId[], details: JsonRecord): Rejection => {
  const { code, cites, message } = refusal;
  return isParty(attackers) ? reject(code, [fftcg('15.1.1.9.3'), ...cites], message, details) : refusal;
};

/** 15.1.1.9.2: one element is common to all who do not have the Party icon, as to one that attacks alone. */
export const refuseParty = (game: Game, ids: readonly ObjectId[], details: JsonRecord): Rejection | null =>
  ELEMENTS.some((element) => ids.every((id) => partyElementsOf(game, id).includes(element)))
    ? null
    : reject('attack.party', [fftcg('15.1.1.9.2'), fftcg('10.1.2.1')], 'A Party shares an element.', details);

/** 15.1.1.9.2: with the Party icon, or a text to the same effect, a Forward may join Forwards of any element. */
export const partyElementsOf = (game: Game, id: ObjectId): readonly string[] =>
  hasPartyIcon(game, id) || hasFlag(factsOf(game, id), 'partyOfAny') ? ELEMENTS : elementsOf(game, id);

const hasPartyIcon = (game: Game, id: ObjectId): boolean => {
  const card = cardOf(game, id);
  return card.type === 'forward' && card.partyIcon === true;
};

/** 15.1.1.9.1: it attacks as one. */
export const rulesOfPartyAttack = (attackers: readonly ObjectId[]): readonly Citation[] =>
  isParty(attackers) ? [fftcg('15.1.1.9.1'), fftcg('15.1.1.9.4')] : [];

/** 15.1.1.9.6: a Forward that can block one member can block the Party. */
export const rulesOfBlockingParty = (attackers: readonly ObjectId[]): readonly Citation[] =>
  isParty(attackers) ? [fftcg('15.1.1.9.6')] : [];

/** 15.1.1.9.8: what its members deal is one amount, and all of them are credited with what it breaks. */
export const dealtTogether = (attackers: readonly ObjectId[], blow: GameEvent): GameEvent =>
  isParty(attackers) ? withFields(blow, { cites: [fftcg('15.1.1.9.8'), ...blow.cites], party: attackers }) : blow;

/** 15.1.1.9.7: First Strike of some members does nothing for the Party. */
export const PARTLY_FIRST_STRIKE = fftcg('15.1.1.9.7');

/** 15.1.1.9.9: after the battle there is no Party any more. */
export const END_OF_PARTY = fftcg('15.1.1.9.9');

/** 15.1.1.9.5: a Party with one member left is no Party; its attack continues. */
export const dissolvedParties = (game: Game): readonly GameEvent[] => {
  const [last, another] = wholeField(game).filter((id) => game.state.objects[id]?.marks['party'] === true);
  if (last === undefined || another !== undefined) return [];
  return [{ kind: 'partyDissolved', cites: [fftcg('15.1.1.9.5')], object: last }];
};
