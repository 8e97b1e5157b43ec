/** Units that come somewhere together, and battlefields with units of two other players. */
import { it } from 'vitest';
import {
  activated,
  draw,
  free,
  kill,
  sequence,
  target,
  UNIT,
  type Effect,
} from '../../../support/riftbound-abilities.js';
import { at, inHand, teamTable } from '../../../support/riftbound-battles.js';
import { activate, play } from '../../../support/riftbound-play.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const THERE = target({ is: ['battlefield'] }, 'there');
const to = (objects: string): Effect => ({ do: 'move', objects, to: 'there' });
const cards = [
  free('gather', sequence({ do: 'choose', from: { is: ['battlefield'] }, min: 1, max: 1, as: 'there' }, to('target')), {
    targets: [target(UNIT, 'target', 1, 6)],
  }),
  free('home', { do: 'move', objects: 'target' }, { targets: [target()] }),
  free('trap', sequence(to('target'), kill()), { targets: [target(), THERE] }),
  free('both', sequence(to('target'), to('other')), { targets: [target(), THERE, target(UNIT, 'other')] }),
  free('march', sequence(draw(), sequence(to('target'))), { targets: [target(), THERE] }),
  unit({ id: 'guide', might: 2, abilities: [activated('go', [], to('self'), { targets: [THERE] })] }),
];
rule('Riftbound 352.16', () => {
  const open = (hand: string) =>
    teamTable(
      { p1: ['m1', 'm5', 'guide'], p2: [at('m2', 'bridge')], p4: [at('m4', 'bridge')] },
      { bridge: 'p2' },
      { cards, seats: { p1: inHand(hand) } },
    );
  const FREE = [['meadow'], ['tower'], ['harbour']];
  it('offers to a unit that moves no battlefield with units of two others', () => {
    play(open('march'), 'march').answer('p1', ['m1']).expectLegal('p1', FREE);
    activate(open('march'), 'guide', 'go').expectLegal('p1', FREE);
    play(open('march'), 'march')
      .answer('p1', ['m2'])
      .expectLegal('p1', [...FREE, ['bridge']]);
  });
  it('offers no second unit that may not go to what was chosen for both', () => {
    const table = play(open('both'), 'both').answer('p1', ['m2']).answer('p1', ['bridge']);
    table.expectLegal('p1', [['m2'], ['m4']]);
  });
});
