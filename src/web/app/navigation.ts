/** What the header leads to, in its order. */
import type { LinkProps } from '@tanstack/react-router';

export interface Destination {
  readonly to: NonNullable<LinkProps['to']>;
  /** Its name is the message `navigation.<name>` of `app`. */
  readonly name: 'home' | 'leagues';
}

export const DESTINATIONS: readonly Destination[] = [
  { to: '/', name: 'home' },
  { to: '/leagues', name: 'leagues' },
];
