import {
  reject,
  type Beginning,
  type CardLookup,
  type Citation,
  type DeckEntry,
  type DeckFault,
  type Rejection,
  unknownCards,
} from '../../../../kernel/index.js';
import { isDeckCard, type AshesCard } from '../../printed.js';
import { ashes } from '../../rulebook.js';
import { missingConjurations, unknownZones } from '../deck/deck-validation.js';
import { linesOf, type Line } from '../../deck.6-conjuration-pile.js';

/** draft.0, draft.setup.2b: from so many cards as there are; no more than anybody would sit down with. */
export const DRAFTERS = { min: 2, max: 16, cites: [ashes('draft.setup.2b')] };

/** draft.2: the cards that each player keeps. */
export const PICKS = 9;
/** draft.3 */
export const DICE = 10;
/** draft.setup.1, draft.5: of each card of a deck there are three. */
export const COPIES = 3;
/** draft.setup.2b: with more players ten dice of each type may be too few. */
const FEW_PLAYERS = 4;

/**
 * What a collection has for a draft. Conjured cards lie aside (draft.setup.4): a pile follows from what a player
 * drafts.
 */
type Collection = {
  readonly phoenixborn: readonly AshesCard[];
  /** By the Phoenixborn to which they are exclusive. */
  readonly exclusive: ReadonlyMap<string, readonly AshesCard[]>;
  /** One of each title. */
  readonly others: readonly AshesCard[];
  readonly dice: readonly Line[];
};

const collectionOf = (list: readonly DeckEntry[], cards: CardLookup): Collection => {
  const lines = titlesOf(list, cards);
  const exclusive = new Map<string, AshesCard[]>();
  for (const { card } of lines)
    if (isDeckCard(card) && card.exclusiveTo !== undefined)
      exclusive.set(card.exclusiveTo, [...(exclusive.get(card.exclusiveTo) ?? []), card]);
  return {
    phoenixborn: lines.flatMap(({ card }) => (card.type === 'phoenixborn' ? [card] : [])),
    exclusive,
    others: lines.flatMap(({ card }) => (isDeckCard(card) && card.exclusiveTo === undefined ? [card] : [])),
    dice: lines.filter(({ card }) => card.type === 'die'),
  };
};

/**
 * draft.setup.3, draft.5: printings of a card are the same card: the first printing counts for all, with the number of
 * all.
 */
const titlesOf = (list: readonly DeckEntry[], cards: CardLookup): readonly Line[] => {
  const titles = new Map<string, Line>();
  for (const { card, count } of linesOf(list, cards)) {
    const before = titles.get(card.name);
    titles.set(card.name, { card: before?.card ?? card, count: (before?.count ?? 0) + count });
  }
  return [...titles.values()];
};

/**
 * draft.setup.1 to draft.setup.4: what lies on the table to be drafted (draft.1, draft.2, draft.3), and nothing else of
 * the collection.
 */
export const beginsDraft = (list: readonly DeckEntry[], cards: CardLookup, players: number): readonly Beginning[] => {
  const { phoenixborn, exclusive, others, dice } = collectionOf(list, cards);
  return [
    ...phoenixborn.flatMap(({ id, name }): readonly Beginning[] => [
      { card: id, count: 1, zone: 'phoenixbornPiles' },
      ...(exclusive.get(name) ?? []).map((card) => ({ card: card.id, count: COPIES, zone: 'phoenixbornPiles' })),
    ]),
    ...others.map(({ id }): Beginning => ({ card: id, count: 1, zone: 'draftDeck' })),
    ...diceFor(players, dice).map(({ card, count }): Beginning => {
      return { card: card.id, count, zone: 'dicePiles', cardless: true };
    }),
  ];
};

/**
 * draft.setup.2, draft.setup.2b: ten of each type, and as many as there are where more players need them, but no more
 * than all of them could take.
 */
const diceFor = (players: number, dice: readonly Line[]): readonly Line[] => {
  const all = players > FEW_PLAYERS && dice.length < players;
  return dice.map(({ card, count }) => ({ card, count: Math.min(count, all ? players * DICE : DICE) }));
};

