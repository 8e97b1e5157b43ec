/** Units that come somewhere together, and battlefields with units of two other players. */
import { expect, it } from 'vitest';
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
import { at, battleTable, inHand } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { emptyChain, play } from '../../../support/riftbound-play.js';
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
rule('Riftbound 182.3.b', () => {
  it('ends a contest by a unit that has died before the showdown', () => {
    const seats = { p1: inHand('trap') };
    const table = battleTable({ p1: ['m1'], p2: [at('m2', 'bridge')] }, { bridge: 'p2' }, { cards, seats });
    emptyChain(play(table, 'trap').answer('p1', ['m1']).answer('p1', ['bridge'])).expectDecision({ p1: 'turnAction' });
    expect(linesOf(table, 'contested', 'contestEnded', 'showdownOpened')).toEqual([
      'contested object bridge, seat p1, card bridge (182.3.a, 182.3.b, 182.3.c)',
      'contestEnded object bridge, card bridge (182.3.b)',
    ]);
    expect(table.marks('bridge')).toEqual({ controlled: true });
  });
});
