import type { GameEvent, GameObject } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

/** What has become of the targets: what is illegal now is left alone, and has no values; what this moves itself it looks back at. */
export const TARGETS = [
  rift('356.3.e.1'),
  rift('356.3.e.2'),
  rift('356.3.e.3'),
  rift('356.3.e.4'),
  rift('356.3.e.5'),
  rift('356.3.e.12'),
  rift('356.3.e.13'),
];

/** 356.3.d, 406.4.a: a spell that was carried out has been played, whatever it could do (356.3.e.10), and goes to the trash. */
export const spellPlayed = ({ id: object, controller: seat }: GameObject): readonly GameEvent[] => [
  {
    kind: 'played',
    cites: [rift('406.4.a'), rift('347.1'), rift('055.1'), rift('356.3.e.10'), rift('728.1')],
    seat,
    object,
  },
  { kind: 'trashed', cites: [rift('356.3.d'), rift('151')], object },
];
