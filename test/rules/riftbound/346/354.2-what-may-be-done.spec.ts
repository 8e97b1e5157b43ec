/** Whole lists of what may be done, and of what is paid with. */
import { expect, it } from 'vitest';
import { draw } from '../../../support/riftbound-abilities.js';
import { inHand } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { play } from '../../../support/riftbound-play.js';
import { riftboundTable, runes, spell } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 354.2', () => {
  it('names no resource of which nothing is spent, and leaves alone what the player never had', () => {
    const chant = spell({ id: 'chant', energy: 1, effect: draw() });
    const table = riftboundTable({ p1: { ...inHand('chant'), energy: 1, runes: runes('fury', 1) } }, [chant]);
    play(table, 'chant').answer('p1', { energy: 1 });
    expect(linesOf(table, 'spent').map((line) => line.replace(/ \(.*/, ''))).toEqual([
      'spent seat p1, spent {energy 1}',
    ]);
    expect(Object.keys(table.player('p1')).filter((field) => /Energy|Power/.test(field))).toEqual([]);
  });
});
