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
import { at, battleTable, inHand, move } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { allPass, emptyChain, play } from '../../../support/riftbound-play.js';
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
rule('Riftbound 322.5', () => {
  it('gives no side to units of a third player', () => {
    const seats = { p1: inHand('home', 'trap'), p2: inHand('gather') };
    const boards = { p1: ['m1'], p2: ['m2'], p3: [at('m3', 'tower')] };
    const more = {
      cards: [...cards, free('slay', kill(), { targets: [target()] })],
      seats: { ...seats, p1: inHand('slay') },
    };
    const table = move(battleTable(boards, { tower: 'p3' }, more), 'p1', ['m1'], 'tower');
    emptyChain(play(table, 'slay').answer('p1', ['m3'])).expectDecision({ p2: 'focus' });
    allPass(play(table, 'gather', 'p2').answer('p2', ['m2'])).answer('p2', ['tower']);
    expect(table.marks('m2')).toEqual({ at: table.id('tower') });
    expect(linesOf(table, 'sideTaken')).toEqual([]);
  });
});
