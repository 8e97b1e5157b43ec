import type { CompiledGame } from '../game/compiled.js';
import { freshId, openDraft, snapshot, touchStructure, writePlayer, type Draft } from '../game/draft.js';
import { canonicalJson, sha256Hex } from '../json/index.js';
import { setMark } from '../objects/move.js';
import { createObject, placeCards } from '../objects/place.js';
import { withinEffort } from '../rules/effort.js';
import type { Rejection } from '../rules/rejection.js';
import { run, type Observer } from '../run/interpreter.js';
import type { LogEntry } from '../state/event.js';
import type { Card, CardId, GameState, Marks, ObjectId, Player, Seat, Turn } from '../state/state.js';
import { refuseTeams, type Team } from '../state/teams.js';
import { emptyState } from './create.js';

export type OpenedPosition = {
  readonly kind: 'opened';
  readonly state: GameState;
  readonly log: readonly LogEntry[];
  /** The objects that the position gives a label. */
  readonly labels: { readonly [label: string]: ObjectId };
};

/** A table at one moment, from which a running state is made. */
export type Position = {
  readonly gameId: string;
  readonly format: string;
  readonly teams?: readonly Team[];
  readonly seed: string | null;
  readonly turn: Turn;
  readonly seats: readonly SeatPosition[];
};

export type SeatPosition = { readonly seat: Seat; readonly player: Player; readonly cards: readonly PlacedCard[] };

export type PlacedCard = {
  /** The top card first. */
  readonly definitions: readonly string[];
  /** It is no card, but a token, a die. */
  readonly cardless?: true;
  readonly zone: string;
  /** Whose it is, where another player controls it. */
  readonly owner?: Seat;
  readonly label?: string;
  /** A mark that names an object holds the label of it here. */
  readonly marks: Marks;
};

/** Makes a running state of a position and runs it to the first decision. */
export const openPosition = (rules: CompiledGame, position: Position, observe?: Observer): OpenedPosition | Rejection =>
  withinEffort(() => opening(rules, position, observe));

const opening = (rules: CompiledGame, position: Position, observe?: Observer): OpenedPosition | Rejection => {
  const seats = position.seats.map(({ seat }) => seat);
  const unfit = refuseTeams(position.teams, seats, position.format, rules.game);
  if (unfit !== null) return unfit;
  // One record that is extended in place: copying it for each card would be quadratic.
  const cards: { [card: CardId]: Card } = {};
  const draft = openDraft(rules, { ...emptyState(rules, seats, position.format), ...headOf(position), cards });
  const labels = new Map<string, ObjectId>();
  for (const seat of position.seats) {
    writePlayer(draft, seat.seat, seat.player);
    for (const placed of seat.cards) {
      const id = place(draft, cards, seat.seat, placed);
      if (placed.label !== undefined) labels.set(placed.label, id);
    }
  }
  for (const seat of position.seats) for (const placed of seat.cards) markObjects(draft, placed, labels);
  draft.state.turn = position.turn;
  touchStructure(draft);
  draft.state.frames = rules.game.position.resume(position.turn).map(({ call, step }) => ({
    id: freshId(draft, 'f'),
    procedure: call.procedure,
    step,
    locals: call.locals,
    result: null,
  }));
  run(draft, observe);
  return { kind: 'opened', state: snapshot(draft), log: draft.log, labels: Object.fromEntries(labels) };
};

const headOf = ({ gameId, seed, teams }: Position) => ({
  gameId,
  ...(teams !== undefined && { teams }),
  seed: seed ?? sha256Hex(canonicalJson({ position: gameId })),
});

const place = (
  draft: Draft,
  cards: { [card: CardId]: Card },
  seat: Seat,
  { definitions, cardless, zone, owner = seat, marks }: PlacedCard,
): ObjectId => {
  const own = Object.fromEntries(Object.entries(marks).filter(([, value]) => typeof value !== 'string'));
  const [definition = ''] = definitions;
  if (cardless === true) return createObject(draft, { definition, owner }, zone, { seat, marks: own });
  const pile = definitions.map((definition): CardId => {
    const card = `${owner}-c${Object.keys(cards).length + 1}`;
    cards[card] = { definition, owner };
    return card;
  });
  return placeCards(draft, pile, zone, { seat, marks: own });
};

/** Marks that name another object, once every object has its id, or a seat. */
const markObjects = (draft: Draft, { label, marks }: PlacedCard, labels: ReadonlyMap<string, ObjectId>): void => {
  const id = label === undefined ? undefined : labels.get(label);
  if (id === undefined) return;
  for (const [mark, value] of Object.entries(marks)) {
    if (typeof value !== 'string') continue;
    const other = draft.rules.game.marks[mark]?.is === 'seat' ? value : labels.get(value);
    if (other !== undefined) setMark(draft, id, mark, other);
  }
};
