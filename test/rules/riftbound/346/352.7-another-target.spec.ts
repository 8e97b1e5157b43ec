/** Spells whose second target depends on the first: another unit, or a unit with less might. */
import { expect, it } from 'vitest';
import { deal, free, sequence, target, UNIT } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { play } from '../../../support/riftbound-play.js';
import { rule } from '../../../support/rule.js';

const hits = sequence(deal(1, 'one'), deal(1, 'other'));
const THEIRS = { ...UNIT, of: 'opponents' } as const;
const ANOTHER = [target(UNIT, 'one'), target({ ...THEIRS, notBound: 'one' }, 'other')];
const WEAKER = [
  target({ ...UNIT, of: 'you' }, 'one'),
  target({ ...THEIRS, numbers: { might: { below: { number: 'might', of: 'one' } } } }, 'other'),
];
const cards = [free('bolts', hits, { targets: ANOTHER }), free('duel', hits, { targets: WEAKER })];
const table = (mine: readonly string[], theirs: readonly string[]) =>
  battleTable({ p1: mine, p2: theirs }, {}, { cards, seats: { p1: inHand('bolts', 'duel') } });

rule('Riftbound 352.7', () => {
  const BOLTS = { action: 'play', card: 'bolts' };
  it('refuses a spell that chooses two units where there is one', () => {
    expect(
      table([], ['m5'])
        .refused('p1', BOLTS)
        .cites.map((cite) => cite.rule),
    ).toContain('352.7');
    play(table(['m3'], ['m5']), 'bolts').expectLegal('p1', [['m3']]);
  });
  it('asks first for a unit that has a weaker enemy', () => {
    play(table(['m2', 'm4'], ['m3', 'm6']), 'duel').expectLegal('p1', [['m4']]);
    expect(
      table(['m2'], ['m3'])
        .refused('p1', { action: 'play', card: 'duel' })
        .cites.map((cite) => cite.rule),
    ).toContain('352.7');
  });
});
