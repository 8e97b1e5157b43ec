import type { Citation } from '../rules/citation.js';
import type { Rejection } from '../rules/rejection.js';
import type { Seat } from '../state/state.js';
import type { Beginning, CardLookup, DeckEntry } from './decks.js';
import type { GameDefinition } from './definition.js';
import type { Game } from './draft.js';
import type { Call } from './instruction.js';
import type { ZoneKind } from './zone-kind.js';

/**
 * A format that is played for decks: its games make a deck for each seat, for games of another format, without winner
 * or loser. All seats bring the same list, from which the decks are made, and it is laid out once.
 */
export type DeckMaking = {
  /** The format of the games that the decks are for. */
  readonly for: string;
  /** The rules by which it begins with one list. */
  readonly cites: readonly Citation[];
  /** The zones and the phases that it has beside those of the other formats. */
  readonly zones: readonly ZoneKind[];
  readonly phases: readonly string[];
  /** The cards on the table at its beginning. Until a player takes them, they belong to the first seat. */
  begins(list: readonly DeckEntry[], cards: CardLookup, players: number): readonly Beginning[];
  /** Why a legal list is not enough for so many players, or null. */
  refuse(list: readonly DeckEntry[], cards: CardLookup, players: number): Rejection | null;
  /** The frame that carries it, to the end. */
  start(): Call;
  readonly leave: GameDefinition['leave'];
  /** The final deck of a seat; null if it has none. */
  deckOf(game: Game, seat: Seat): readonly DeckEntry[] | null;
};

type Making = Pick<GameDefinition, 'zones' | 'deckMaking'>;

/** Undefined for a format whose games are won and lost. */
export const deckMakingIn = (
  { deckMaking = {} }: Pick<Making, 'deckMaking'>,
  format: string,
): DeckMaking | undefined => (Object.hasOwn(deckMaking, format) ? deckMaking[format] : undefined);

/** The zones that there are in games of a format. */
export const zonesIn = (game: Making, format: string): readonly ZoneKind[] => {
  const { zones = [] } = deckMakingIn(game, format) ?? {};
  return zones.length === 0 ? game.zones : [...game.zones, ...zones];
};

/** Those of all formats: first what all have. */
export const zonesOfAll = ({ zones, deckMaking = {} }: Making): readonly ZoneKind[] => [
  ...zones,
  ...Object.values(deckMaking).flatMap((making) => making.zones),
];
