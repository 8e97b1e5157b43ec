/** Abilities with two targets, of which the second is another unit than the first. */
import { expect, it } from 'vitest';
import { activated, deal, EXHAUST, sequence, target, UNIT, whenPlayed } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { chainOf, play } from '../../../support/riftbound-play.js';
import { gear, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const hits = sequence(deal(1, 'one'), deal(1, 'other'));
const THEIRS = { ...UNIT, of: 'opponents' } as const;
const ANOTHER = [target(UNIT, 'one'), target({ ...THEIRS, notBound: 'one' }, 'other')];
const cards = [
  unit({ id: 'twin', energy: 0, abilities: [whenPlayed(hits, { targets: ANOTHER })] }),
  gear({ id: 'bow', energy: 0, abilities: [activated('shoot', [EXHAUST], hits, { targets: ANOTHER })] }),
];
const table = (mine: readonly string[], theirs: readonly string[]) =>
  battleTable({ p1: mine, p2: theirs }, {}, { cards, seats: { p1: inHand('twin') } });

rule('Riftbound 390.3.b', () => {
  it('offers no first unit that would leave none for the second, and so the ability undone', () => {
    const at = play(table([], ['m5']), 'twin');
    at.expectLegal('p1', [[at.find('p1', 'board', 'twin')]]);
    at.answer('p1', at.legal('p1')[0] ?? null).expectLegal('p1', [['m5']]);
    expect(chainOf(at.answer('p1', ['m5']))).toEqual(['twin']);
  });
});

rule('Riftbound 390.2', () => {
  const SHOOT = { action: 'activate', source: 'bow', ability: 'shoot' };
  it('refuses an ability that chooses two units where there is one', () => {
    expect(
      table(['bow'], ['m5'])
        .refused('p1', SHOOT)
        .cites.map((cite) => cite.rule),
    ).toContain('390.2');
    table(['bow'], ['m4', 'm5'])
      .answer('p1', SHOOT)
      .expectLegal('p1', [['m4'], ['m5']]);
  });
});
