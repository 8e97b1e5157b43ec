import {
  isList,
  isRecord,
  onceForCards,
  zoneKindOf,
  type Game,
  type Json,
  type Marks,
  type ObjectId,
} from '../../../../kernel/index.js';

type Asks = { readonly fromHand: boolean; readonly energy: boolean };
const NOTHING: Asks = { fromHand: false, energy: false };

/** 351.1 */
const both = (one: Asks, other: Asks): Asks => ({
  fromHand: one.fromHand || other.fromHand,
  energy: one.energy || other.energy,
});

/** 351.1: a filter or a text asks for the mark, or a trigger for the energy of a card that was played. */
const asksIn = (node: Json): Asks => {
  if (isList(node)) return node.map(asksIn).reduce(both, NOTHING);
  if (!isRecord(node)) return NOTHING;
  const { event, happened, where = null, bind = null, marks = null, flag } = node;
  const own: Asks = {
    fromHand: (isRecord(marks) && marks['fromHand'] !== undefined) || flag === 'acceleratesFromElsewhere',
    energy:
      happened === 'greatSpellPlayed' ||
      (event === 'played' &&
        ((isRecord(where) && where['energy'] !== undefined) ||
          (isRecord(bind) && Object.values(bind).includes('energy')))),
  };
  return Object.values(node).map(asksIn).reduce(both, own);
};

/** 351.1: what the texts of a card set ask for. */
const asksOf = onceForCards(({ cardSet }) => Object.values(cardSet.cards).map(asksIn).reduce(both, NOTHING));

/**
 * 351.1: what a card on the chain remembers of its playing. Marks are part of the position, which older builds have
 * recorded without these: only a text of the card set that asks for them has them noted.
 */
export const notedOf = (game: Game, card: ObjectId, energy: number): Marks => {
  const asks = asksOf(game);
  return {
    ...(asks.fromHand && zoneKindOf(game, card) === 'hand' && { fromHand: true }),
    ...(asks.energy && energy > 0 && { energySpent: energy }),
  };
};
