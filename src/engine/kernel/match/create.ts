import { zoneOf } from '../board/zone.js';
import { acceptReports } from '../chance/reports.js';
import { push } from '../frames/stack.js';
import type { CompiledGame } from '../game/compiled.js';
import { deckMakingIn, zonesIn, type DeckMaking } from '../game/deck-making.js';
import { equalJson } from '../json/index.js';
import type { Beginning, CardLookup, DeckEntry } from '../game/decks.js';
import { seatsIn, type GameDefinition } from '../game/definition.js';
import { openDraft, snapshot } from '../game/draft.js';
import { invariant } from '../ground/invariant.js';
import { createObject, placeCards } from '../objects/place.js';
import { withinEffort } from '../rules/effort.js';
import { reject, rejectRequest, type Rejection } from '../rules/rejection.js';
import { run, type Observer } from '../run/interpreter.js';
import {
  SETUP,
  type Card,
  type CardId,
  type DefinitionId,
  type GameState,
  type ObjectId,
  type Seat,
  type ZoneId,
} from '../state/state.js';
import { refuseTeams, type Team } from '../state/teams.js';
import type { Decided } from './command.js';

export type SeatSetup = {
  readonly seat: Seat;
  readonly deck: readonly DeckEntry[];
  /** In a later game of a series: cards of the deck that are not brought to it. */
  readonly without?: readonly DefinitionId[];
};

export type GameSetup = {
  readonly gameId: string;
  readonly format: string;
  /** Clockwise. */
  readonly seats: readonly SeatSetup[];
  /** The teams, where the format has them: each seat is in one of them. */
  readonly teams?: readonly Team[];
  /** The master seed of all chance in this game, 32 bytes as hex. */
  readonly seed: string;
  /** Chance falls at a table, and its outcomes are reported when the game needs them. */
  readonly chance?: 'reported';
  /** In a later game of a series: the seat that chooses who begins. */
  readonly chooser?: Seat;
};

/** Sets a game up and runs it to the first decision. Decks are not checked here: `validateDeck` does that. */
export const create = (rules: CompiledGame, setup: GameSetup, observe?: Observer): Decided | Rejection => {
  const refusal = refuseSetup(rules, setup);
  if (refusal !== null) return refusal;
  return withinEffort(() => carriedToFirstDecision(rules, setup, observe));
};

const carriedToFirstDecision = (rules: CompiledGame, setup: GameSetup, observe?: Observer): Decided => {
  const { gameId, format, seed, teams, chance } = setup;
  const seats = setup.seats.map(({ seat }) => seat);
  const head = { gameId, seed, ...(teams !== undefined && { teams }), ...(chance === 'reported' && REPORTED) };
  const draft = openDraft(rules, { ...emptyState(rules, seats, format), ...head });
  const making = deckMakingIn(rules.game, format);
  for (const { seat, deck, without = [] } of making === undefined ? setup.seats : setup.seats.slice(0, 1)) {
    const brought = deck.filter(({ card }) => !without.includes(card));
    const beginning = beginningOf(rules, making, brought, seats.length);
    const ofCards = beginning.filter(({ cardless }) => cardless !== true);
    const cards = cardsOf(seat, ofCards);
    draft.state.cards = { ...draft.state.cards, ...Object.fromEntries(cards) };
    const zones = ofCards.flatMap(({ count, zone }) =>
      Array.from({ length: count }, () => zone ?? rules.game.deckZone),
    );
    cards.forEach(([card], index) => placeCards(draft, [card], zones[index] ?? rules.game.deckZone));
    for (const { card: definition, count, cardless, zone = rules.game.deckZone } of beginning) {
      if (cardless !== true) continue;
      for (let made = 0; made < count; made++) createObject(draft, { definition, owner: seat }, zone);
    }
  }
  acceptReports(draft, []);
  push(draft, (making ?? rules.game).start(setup.chooser === undefined ? {} : { chooser: setup.chooser }));
  run(draft, observe);
  return { kind: 'decided', state: snapshot(draft), log: draft.log };
};

const beginningOf = (
  { game, cardSet }: CompiledGame,
  making: DeckMaking | undefined,
  deck: readonly DeckEntry[],
  players: number,
): readonly Beginning[] => {
  const cards = cardsIn(cardSet);
  return making === undefined ? (game.begins?.(deck, cards) ?? deck) : making.begins(deck, cards, players);
};

const cardsIn =
  ({ cards }: CompiledGame['cardSet']): CardLookup =>
  (id) =>
    Object.hasOwn(cards, id) ? cards[id] : undefined;

const REPORTED = { chance: {} };

