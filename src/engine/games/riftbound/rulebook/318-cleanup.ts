/** Cleanups: assumed. */
import type { RuleRow } from '../../../kernel/index.js';

export const cleanup = [
  ['318', 'info', 'Cleanups'],
  ['319', 'enforce', 'When a cleanup happens'],
  ['320', 'enforce', 'Nothing resolves and nobody acts meanwhile'],
  ['321', 'enforce', 'Again, until nothing changes'],
  ['322', 'info', 'Steps of a cleanup'],
  ['322.1', 'enforce', '1. The victory score wins'],
  ['322.3', 'enforce', '2a. Deathknells are noted'],
  ['322.4', 'enforce', '2b. Lethally damaged units are killed together'],
  ['322.5', 'enforce', '3. Attackers and defenders are put right'],
  ['322.5.a', 'enforce', 'Who is there without one gets its side'],
  ['322.5.b', 'enforce', 'Who has the wrong side gets the other'],
  ['322.5.c', 'enforce', 'Who is elsewhere loses it'],
  ['322.6', 'enforce', '4. Empty uncontested battlefields become uncontrolled'],
  ['322.7', 'enforce', '5. Stray gear is recalled, lost facedown cards trashed'],
  ['322.8', 'enforce', '6. Showdowns are staged'],
  ['322.9', 'enforce', '6a. Opposing units end such staging'],
  ['322.10', 'enforce', '7. Combats are staged'],
  ['322.11', 'enforce', '7a. Missing units end such staging'],
  ['322.12', 'enforce', '8. Pending items are finalized'],
  ['322.13', 'enforce', '9. A staged showdown begins'],
  ['322.14', 'enforce', '10. A staged combat begins'],
  ['323', 'define', 'Special cleanups have steps of their own'],
  ['323.2', 'enforce', 'What follows one is a usual cleanup'],
] as const satisfies readonly RuleRow[];
