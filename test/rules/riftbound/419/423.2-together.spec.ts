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
import { at, battleTable, inHand, teamTable } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { allPass, play } from '../../../support/riftbound-play.js';
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
/** What each unit did, by the kind and with the rules that no other line has. */
const lines = (table: ReturnType<typeof battleTable>) =>
  linesOf(table, 'moved', 'recalled').map((line) =>
    line.replace(/^(\w+) object (\w+).* \(.*?((?:, 303\.2\.a)?)(?:, 420\.3)?\)$/, '$1 $2$3'),
  );
rule('Riftbound 423.2', () => {
  const gathered = (boards: Parameters<typeof battleTable>[0], ...units: readonly string[]) => {
    const table = battleTable(boards, { tower: 'p3' }, { cards, seats: { p1: inHand('gather') } });
    allPass(play(table, 'gather').answer('p1', [...units])).answer('p1', ['meadow']);
    return lines(table);
  };
  it('has units of two players come together, whoever else plays', () => {
    expect(gathered({ p1: ['m1'], p2: [], p3: ['m3'] }, 'm1', 'm3')).toEqual(['moved m1', 'moved m3']);
    expect(gathered({ p1: ['m1'], p2: ['m2'], p3: [] }, 'm1', 'm2')).toEqual(['moved m1', 'moved m2']);
  });
  it('recalls the units of the last of three players who come together (303.2.a)', () => {
    expect(gathered({ p1: ['m1'], p2: ['m2'], p3: [at('m3', 'tower')] }, 'm1', 'm2', 'm3')).toEqual([
      'moved m1',
      'moved m2',
      'recalled m3, 303.2.a',
    ]);
  });
  it('lets units of one player come where two opponents are teammates at no time', () => {
    const boards = { p1: ['m1'], p2: [at('m2', 'bridge')], p4: [at('m4', 'bridge')] };
    const table = teamTable(boards, { bridge: 'p2' }, { cards });
    const moves = table.legal('p1').filter((answer) => JSON.stringify(answer).includes('"move"'));
    expect(moves).toEqual(['meadow', 'tower', 'harbour'].map((place) => ({ action: 'move', to: table.id(place) })));
    table.expectRefused('p1', { action: 'move', to: 'bridge' }, 'move.crowded', '423.2', '421.2.a');
  });
  it('recalls a unit where units of two others are already, by the rule about that alone', () => {
    const boards = { p1: [at('m1', 'meadow')], p2: [at('m2', 'bridge')], p4: [at('m4', 'bridge')] };
    const table = teamTable(boards, { meadow: 'p1', bridge: 'p2' }, { cards, seats: { p1: inHand('gather') } });
    allPass(play(table, 'gather').answer('p1', ['m1'])).answer('p1', ['bridge']);
    expect(lines(table)).toEqual(['recalled m1']);
  });
  it('counts nobody in the bases', () => {
    const table = battleTable(
      { p1: [at('m1', 'meadow'), 'm5'], p2: ['m2'], p3: ['m3'] },
      { meadow: 'p1' },
      { cards, seats: { p1: inHand('home') } },
    );
    allPass(play(table, 'home').answer('p1', ['m1']));
    expect(lines(table)).toEqual(['moved m1']);
  });
});
