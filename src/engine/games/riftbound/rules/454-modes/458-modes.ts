import type { Citation, Game, SeatNumbers, TeamRules } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/** What a mode of play defines (454). */
export type Mode = {
  readonly players: number;
  readonly victory: number;
  /** How each player's battlefield comes of the three (103.4.a). */
  readonly battlefield: 'random' | 'chosen';
  /** The battlefield of the first player is not used. */
  readonly withoutFirst?: true;
  /** The first player does not draw in the first draw phase. */
  readonly firstDrawsNothing?: true;
  readonly cites: readonly Citation[];
  /** The rules about the first turns. */
  readonly firstTurns: readonly Citation[];
};

const DUEL: Mode = {
  players: 2,
  victory: 8,
  battlefield: 'random',
  cites: [rift('458'), rift('458.5')],
  firstTurns: [rift('458.7')],
};

const MODES: { readonly [format: string]: Mode } = {
  duel: DUEL,
  match: {
    players: 2,
    victory: 8,
    battlefield: 'chosen',
    cites: [rift('459'), rift('459.5')],
    firstTurns: [rift('458.7')],
  },
  skirmish: {
    players: 3,
    victory: 8,
    battlefield: 'random',
    firstDrawsNothing: true,
    cites: [rift('460'), rift('458.5')],
    firstTurns: [rift('460.7')],
  },
  war: {
    players: 4,
    victory: 8,
    battlefield: 'random',
    withoutFirst: true,
    firstDrawsNothing: true,
    cites: [rift('461'), rift('461.4.b'), rift('458.5')],
    firstTurns: [rift('461.7')],
  },
  'magma-chamber': {
    players: 4,
    victory: 11,
    battlefield: 'random',
    withoutFirst: true,
    firstDrawsNothing: true,
    cites: [rift('462'), rift('461.4.b'), rift('458.5')],
    firstTurns: [rift('462.7')],
  },
};

export const FORMATS: readonly string[] = Object.keys(MODES);

export const modeOf = ({ state }: Pick<Game, 'state'>): Mode => MODES[state.format] ?? DUEL;

/** 103.4.a: each player brings three battlefields in every mode. */
export const BATTLEFIELDS_BROUGHT = 3;

/** 462: two teams of two. */
export const teams: TeamRules = {
  formats: ['magma-chamber'],
  cites: [rift('462'), rift('462.5.b')],
  needed: { teams: 2, of: 2 },
};

/** How many play: by the mode. */
export const seats: SeatNumbers & { readonly of: { readonly [format: string]: SeatNumbers } } = {
  min: 2,
  max: 4,
  cites: [rift('458'), rift('461')],
  of: Object.fromEntries(
    Object.entries(MODES).map(([format, { players, cites }]) => [format, { min: players, max: players, cites }]),
  ),
};
