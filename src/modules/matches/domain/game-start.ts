import { commitment, type Rejection, type Rules } from '../../../engine/index.js';
import type { GameStarted, MatchCreated, MatchGameStarted } from './events.js';
import { type GameOpening, setupOf } from './game-setup.js';

/** A deck as a game takes it: by value, since a recorded game must not depend on anything outside of it. */
export interface SeatedDeck {
  readonly name: string;
  readonly cards: GameStarted['seats'][number]['cards'];
}

export interface GameStart {
  readonly match: MatchCreated;
  readonly announced: MatchGameStarted;
  /** In the order of the seats. */
  readonly decks: readonly SeatedDeck[];
  readonly serverSecret: string;
  /** By seat. */
  readonly seatSecrets: Readonly<Record<string, string>>;
}

/** The first event of a game: everything that its course depends on, and the hash of the state it leads to. */
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
    seats: match.seats.map((seat, place) => seated(seat, start.decks[place])),
    randomness: randomnessOf(announced.gameId, start),
    ...(match.spectators !== undefined && { spectators: match.spectators }),
    ...(match.timing !== undefined && { timing: match.timing }),
    ...(announced.chooser !== undefined && { startingChooser: announced.chooser }),
  };
  const created = rules.create(setupOf(opening));
  return created.kind === 'rejected' ? created : { ...opening, stateHash: rules.stateHash(created.state) };
}

function seated(seat: MatchCreated['seats'][number], deck: SeatedDeck | undefined): GameStarted['seats'][number] {
  if (deck === undefined) throw new Error(`every seat has a deck, and ${seat.seat} has none`);
  return { ...seat, deckName: deck.name, cards: deck.cards };
}

/** Commitments are public at once, secrets when the game is over: then everybody can check every draw. */
function randomnessOf(gameId: string, { match, serverSecret, seatSecrets }: GameStart): GameStarted['randomness'] {
  const secrets = Object.entries({ server: serverSecret, ...seatSecrets });
  const commitments = Object.fromEntries(secrets.map(([who, secret]) => [who, commitment(gameId, who, secret)]));
  const kind = match.randomness === 'asserted' ? 'asserted' : 'seeded';
  return { kind, serverSecret, seatSecrets, commitments };
}
