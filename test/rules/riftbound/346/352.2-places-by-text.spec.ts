import { it } from 'vitest';
import { at, battleTable, inHand, move } from '../../../support/riftbound-battles.js';
import { play } from '../../../support/riftbound-play.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

type Place = NonNullable<Parameters<typeof unit>[0]['places']>[number];

const guest = (place: Place) => unit({ id: 'guest', energy: 0, keywords: [{ keyword: 'action' }], places: [place] });

rule('Riftbound 352.2', () => {
  /** p1 has units at the meadow, and p2 at the bridge; nobody is at the tower. */
  const open = (place: Place) =>
    battleTable(
      { p1: [at('m3', 'meadow'), 'm5'], p2: [at('m4', 'bridge')], p3: [] },
      { meadow: 'p1', bridge: 'p2' },
      { cards: [guest(place)], seats: { p1: inHand('guest') } },
    );
  it.each<[Place, readonly string[]]>([
    ['open', ['base', 'meadow', 'tower']],
    ['occupied-enemy', ['base', 'meadow', 'bridge']],
    ['with-enemies', ['base', 'meadow', 'bridge']],
    ['attacked', ['base', 'meadow']],
    ['lone-enemy', ['base', 'meadow', 'bridge']],
  ])('a text lets a unit go to other battlefields as well: %s', (place, legal) => {
    play(open(place), 'guest').expectLegal('p1', legal);
  });
  it('an enemy unit is alone also beside units of the player', () => {
    play(move(open('lone-enemy'), 'p1', ['m5'], 'bridge'), 'guest').expectLegal('p1', ['base', 'meadow', 'bridge']);
  });
  it('a text lets a unit go where units of its player attack', () => {
    play(move(open('attacked'), 'p1', ['m5'], 'bridge'), 'guest').expectLegal('p1', ['base', 'meadow', 'bridge']);
  });
});