/** draft.setup.1 to draft.setup.3, draft.5: all that makes a list no collection to draft from, however many play. */
export const collectionFaults = (list: readonly DeckEntry[], cards: CardLookup): readonly DeckFault[] => {
  const lines = linesOf(list, cards);
  const titles = titlesOf(list, cards);
  return [
    ...unknownCards(list, cards, [ashes('draft.setup.3')]),
    ...unknownZones(list),
    ...exclusiveFaults(titles),
    ...copyFaults(titles),
    ...diceFaults(titles),
    ...missingConjurations(lines, cards),
  ];
};

/** draft.setup.1: each Phoenixborn has its one exclusive card, and each exclusive card its Phoenixborn. */
const exclusiveFaults = (titles: readonly Line[]): readonly DeckFault[] => {
  const cites = [ashes('draft.setup.1')];
  return titles.flatMap(({ card }): readonly DeckFault[] => {
    if (card.type === 'phoenixborn') {
      const own = titles.filter((other) => exclusiveTo(other) === card.name).length;
      if (own === 1) return [];
      const message = `A Phoenixborn has one exclusive card in a collection; ${card.name} has ${own}.`;
      return [{ code: 'collection.exclusive', cites, message, card: card.id }];
    }
    const whose = exclusiveTo({ card });
    if (whose === undefined || titles.some((other) => other.card.type === 'phoenixborn' && other.card.name === whose))
      return [];
    const message = `${card.name} is exclusive to ${whose}, which the collection does not have.`;
    return [{ code: 'collection.exclusive', cites, message, card: card.id }];
  });
};

const exclusiveTo = ({ card }: Pick<Line, 'card'>): string | undefined =>
  isDeckCard(card) ? card.exclusiveTo : undefined;

/** draft.setup.1, draft.5: three of each card, of which two are taken later. */
const copyFaults = (titles: readonly Line[]): readonly DeckFault[] =>
  titles.flatMap(({ card, count }) => {
    if (!isDeckCard(card) || count >= COPIES) return [];
    const cites = [card.exclusiveTo === undefined ? ashes('draft.5') : ashes('draft.setup.1')];
    const message = `A collection has ${COPIES} copies of each card; this one has ${count} of ${card.name}.`;
    return [{ code: 'collection.too-few-copies', cites, message, card: card.id }];
  });

/** draft.setup.2 */
const diceFaults = (titles: readonly Line[]): readonly DeckFault[] =>
  titles.flatMap(({ card, count }) => {
    if (card.type !== 'die' || count >= DICE) return [];
    const message = `A collection has ${DICE} dice of each type; this one has ${count} of ${card.name}.`;
    return [{ code: 'collection.too-few-dice', cites: [ashes('draft.setup.2')], message, card: card.id }];
  });

/**
 * Why so many players cannot draft from it: too few Phoenixborn (draft.setup.1), too few cards (draft.setup.3), or too
 * few dice (draft.setup.2b).
 */
export const refuseDraft = (list: readonly DeckEntry[], cards: CardLookup, players: number): Rejection | null => {
  const { phoenixborn, others, dice } = collectionOf(list, cards);
  const dealt = diceFor(players, dice).reduce((sum, { count }) => sum + count, 0);
  return (
    tooFew(phoenixborn.length, players, 'Phoenixborn', [ashes('draft.1')]) ??
    // Nine each, and one each face up (draft.4).
    tooFew(others.length, players * (PICKS + 1), 'titles beside the exclusive ones', [
      ashes('draft.2'),
      ashes('draft.4'),
    ]) ??
    tooFew(dealt, players * DICE, 'dice', [ashes('draft.setup.2b'), ashes('draft.3')])
  );
};

const tooFew = (has: number, needs: number, what: string, cites: readonly Citation[]): Rejection | null =>
  has >= needs ? null : reject('draft.too-little', cites, `This draft needs ${needs} ${what}; there are ${has}.`);
