import type { View } from '../../../engine/index.js';
import type { Game } from './game.js';

/** By seat, what it knows of the board: that is what players decide on. */
export const boardsOf = ({
  rules,
  state,
  started,
}: Pick<Game, 'rules' | 'state' | 'started'>): Readonly<Record<string, View>> =>
  Object.fromEntries(started.seats.map(({ seat }) => [seat, rules.view(state, { kind: 'player', seat })]));
