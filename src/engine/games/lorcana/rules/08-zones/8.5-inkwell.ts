import {
  objectsIn,
  textOf,
  textsOf,
  zoneOf,
  type Citation,
  type Game,
  type GameEvent,
  type LogEntry,
  type ObjectId,
  type Seat,
  type ZoneKind,
} from '../../../../kernel/index.js';
import type { Inked } from '../../events/4.3.3-ink.js';
import { lorcana } from '../../rulebook.js';
import { isExerted } from '../../state.js';

/** Face down even for its player (8.5.3); how many there are, and how many of them ready, all may see (8.5.4). */
export const inkwell: ZoneKind = {
  kind: 'inkwell',
  visibility: 'hidden',
  per: 'seat',
  cites: [lorcana('8.5.3'), lorcana('8.5.4')],
};

export const inkwellOf = (game: Game, seat: Seat): readonly ObjectId[] => objectsIn(game, zoneOf(seat, 'inkwell'));

export const readyInk = (game: Game, seat: Seat): number =>
  inkwellOf(game, seat).filter((id) => !isExerted(game, id)).length;

/** 8.5.1: each card is one ink, whichever it is. */
export const exertInk = (seat: Seat, count: number, cites: readonly Citation[]): GameEvent => ({
  kind: 'inkExerted',
  cites: [...cites, lorcana('8.5.1')],
  seat,
  count,
});

/**
 * 8.5.6: what an effect has put into an inkwell becomes ink without being shown and with or without the symbol; each
 * card of its own (8.5.2), also of a pile that was one character.
 */
export const inkedByEffects = (applied: readonly LogEntry[]): readonly Inked[] =>
  applied
    .filter(({ kind, zone }) => kind === 'putInto' && zone === 'inkwell')
    .flatMap(({ seat = '', becomes, secret }) =>
      textsOf(becomes ?? secret?.fields['becomes'] ?? []).map((object) => ({
        kind: 'inked',
        cites: [lorcana('8.5.6'), lorcana('8.5.2')],
        seat: textOf(seat),
        object,
        action: false,
        knownTo: secret?.seats ?? null,
      })),
    );
