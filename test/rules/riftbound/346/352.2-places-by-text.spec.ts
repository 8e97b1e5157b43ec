import { it } from 'vitest';
import { at, battleTable, inHand, move } from '../../../support/riftbound-battles.js';
import { play } from '../../../support/riftbound-play.js';
import { gear, unit } from '../../../support/riftbound.js';
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
  it('a permanent lets all units of its player go to open battlefields, or to a lone enemy', () => {
    const lets = (flag: 'unitsToOpen' | 'unitsToLoneEnemy') =>
      gear({ id: flag, abilities: [{ kind: 'static', name: flag, changes: [{ change: 'flag', flag }] }] });
    const plain = unit({ id: 'guest', energy: 0, keywords: [{ keyword: 'action' }] });
    const table = (own: readonly string[], theirs: readonly string[] = []) =>
      play(
        battleTable(
          { p1: [at('m3', 'meadow'), 'm5', 'm6', ...own], p2: [at('m4', 'bridge'), ...theirs], p3: [] },
          { meadow: 'p1', bridge: 'p2' },
          { cards: [plain, lets('unitsToOpen'), lets('unitsToLoneEnemy')], seats: { p1: inHand('guest') } },
        ),
        'guest',
      );
    table([]).expectLegal('p1', ['base', 'meadow']);
    table(['unitsToOpen']).expectLegal('p1', ['base', 'meadow', 'tower']);
    table(['unitsToLoneEnemy']).expectLegal('p1', ['base', 'meadow', 'bridge']);
    table(['unitsToOpen', 'unitsToLoneEnemy']).expectLegal('p1', ['base', 'meadow', 'bridge', 'tower']);
    table([], ['unitsToOpen']).expectLegal('p1', ['base', 'meadow']);
  });
  it('two enemy units are none that is alone', () => {
    const two = battleTable(
      { p1: [at('m3', 'meadow')], p2: [at('m4', 'bridge'), at('m2', 'bridge')], p3: [] },
      { meadow: 'p1', bridge: 'p2' },
      { cards: [guest('lone-enemy')], seats: { p1: inHand('guest') } },
    );
    play(two, 'guest').expectLegal('p1', ['base', 'meadow']);
  });
});
