/** Effects on nothing: amounts of 0 leave no entry in the log. */
import { expect, it } from 'vitest';
import { linesOf } from '../../../support/log-lines.js';
import { free, type Effect } from '../../../support/riftbound-abilities.js';
import { inHand } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { riftboundTable } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

/** What it logs that as many are gained or added as p1 has cards of this kind on the board. */
const told = (effect: (count: { readonly count: object }) => object, kind: string, soldiers: number) => {
  const count = { count: { is: ['unit'], of: 'you' } };
  const table = riftboundTable(
    {
      p1: {
        ...inHand('spell'),
        board: Array.from({ length: soldiers }, (_, at) => ({ card: 'soldier', as: `s${at}` })),
      },
    },
    [free('spell', effect(count) as Effect)],
  );
  return linesOf(allPass(play(table, 'spell')), kind).length;
};

rule('Riftbound keyword.hunt', () => {
  it('gains experience, but not 0 of it', () => {
    const experience = (soldiers: number) =>
      told((count) => ({ do: 'gain-experience', amount: count }), 'experienceGained', soldiers);
    expect([experience(0), experience(1), experience(2)]).toEqual([0, 1, 1]);
  });
});
