import { type Json, knows, type LogEntry, type Viewer } from '../../../engine/index.js';
import type { GameStarted } from '../../matches/index.js';

type Seat = GameStarted['seats'][number];
type Randomness = GameStarted['randomness'];

/** What names a deck or a card of it. */
type DeckFields = 'deckId' | 'deckName' | 'cards';

/** A seat; its deck only for its own viewer. */
export type SeatView = Omit<Seat, DeckFields> & Partial<Pick<Seat, DeckFields>>;

export type RandomnessView = Pick<Randomness, 'kind' | 'commitments'> &
  Partial<Pick<Randomness, 'serverSecret' | 'seatSecrets'>>;

/** What a deck holds is hidden until it is played. */
export const seatsFor = ({ seats }: GameStarted, viewer: Viewer): readonly SeatView[] =>
  seats.map(({ deckId, deckName, cards, ...open }) =>
    knows(viewer, open.seat) ? { ...open, deckId, deckName, cards } : open,
  );

/** No caller, whatever the role, gets a secret from which future draws can be computed. */
export function randomnessFor({ randomness }: GameStarted, isOpen: boolean): RandomnessView {
  const { kind, commitments } = randomness;
  return isOpen ? randomness : { kind, commitments };
}

/** The decisions whose answers a log shows, as its viewer may read it. */
export const loggedAnswers = (log: readonly LogEntry[]): ReadonlySet<Json | undefined> =>
  new Set(log.filter((entry) => entry.kind === 'answered' && 'answer' in entry).map((entry) => entry['decision']));

/** What is to be repeated, as a log shows it: without ids of cards that its viewer does not see. */
export function loggedRound(log: readonly LogEntry[]): readonly Json[] {
  const round = log.find(({ kind }) => kind === 'repetitionProposed')?.['round'];
  return isList(round) ? round : [];
}

/** The objects of acts may be cards of a hand: shown to the viewer of the seat in whose name the acts are. */
export const actsFor = <Act extends { readonly objects?: readonly string[] }>(
  acts: readonly Act[],
  seat: string,
  viewer: Viewer,
): readonly (Omit<Act, 'objects'> & Pick<Partial<Act>, 'objects'>)[] =>
  knows(viewer, seat) ? acts : acts.map(({ objects: _named, ...act }) => act);

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
