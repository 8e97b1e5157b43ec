import type { Game, SeatNumbers } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { DUEL } from './458-duel.js';
import { MATCH } from './459-match.js';
import { SKIRMISH } from './460-skirmish.js';
import { WAR } from './461-war.js';
import { MAGMA_CHAMBER } from './462-magma-chamber.js';
import type { Mode } from './mode.js';

const MODES: { readonly [format: string]: Mode } = {
  duel: DUEL,
  match: MATCH,
  skirmish: SKIRMISH,
  war: WAR,
  'magma-chamber': MAGMA_CHAMBER,
};

export const FORMATS: readonly string[] = Object.keys(MODES);

export const modeOf = ({ state }: Pick<Game, 'state'>): Mode => MODES[state.format] ?? DUEL;

/** 103.4.a: each player brings three battlefields in every mode. */
export const BATTLEFIELDS_BROUGHT = 3;

/** How many play: by the mode. */
export const seats: SeatNumbers & { readonly of: { readonly [format: string]: SeatNumbers } } = {
  min: 2,
  max: 4,
  cites: [rift('458'), rift('461')],
  of: Object.fromEntries(
    Object.entries(MODES).map(([format, { players, cites }]) => [format, { min: players, max: players, cites }]),
  ),
};
