import { expect, it } from 'vitest';
import { free, target } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
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
