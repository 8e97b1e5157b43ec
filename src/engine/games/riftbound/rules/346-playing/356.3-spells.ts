import type { GameEvent, GameObject } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { WITHOUT_EFFECT } from '../000-golden-rules.js';
import { TO_THE_TRASH } from '../119-objects/147-spells.js';
import { playedNow } from './406-played.js';

/** 356.3: when it is finalized it is on the chain still, and others may respond to it. */
export const ON_THE_CHAIN = rift('356.3');

/**
 * What has become of the targets: what is illegal now is left alone, and has no values; what this moves itself it looks
 * back at.
 */
export const TARGETS = [
  rift('356.3.e.1'),
  rift('356.3.e.2'),
  rift('356.3.e.3'),
  rift('356.3.e.4'),
  rift('356.3.e.5'),
  rift('356.3.e.12'),
  rift('356.3.e.13'),
];

/**
 * 356.3.d, 406.4.a: a spell that was carried out has been played, whatever it could do (356.3.e.10), and goes to the
 * trash, or under the deck if the text says so that had it played (406.3).
 */
export const spellPlayed = ({ id: object, controller: seat, owner, marks }: GameObject): readonly GameEvent[] => [
  playedNow(seat, object, [rift('347.1'), WITHOUT_EFFECT, rift('356.3.e.10')]),
  marks['recycledAfter'] === true
    ? {
        kind: 'recycled',
        cites: [rift('002'), rift('403.1')],
        seat,
        from: 'chain',
        objects: [object],
        ...(owner === seat && { toOwnDeck: true }),
      }
    : { kind: 'trashed', cites: [rift('356.3.d'), TO_THE_TRASH], object },
];
