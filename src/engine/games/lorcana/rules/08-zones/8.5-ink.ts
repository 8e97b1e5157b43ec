import { textOf, textsOf, type Citation, type GameEvent, type LogEntry, type Seat } from '../../../../kernel/index.js';
import type { Inked } from '../../events/4.3.3-ink.js';
import { lorcana } from '../../rulebook.js';

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
