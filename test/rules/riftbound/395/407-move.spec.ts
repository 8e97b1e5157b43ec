import { expect, it } from 'vitest';
import { free, sequence, target, type Effect } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const send = free(
  'send',
  { do: 'move', objects: 'target', to: 'there' },
  { targets: [target(), target({ is: ['battlefield'] }, 'there')] },
);

rule('Riftbound 407.2.a', () => {
  /** m1 stands at the meadow. */
  const sentTo = (battlefield: string) => {
    const boards = { p1: [at('m1', 'meadow')], p2: [] };
    const table = battleTable(boards, { meadow: 'p1' }, { cards: [send], seats: { p1: inHand('send') } });
    play(table, 'send')
      .answer('p1', ['m1'])
      .expectLegal('p1', [['meadow'], ['bridge']]);
    return allPass(table.answer('p1', [battlefield]));
  };
  it('moves a unit where an effect sends it to another place', () => {
    sentTo('bridge').expectHappened('moved', { object: 'm1', origin: 'meadow', to: 'bridge' });
  });
  it('moves nothing where the place that is chosen is where the unit is', () => {
    const table = sentTo('meadow').expectNotHappened('moved').expectNotHappened('recalled');
    expect([table.marks('m1'), table.cards('p1', 'trash')]).toEqual([{ at: table.id('meadow') }, ['send']]);
  });
});

rule('Riftbound 407.2.a', () => {
  const there = (named: string): Effect => ({ do: 'all', from: { is: ['battlefield'], named }, as: 'there' });
  const ways: { readonly [id: string]: Effect } = {
    home: { do: 'move', objects: 'target' },
    lost: sequence(there('nowhere'), { do: 'move', objects: 'target', to: 'there' }),
    astray: sequence(there('nowhere'), { do: 'move', objects: 'target', to: 'there', orBase: true }),
    onto: sequence(
      { do: 'all', from: { is: ['unit'], named: 'm2' }, as: 'there' },
      { do: 'move', objects: 'target', to: 'there' },
    ),
  };
  const moved = (way: string) => {
    const cards = Object.entries(ways).map(([id, effect]) => free(id, effect, { targets: [target({ named: 'm1' })] }));
    const boards = { p1: [at('m1', 'meadow'), 'm2'], p2: [] };
    const table = battleTable(boards, { meadow: 'p1' }, { cards, seats: { p1: inHand(way) } });
    allPass(play(table, way).answer('p1', ['m1']));
    return [linesOf(table, 'moved').map((line) => line.replace(/ \(.*/, '')), table.marks('m1')['at'] ?? 'base'];
  };
  const HOME = ['moved object m1, to null, card m1, seat p1, origin meadow'];
  it('moves a unit to its base where the text names no battlefield', () => {
    expect(moved('home')).toEqual([HOME, 'base']);
  });
  it('moves nothing where the battlefield that is named is not there, or is none', () => {
    expect(moved('lost')[0]).toEqual([]);
    expect(moved('onto')[0]).toEqual([]);
  });
  it('moves a unit to its base instead where the text says so', () => {
    expect(moved('astray')).toEqual([HOME, 'base']);
  });
});
