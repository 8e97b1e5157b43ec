/** What the header leads to, in its order. */
import type { LinkProps } from '@tanstack/react-router';
import type { Schemas } from '../api/kifu.js';
import { isStaff, RUNS } from '../api/rights.js';

type Me = Schemas['MeDto'] | null | undefined;

export interface Destination {
  readonly to: NonNullable<LinkProps['to']>;
  /** Its name is the message `navigation.<name>` of `app`. */
  readonly name: 'home' | 'matches' | 'tournaments' | 'leagues' | 'record' | 'statistics' | 'cards' | 'cases' | 'admin';
  /** To whom it is offered; to everybody, if nothing is said. */
  readonly for?: (me: Me) => boolean;
}

export const DESTINATIONS: readonly Destination[] = [
  { to: '/', name: 'home' },
  { to: '/matches', name: 'matches' },
  { to: '/tournaments', name: 'tournaments' },
  { to: '/leagues', name: 'leagues' },
  { to: '/record', name: 'record' },
  { to: '/statistics', name: 'statistics' },
  { to: '/cards', name: 'cards' },
  { to: '/cases', name: 'cases', for: (me) => me !== null && me !== undefined },
  { to: '/admin', name: 'admin', for: (me) => isStaff(me, RUNS) },
];
