/** What the log says as abilities go on the chain, and what those who may respond are asked by. */
import { expect, it } from 'vitest';
import { DRAWS_AS_IT_DIES, draw, free, kill, target, UNIT, whenever } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand, pass } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { allPass, askedBy, chainOf, play } from '../../../support/riftbound-play.js';
import { battlefield, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const cards = [
  unit({ id: 'ghost', energy: 0, abilities: [{ ...DRAWS_AS_IT_DIES, name: 'deathknell' }] }),
  unit({ id: 'crow', abilities: [whenever('killed', draw())] }),
  unit({ id: 'wren', abilities: [whenever('killed', draw(2))] }),
  free('doom', kill(), { targets: [target(UNIT)] }),
  free('spark', draw()),
  battlefield({ id: 'shrine', abilities: [whenever('killed', draw())] }),
];
const CONDITIONS = '376.2.c, 376.2.c.1, 376.2.c.2, 377.2, 378.1, 378.2';
const PLACING = '376.3.b.1, 183.4.b, 303.2.a, 376.3, 376.3.a, 389.1, 389.2';

rule('Riftbound 376.3.b.1', () => {
  /** `m1` dies, or what is named. */
  const died = (p1: readonly string[], p2: readonly string[], place: string, victim = 'm1') => {
    const seats = { p1: { ...inHand('doom'), battlefields: [{ card: place, as: place }] } };
    return allPass(play(battleTable({ p1: ['m1', ...p1], p2 }, {}, { cards, seats }), 'doom').answer('p1', [victim]));
  };
  it('places the abilities of the turn player, then those of others', () => {
    const table = died(['crow'], ['wren'], 'meadow').expectDecision({ p2: 'priority' });
    expect([chainOf(table), linesOf(table, 'abilityPlaced')]).toEqual([
      ['crow', 'wren'],
      [
        `abilityPlaced seat p1, ability crow, card crow, source crow (${CONDITIONS}, ${PLACING})`,
        `abilityPlaced seat p2, ability wren, card wren, source wren (${CONDITIONS}, ${PLACING})`,
      ],
    ]);
  });
  it('has its player order those of one player, and both are placed', () => {
    const table = died(['crow', 'wren'], [], 'meadow').expectDecision({ p1: 'triggerOrder' });
    expect([askedBy(table), table.legal('p1').length]).toEqual([['376.3.b'], 2]);
    const [, last = []] = table.legal('p1');
    expect(chainOf(table.answer('p1', last))).toEqual(['wren', 'crow']);
  });
  it('names the rules of a keyword, whose abilities look back and come first', () => {
    const table = died(['crow'], ['ghost'], 'meadow', 'ghost');
    expect([chainOf(table), linesOf(table, 'abilityPlaced')]).toEqual([
      ['ghost', 'crow'],
      [
        `abilityPlaced seat p2, ability ghost, card ghost, source ghost (724.1, 724.1.d.1, 724.1.d.3, 724.2, ${CONDITIONS}, ${PLACING})`,
        `abilityPlaced seat p1, ability crow, card crow, source crow (${CONDITIONS}, ${PLACING})`,
      ],
    ]);
  });
  it('names why the turn player places that of a battlefield that no player controls', () => {
    const table = died([], [], 'shrine');
    expect(linesOf(table, 'abilityPlaced')).toEqual([
      `abilityPlaced seat p1, ability shrine, card shrine, source shrine (182.6.b, 182.6.c, ${CONDITIONS}, ${PLACING})`,
    ]);
  });
});

rule('Riftbound 370.2.b.2', () => {
  const open = () => battleTable({ p1: ['m1'], p2: [] }, {}, { cards, seats: { p1: inHand('spark') } });
  it('is named with the rules of the newest item, and only passing by those who follow', () => {
    const table = play(open(), 'spark');
    expect(askedBy(table)).toEqual(['332.1', '333.1.c.3', '336.4', '394.4', '370.2.b.2', '309.1.a', '312.1.b']);
    expect(askedBy(table.answer('p1', pass))).toEqual(['335.2', '309.1.a', '312.1.b']);
  });
});

rule('Riftbound 370.2.b.3', () => {
  const AS_EVER = '356.3.e.1, 356.3.e.2, 356.3.e.3, 356.3.e.4, 356.3.e.5, 356.3.e.12, 356.3.e.13';
  it('is named with the rules of spells for a spell, and with that of abilities for an ability', () => {
    const seats = { p1: inHand('spark', 'doom') };
    const table = allPass(play(battleTable({ p1: ['crow', 'm1'], p2: [] }, {}, { cards, seats }), 'spark'));
    expect(linesOf(table, 'resolving')).toEqual([
      `resolving object gone, seat p1, card spark (336.1, 335.1, 394.5, 152.1, 152.3, ${AS_EVER})`,
    ]);
    allPass(allPass(play(table, 'doom').answer('p1', ['m1'])));
    expect(linesOf(table, 'resolving')).toEqual([
      `resolving object a1, seat p1, card crow (336.1, 335.1, 394.5, 370.2.b.3, ${AS_EVER})`,
    ]);
  });
});
