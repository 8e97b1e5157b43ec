/** Spells whose amount is the number of units of their player. */
import { linesOf } from './log-lines.js';
import { free, type Effect } from './riftbound-abilities.js';
import { inHand } from './riftbound-battles.js';
import { allPass, play } from './riftbound-play.js';
import { riftboundTable } from './riftbound.js';

/** How many entries of the kind a spell logs, if p1 has so many soldiers on the board as it resolves. */
export const entriesFor = (effect: (count: { readonly count: object }) => object, kind: string, soldiers: number) => {
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
