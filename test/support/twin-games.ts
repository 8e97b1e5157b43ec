/**
 * Two games that differ in nothing but what a viewer may not know: the same players, the same chance, the same public
 * course; other cards in the decks of the others, some of them in their hands, and other choices in secret.
 *
 * The first is played at random. The second begins with decks in which cards that stay hidden from the viewer are
 * others, and follows move by move: the player who holds the cards does something that looks the same to the viewer.
 */
import {
  builtInDecks,
  type Command,
  type DeckEntry,
  type GameSetup,
  type GameState,
  type LogEntry,
  type Rules,
  type Viewer,
} from '../../src/engine/index.js';
import { hiddenThroughout } from './hidden-cards.js';
import { inRandomOrder, oneOf, type Pick, randomCommand } from './random-game.js';

/** A game from its decks on. */
export interface Course {
  /** Card by card, by seat. */
  readonly decks: readonly (readonly DeckEntry[])[];
  readonly start: GameState;
  readonly commands: readonly Command[];
  /** After each command. */
  readonly states: readonly GameState[];
}

export interface Twins {
  readonly here: Course;
  readonly there: Course;
  /** Cards that are others there, and commands that are. */
  readonly differing: { readonly cards: number; readonly commands: number };
}

/** No player concedes; texts are carried out by hand now and then. */
const HABITS = { concedeOnceIn: Infinity, invokeOnceIn: 4 };

/** The boldest first: how many of the hidden cards are others. */
const SHARES = [1, 0.7, 0.5, 0.3, 0.2, 0.1, 0.05, 0.03];
/**
 * A choice in secret may come to light later, and then there is no twin: that shows soon, and another time it is
 * another one.
 */
const TIMES_EACH = 8;

/** Twins for a viewer; null if what the viewer sees leaves nothing open. */
export const twinsOf = (rules: Rules, setup: GameSetup, length: number, viewer: Viewer, pick: Pick): Twins | null => {
  const decks = setup.seats.map(({ deck }) => cardByCard(deck));
  const here = playedAtRandom(rules, setup, decks, length, pick);
  const seen = [here.start, ...here.states];
  const hidden = hiddenThroughout(rules, seen, here.logs.flat(), viewer).filter((card) => !isOf(viewer, card));
  for (const share of SHARES.flatMap((each) => Array.from({ length: TIMES_EACH }, () => each))) {
    const changed = inRandomOrder(pick, hidden).slice(0, Math.ceil(hidden.length * share));
    const there = followed(rules, setup, otherDecks(rules, decks, changed, viewer, pick), here, viewer, pick);
    if (there === null) continue;
    const cards = countDiffering(decks.flat(), there.decks.flat());
    const commands = countDiffering(here.commands, there.commands);
    if (cards > 0) return { here, there, differing: { cards, commands } };
  }
  return null;
};

/** One entry for each card, so that the place of a card in the list is the card. */
const cardByCard = (deck: readonly DeckEntry[]): readonly DeckEntry[] =>
  deck.flatMap(({ count, ...entry }) => Array.from({ length: count }, () => ({ ...entry, count: 1 })));

/** The own deck is known to its player, card by card, so it must be the same. */
const isOf = (viewer: Viewer, card: string): boolean => viewer.kind === 'player' && card.startsWith(`${viewer.seat}-`);

type Logged = Course & { readonly logs: readonly (readonly LogEntry[])[] };

const begun = (rules: Rules, setup: GameSetup, decks: Course['decks']) => {
  const seats = setup.seats.map(({ seat }, place) => ({ seat, deck: decks[place] ?? [] }));
  const created = rules.create({ ...setup, seats });
  if (created.kind === 'rejected') throw new Error(`the setup is refused: ${created.message}`);
  return created;
};

const playedAtRandom = (rules: Rules, setup: GameSetup, decks: Course['decks'], length: number, pick: Pick): Logged => {
  const start = begun(rules, setup, decks);
  const commands: Command[] = [];
  const states: GameState[] = [];
  const logs: (readonly LogEntry[])[] = [start.log];
  for (let state = start.state; commands.length < length && state.outcome === null;) {
    const command = byItsSeat(randomCommand(rules, state, pick, HABITS));
    const done = rules.decide(state, command);
    if (done.kind === 'rejected' || done.state.outcome !== null) break;
    ({ state } = done);
    commands.push(command);
    states.push(state);
    logs.push(done.log);
  }
  return { decks, start: start.state, commands, states, logs };
};

/** No judge sits at this table. */
const byItsSeat = (command: Command): Command => {
  if (command.kind !== 'answer') return command;
  const { kind, seat, answers } = command;
  return { kind, seat, answers };
};

