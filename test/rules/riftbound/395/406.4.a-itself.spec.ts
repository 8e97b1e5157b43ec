/** Spells whose own text moves them while they are carried out. */
import { expect, it } from 'vitest';
import { draw, free, sequence, whenever, type Effect } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { allPass, chainOf, play } from '../../../support/riftbound-play.js';
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
rule('Riftbound 406.4.a', () => {
  it.each(['plain', 'gone', 'back', 'under'])('has been played, wherever its own text has put it: %s', (card) => {
    const table = cast(card);
    expect(linesOf(table, 'played').map((line) => line.replace(/ \(.*/, ''))).toEqual([
      `played seat p1, object gone, card ${card}, type spell`,
    ]);
    expect(chainOf(table)).toEqual(['crier']);
  });
});
