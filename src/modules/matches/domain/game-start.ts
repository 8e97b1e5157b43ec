import {
  commitment,
  type GameSetup,
  masterSeed,
  type Rejection,
  type Rules,
  type UsedUp,
} from '../../../engine/index.js';
import type { GameStarted, MatchCreated, MatchGameStarted } from './events.js';
import { logHash, NOTHING_BEFORE, type Proof } from './proof.js';

/** The start of a game before what it leads to is known. */
type GameOpening = Omit<GameStarted, keyof Proof> & Proof;

/** What the engine needs to set the recorded game up again, card for card. */
export function setupOf(started: GameOpening): GameSetup {
  const { gameId, format, seats, teams, randomness, startingChooser } = started;
  const { serverSecret } = randomness;
  const seatSecrets = seats.map(({ seat }) => secretOf(seat, randomness.seatSecrets));
  return {
    gameId,
    format,
    seats: seats.map(({ seat, cards, without }) => ({ seat, deck: cards, ...(without !== undefined && { without }) })),
    ...(teams !== undefined && { teams }),
    seed: masterSeed({ gameId, serverSecret, seatSecrets }),
    ...(randomness.kind === 'asserted' && { chance: 'reported' }),
    ...(startingChooser !== undefined && { chooser: startingChooser }),
  };
}

function secretOf(seat: string, secrets: Readonly<Record<string, string>>): string {
  const secret = secrets[seat];
  if (secret === undefined) throw new Error(`the start of a game has a secret for each seat, and none for ${seat}`);
  return secret;
}

/** A deck as a game takes it: by value, since a recorded game must not depend on anything outside of it. */
interface SeatedDeck {
  readonly name: string;
  readonly cards: GameStarted['seats'][number]['cards'];
}

interface GameStart {
  readonly match: MatchCreated;
  readonly announced: MatchGameStarted;
  /** In the order of the seats. */
  readonly decks: readonly SeatedDeck[];
  readonly serverSecret: string;
  /** By seat. */
  readonly seatSecrets: Readonly<Record<string, string>>;
  /** What earlier games of the match have used up. */
  readonly usedUp: UsedUp;
}

/** The first event of a game: everything that its course depends on, and the proof of what it leads to. */
export function gameStart(rules: Rules, start: GameStart): GameStarted | Rejection {
  const { match, announced } = start;
  const opening: GameOpening = {
    gameId: announced.gameId,
    matchId: match.matchId,
    number: announced.number,
    game: rules.game,
    ruleset: rules.ruleset,
    engine: rules.engine,
    cardSet: rules.cardSet.hash,
    format: match.format,
    seats: match.seats.map((seat, place) => seated(seat, start.decks[place], start.usedUp[seat.seat])),
    ...(match.teams !== undefined && { teams: match.teams }),
    randomness: randomnessOf(announced.gameId, start),
    ...(match.spectators !== undefined && { spectators: match.spectators }),
    ...(match.timing !== undefined && { timing: match.timing }),
    ...(announced.chooser !== undefined && { startingChooser: announced.chooser }),
  };
  const created = rules.create(setupOf(opening));
  if (created.kind === 'rejected') return created;
  const { state, log } = created;
  return { ...opening, stateHash: rules.stateHash(state), logHash: logHash(state, NOTHING_BEFORE, log) };
}

function seated(
  seat: MatchCreated['seats'][number],
  deck: SeatedDeck | undefined,
  without: UsedUp[string] = [],
): GameStarted['seats'][number] {
  if (deck === undefined) throw new Error(`every seat has a deck, and ${seat.seat} has none`);
  return { ...seat, deckName: deck.name, cards: deck.cards, ...(without.length > 0 && { without: [...without] }) };
}

/** Commitments are public at once, secrets when the game is over: then everybody can check every draw. */
function randomnessOf(gameId: string, { match, serverSecret, seatSecrets }: GameStart): GameStarted['randomness'] {
  const secrets = Object.entries({ server: serverSecret, ...seatSecrets });
  const commitments = Object.fromEntries(secrets.map(([who, secret]) => [who, commitment(gameId, who, secret)]));
  const kind = match.randomness === 'asserted' ? 'asserted' : 'seeded';
  return { kind, serverSecret, seatSecrets, commitments };
}