/** A table with seats and empty zones, nothing under way. */
export const emptyState = (rules: CompiledGame, seats: readonly Seat[], format: string): GameState => {
  const { game, cardSet } = rules;
  const [first] = seats;
  invariant(first !== undefined, 'somebody sits at the table');
  const zones = zonesIn(game, format).flatMap(({ kind, per }): readonly ZoneId[] =>
    per === 'game' ? [kind] : seats.map((seat) => zoneOf(seat, kind)),
  );
  const player = Object.fromEntries(Object.entries(game.player).map(([name, { initial }]) => [name, initial]));
  return {
    game: game.id,
    gameId: '',
    ruleset: game.ruleset,
    engine: rules.engine,
    cardSet: cardSet.hash,
    format,
    seats,
    outcome: null,
    cards: {},
    objects: {},
    former: {},
    zones: Object.fromEntries(zones.map((zone): readonly [ZoneId, readonly ObjectId[]] => [zone, []])),
    players: Object.fromEntries(seats.map((seat) => [seat, player])),
    turn: { number: 0, active: first, phase: SETUP },
    frames: [],
    pending: [],
    triggered: [],
    effects: [],
    history: [],
    counters: { ids: {}, timestamp: 0, draws: {} },
    seed: null,
  };
};

/** Physical cards of a deck, `p1-c1` and on, in the order of the list. */
export const cardsOf = (seat: Seat, deck: readonly DeckEntry[]): readonly (readonly [CardId, Card])[] =>
  deck
    .flatMap(({ card, count }) => Array.from({ length: count }, () => card))
    .map((definition, index) => [`${seat}-c${index + 1}`, { definition, owner: seat }] as const);

/** Who sits at a table, in which format, and who plays together. */
export type TableSetup = Pick<GameSetup, 'format' | 'teams'> & { readonly seats: readonly Seat[] };

/** The reason why no game is set up for such a table, whatever its players bring; or null. */
export const refuseTable = (game: GameDefinition, { seats, format, teams }: TableSetup): Rejection | null => {
  const { min, max, cites } = seatsIn(game, format);
  if (seats.length < min || seats.length > max) {
    const wanted = min === max ? `${min}` : `${min} to ${max}`;
    const which = game.seats.of?.[format] === undefined ? '' : ` in the format ${format}`;
    return reject('setup.seats', cites, `A game of ${game.name}${which} has ${wanted} seats, not ${seats.length}.`);
  }
  if (new Set(seats).size !== seats.length) {
    return reject('setup.seats', cites, 'Each seat is taken once.');
  }
  if (!game.formats.includes(format)) {
    return rejectRequest('setup.format', `${game.name} has the formats ${game.formats.join(', ')}, not ${format}.`);
  }
  return refuseTeams(teams, seats, format, game);
};

const refuseSetup = ({ game, cardSet }: CompiledGame, setup: GameSetup): Rejection | null => {
  const { seats, format, teams } = setup;
  const unfit = refuseTable(game, { ...setup, seats: seats.map(({ seat }) => seat) });
  if (unfit !== null) return unfit;
  const unknown = seats.flatMap(({ deck }) => deck).find(({ card }) => !Object.hasOwn(cardSet.cards, card));
  if (unknown !== undefined) return rejectRequest('card.unknown', `The card set has no card ${unknown.card}.`);
  const kinds = game.zones.map(({ kind }) => kind);
  const misplaced = seats.flatMap(({ deck }) => deck).find(({ zone }) => zone !== undefined && !kinds.includes(zone));
  if (misplaced !== undefined) return rejectRequest('setup.zone', `${game.name} has no zone ${misplaced.zone}.`);
  for (const team of teams ?? []) {
    const decks = seats.flatMap(({ seat, deck }) => (team.includes(seat) ? [deck] : []));
    const apart = game.refuseTeam?.(decks, (id) => cardSet.cards[id]) ?? null;
    if (apart !== null) return apart;
  }
  return refuseList({ game, cardSet }, seats, format);
};

/** What decks are made from is one list, and enough for all. */
const refuseList = (
  { game, cardSet }: Pick<CompiledGame, 'game' | 'cardSet'>,
  seats: GameSetup['seats'],
  format: string,
): Rejection | null => {
  const making = deckMakingIn(game, format);
  const [first, ...others] = seats.map(({ deck }) => deck);
  if (making === undefined || first === undefined) return null;
  if (
    others.some(
      (list) =>
        !equalJson(
          list.map((line) => ({ ...line })),
          first.map((line) => ({ ...line })),
        ),
    )
  ) {
    return reject('setup.one-list', making.cites, `In the format ${format} all seats name the same list.`);
  }
  return making.refuse(first, cardsIn(cardSet), seats.length);
};