/**
 * Exchanged among those that came from the same place with the same owner, or for cards of any deck that there is. To a
 * judge, who reads the lists, only the order of the decks is another one.
 */
const otherDecks = (
  rules: Rules,
  decks: Course['decks'],
  changed: readonly string[],
  viewer: Viewer,
  pick: Pick,
): Course['decks'] => {
  // What brings others into the game is seen by what they are.
  const isAlone = (card: string): boolean => placedBy(rules, [{ card, count: 1 }]).length === 1;
  const cards = Object.values(builtInDecks(rules.game)).flatMap((deck) =>
    placedBy(rules, deck).flatMap(({ zone, card }) => (zone === undefined && isAlone(card) ? [card] : [])),
  );
  return decks.map((deck, place) => {
    const beginnings = placedBy(rules, deck);
    // What is no card has no number among them.
    const numbered = deck.flatMap((_, index) => (beginnings[index]?.cardless === true ? [] : [index]));
    const own = numbered.filter((_, number) => changed.includes(`p${place + 1}-c${number + 1}`));
    const faces = new Map<number, string>();
    for (const zone of new Set(own.map((index) => beginnings[index]?.zone))) {
      const alike = own.filter((index) => beginnings[index]?.zone === zone);
      inRandomOrder(pick, alike).forEach((from, at) => faces.set(alike[at] ?? -1, deck[from]?.card ?? ''));
      if (zone !== undefined || viewer.kind === 'judge') continue;
      for (const index of alike)
        if (pick(4) === 0 && isAlone(faces.get(index) ?? '')) faces.set(index, oneOf(pick, cards));
    }
    return deck.map((entry, index) => ({ ...entry, card: faces.get(index) ?? entry.card }));
  });
};

/** Where each line of a deck begins, in the order of the list. */
const placedBy = ({ compiled: { game }, cardSet }: Rules, deck: readonly DeckEntry[]) =>
  (game.begins?.(deck, (id) => cardSet.cards[id]) ?? deck).map(
    ({ card, zone, ...more }: DeckEntry & { readonly cardless?: true }) => ({ card, zone, ...more }),
  );

/** Null where somebody cannot do what looks the same to the viewer. */
const followed = (
  rules: Rules,
  setup: GameSetup,
  decks: Course['decks'],
  leader: Logged,
  viewer: Viewer,
  pick: Pick,
): Course | null => {
  const { state: start, log } = begun(rules, setup, decks);
  const looks = (entries: readonly LogEntry[]): string => JSON.stringify(rules.logFor(entries, viewer));
  if (looks(log) !== looks(leader.logs[0] ?? [])) return null;
  const commands: Command[] = [];
  const states: GameState[] = [];
  for (const [index, command] of leader.commands.entries()) {
    const seen = looks(leader.logs[index + 1] ?? []);
    const next = firstOf(alikeTo(rules, states.at(-1) ?? start, command, viewer, pick), (candidate) => {
      const done = rules.decide(states.at(-1) ?? start, candidate);
      return done.kind === 'decided' && looks(done.log) === seen ? { candidate, state: done.state } : null;
    });
    if (next === null) return null;
    commands.push(next.candidate);
    states.push(next.state);
  }
  return { decks, start, commands, states };
};

const firstOf = <From, To>(candidates: Iterable<From>, fitting: (candidate: From) => To | null): To | null => {
  for (const candidate of candidates) {
    const found = fitting(candidate);
    if (found !== null) return found;
  }
  return null;
};

const OTHERS_MAX = 100;

/**
 * What might look the same: what another player chooses may be chosen otherwise, what the viewer does it does again.
 */
function* alikeTo(rules: Rules, state: GameState, command: Command, viewer: Viewer, pick: Pick): Generator<Command> {
  const isOwn = viewer.kind === 'player' && 'seat' in command && viewer.seat === command.seat;
  if (isOwn || command.kind !== 'answer') return void (yield command);
  const [{ decision } = { decision: undefined }] = command.answers;
  const legal = decision === undefined ? null : rules.legalAnswers(state, decision, OTHERS_MAX);
  const others = inRandomOrder(pick, legal?.answers ?? []).map((answer): Command => {
    const answers = decision === undefined ? [{ answer }] : [{ decision, answer }];
    return { kind: 'answer', seat: command.seat, answers };
  });
  if (pick(2) > 0) yield command;
  yield* others;
  yield command;
}

const countDiffering = (here: readonly unknown[], there: readonly unknown[]): number =>
  here.filter((each, index) => JSON.stringify(each) !== JSON.stringify(there[index])).length;
