import { expect, it } from 'vitest';
import { draw, free } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand, move, pass } from '../../../support/riftbound-battles.js';
import { allPass, askedBy, play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

const cards = [free('spark', draw())];

rule('Riftbound 343.1', () => {
  const open = () =>
    move(battleTable({ p1: ['m1'], p2: [] }, {}, { cards, seats: { p1: inHand('spark') } }), 'p1', ['m1'], 'meadow');
  it('is named as the showdown opens, and what passes focus by those who follow', () => {
    const table = open().expectDecision({ p1: 'focus' });
    expect(askedBy(table)).toEqual(['341', '343.1', '313.3', '312.2.b', '344.1', '344.3']);
    table.answer('p1', pass).expectDecision({ p2: 'focus' });
    expect(askedBy(table)).toEqual(['344.3', '312.2.b', '344.1', '344.3']);
  });
  it('gives way to 343 when a chain is over', () => {
    const table = allPass(play(open(), 'spark')).expectDecision({ p2: 'focus' });
    expect(askedBy(table)).toEqual(['343', '312.2.b', '344.1', '344.3']);
  });
});
