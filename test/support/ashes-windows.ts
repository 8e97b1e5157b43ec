/** What answers what happens in Ashes: abilities of units, reactions, and the order in which a table tells of it. */
import type { Reaction, ReactionCard } from '../../src/engine/games/ashes/card.js';
import { reaction } from './ashes.js';
import type { Table } from './table.js';

type Pattern = Reaction['on'][number];

/** An event whose object is the card itself. */
export const OWN = { object: { object: { self: true } } } as const;
/** An event whose object is another card. */
export const OF_OTHERS = { object: { object: { other: true } } } as const;

const answering =
  (timing: 'when' | 'after') =>
  (
    event: string,
    effect: Reaction['effect'],
    on: Omit<Pattern, 'event'> = {},
    more: Partial<Reaction> = {},
  ): Reaction => ({
    kind: 'triggered',
    name: `${timing} ${event}`,
    timing,
    on: [{ event, ...on }],
    effect,
    ...more,
  });
export const when = answering('when');
export const after = answering('after');

export const DRAW = { do: 'draw', count: 1 } as const;
/** A reaction spell without a cost. */
export const answer = (id: string, does: Reaction, more: Partial<ReactionCard> = {}): ReactionCard =>
  reaction({ id, reaction: does, ...more });

/** What says no to a window: this time, or in all of this turn. */
export const PASSES = [{ pass: true }, { pass: true, rest: true }] as const;

/** The kinds of the entries of the last command, in order: all of them, or those that are asked for. */
export const kindsOf = (table: Table, ...of: readonly string[]): readonly string[] =>
  table.log.map(({ kind }) => kind).filter((kind) => kind !== 'answered' && (of.length === 0 || of.includes(kind)));
