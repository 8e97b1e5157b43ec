/** Spells whose own text moves them while they are carried out. */
import { expect, it } from 'vitest';
import { draw, free, sequence, whenever, type Effect } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { gear } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const itself = (id: string, effect: Effect) => free(id, sequence(draw(), effect));
const cards = [
  itself('gone', { do: 'banish', objects: 'self' }),
  itself('back', { do: 'return', objects: 'self' }),
  itself('under', { do: 'recycle', objects: 'self' }),
  itself('plain', draw()),
  gear({ id: 'crier', abilities: [whenever('played', draw(), { where: { seat: { seat: 'you' } } })] }),
];
/** The spell is played and carried out; the crier waits for that. */
const cast = (card: string) =>
  allPass(play(battleTable({ p1: ['crier'], p2: [] }, {}, { cards, seats: { p1: inHand(card) } }), card));
rule('Riftbound 356.3.d', () => {
  it('goes to the trash unless its own text has put it elsewhere', () => {
    const zones = ['trash', 'banishment', 'hand', 'mainDeck'];
    const where = (card: string) => {
      const table = cast(card);
      return [zones.filter((zone) => table.cards('p1', zone).includes(card)), linesOf(table, 'trashed').length];
    };
    expect(where('plain')).toEqual([['trash'], 1]);
    expect(where('gone')).toEqual([['banishment'], 0]);
    expect(where('back')).toEqual([['hand'], 0]);
    expect(where('under')).toEqual([['mainDeck'], 0]);
  });
});
