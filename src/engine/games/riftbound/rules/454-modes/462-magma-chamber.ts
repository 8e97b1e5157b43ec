import type { Citation, Game, TeamRules } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import type { Mode } from './mode.js';

/** Four players in two teams, and three battlefields as in a war. */
export const MAGMA_CHAMBER: Mode = {
  players: 4,
  victory: 11,
  battlefield: 'random',
  withoutFirst: true,
  firstDrawsNothing: true,
  cites: [rift('462'), rift('461.4.b'), rift('462.5.a')],
  firstTurns: [rift('462.7')],
};

/** 462: two teams of two. */
export const teams: TeamRules = {
  formats: ['magma-chamber'],
  cites: [rift('462'), rift('462.5.b')],
  needed: { teams: 2, of: 2 },
};

/** 462.8.d: what teammates have is friendly to each other. */
export const friendlyInTeams = ({ state }: Game): readonly Citation[] =>
  state.teams === undefined ? [] : [rift('462.8.d')];

/** 462.8.e: hands are private among teammates as well. */
export const PRIVATE_HANDS = rift('462.8.e');
