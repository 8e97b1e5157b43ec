import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { deal, draw, free, kill, sequence, target, UNIT, type Effect } from '../../../support/riftbound-abilities.js';
import { at, battleTable, FIGHTERS } from '../../../support/riftbound-battles.js';
import { allPass, chainOf, PASS, play } from '../../../support/riftbound-play.js';
import { gear, riftboundTable, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const PLACE = target({ zone: 'battlefields' }, 'place');
const split = (id: string, amount: number, max: number) =>
  free(
    id,
    { do: 'deal', objects: 'target', amount: { share: 'shares', of: 'it' } },
    {
      targets: [{ ...target(UNIT, 'target', 1, max), divide: { amount, as: 'shares' } }],
    },
  );
const cards = [
  ...FIGHTERS,
  unit({ id: 'page', energy: 0 }),
  gear({ id: 'chest', energy: 0 }),
  free('doom', kill(), { targets: [target()] }),
  free('send', { do: 'move', objects: 'target', to: 'place' }, { targets: [target(), PLACE] }),
  free('send-two', { do: 'move', objects: 'target', to: 'place' }, { targets: [target(UNIT, 'target', 2), PLACE] }),
  free('pair', deal(2), { targets: [target(UNIT, 'target', 2)] }),
  free('some', deal(2), { targets: [target(UNIT, 'target', 0, 2)] }),
  free('negate', { do: 'counter', objects: 'target' }, { targets: [target({ zone: 'chain' })] }),
  free(
    'tithe',
    sequence(
      { do: 'choose', from: { zone: 'hand', of: 'you' }, min: 1, max: 1, as: 'card' },
      { do: 'discard', objects: 'card' },
    ),
  ),
  free('sweep', sequence({ do: 'all', from: UNIT, as: 'all' }, deal(1, 'all')) satisfies Effect),
  free('small', kill(), { targets: [{ ...target(UNIT, 'target', 1, 3), sum: { number: 'might', max: 4 } }] }),
  free(
    'grow',
    { do: 'modify', objects: 'target', changes: [{ change: 'number', name: 'might', add: 3 }], until: 'endOfTurn' },
    { targets: [target()] },
  ),
  split('storm', 3, 9),
  split('spray', 2, 9),
  gear({
    id: 'ember',
    abilities: [
      { kind: 'cost', name: 'ember', for: 'bonusDamage', affects: { zone: 'any', is: ['spell'], of: 'you' }, add: 1 },
    ],
  }),
];
const own = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));
const open = (hand: readonly string[], board: readonly (string | JsonRecord)[], p2: JsonRecord = {}) =>
  riftboundTable(
    {
      p1: { hand: own(...hand), board: board.map((one) => (typeof one === 'string' ? { card: one, as: one } : one)) },
      p2,
    },
    cards,
  );

rule('Riftbound 352.2', () => {
  const held = battleTable(
    { p1: [at('m2', 'meadow')], p2: [at('m3', 'bridge')] },
    { meadow: 'p1', bridge: 'p2' },
    {
      cards: cards.filter(({ id }) => id === 'page' || id === 'chest'),
      seats: { p1: { hand: ['page', 'chest'] } },
    },
  );
  it('is the base or a battlefield that its player controls', () => {
    play(held, held.find('p1', 'hand', 'page'))
      .expectDecision({ p1: 'where' })
      .expectLegal('p1', ['base', 'meadow']);
    held.expectRefused('p1', 'bridge', 'answer.unknown-option', '352.2');
    held.answer('p1', 'meadow').expectHappened('entered', { card: 'page', at: 'meadow', exhausted: true });
  });
  it('is not asked for gear, which goes to the base', () => {
    play(held, held.find('p1', 'hand', 'chest')).expectDecision({ p1: 'turnAction' });
    expect(held.marks(held.find('p1', 'board', 'chest'))).toEqual({});
  });
});

rule('Riftbound 352.3', () => {
  it('is chosen as the card is played, before anybody may respond', () => {
    const table = play(open(['send'], ['m2']), 'send').answer('p1', ['m2']);
    table
      .expectDecision({ p1: 'target' })
      .expectLegal('p1', [['meadow'], ['bridge']])
      .answer('p1', ['bridge']);
    allPass(table.expectDecision({ p1: 'priority' })).expectHappened('moved', { object: 'm2', to: 'bridge' });
  });
  it('is no choice where the text sends units to their bases', () => {
    const home = free('home', { do: 'move', objects: 'target' }, { targets: [target()] });
    const table = riftboundTable({ p1: { hand: own('home'), board: own('m2') } }, [...cards, home]);
    play(table, 'home').answer('p1', ['m2']).expectDecision({ p1: 'priority' });
  });
});

rule('Riftbound 352.4', () => {
  it('asks for each object that the text has chosen, before it is paid for', () => {
    play(open(['doom'], ['m2'], { board: own('m3') }), 'doom').expectLegal('p1', [['m2'], ['m3']]);
  });
  it('offers nothing that the text does not speak of', () => {
    play(open(['doom'], ['m2', 'chest']), 'doom').expectLegal('p1', [['m2']]);
  });
});

rule('Riftbound 352.7', () => {
  it('is not played without enough to choose', () => {
    const table = open(['pair'], ['m2']);
    table.expectRefused('p1', { action: 'play', card: 'pair' }, 'play.no-target', '352.7');
    table.expectLegal('p1', [
      { action: 'move', to: 'meadow' },
      { action: 'move', to: 'bridge' },
      { action: 'end-turn' },
    ]);
  });
  it('is played with as many as it needs, and no fewer are chosen', () => {
    play(open(['pair'], ['m2', 'm3']), 'pair')
      .expectLegal('p1', [['m2', 'm3']])
      .expectRefused('p1', ['m2'], 'answer.too-few', '352.4');
  });
});

rule('Riftbound 352.8.c', () => {
  it('does not choose itself, nor what is not finalized', () => {
    open(['negate'], []).expectRefused('p1', { action: 'play', card: 'negate' }, 'play.no-target', '352.7');
  });
  it('chooses another item', () => {
    const table = play(open(['sweep', 'negate'], []), 'sweep');
    const [item = ''] = table.state.zones['chain'] ?? [];
    play(table, 'negate').expectLegal('p1', [[item]]);
  });
});

rule('Riftbound 352.9', () => {
  it('is chosen on resolution where it is no target: a card of the hand', () => {
    const table = play(open(['tithe', 'page', 'chest'], []), 'tithe').expectDecision({ p1: 'priority' });
    allPass(table)
      .expectDecision({ p1: 'choose' })
      .expectLegal('p1', [['page'], ['chest']]);
  });
  it('is not chosen before that: what came to the hand meanwhile can be chosen', () => {
    const gift = free('gift', draw());
    const table = riftboundTable({ p1: { hand: own('tithe', 'gift'), mainDeck: ['page'] } }, [...cards, gift]);
    allPass(play(play(table, 'tithe'), 'gift'));
    const drawn = table.find('p1', 'hand', 'page');
    allPass(table).expectLegal('p1', [[drawn]]);
  });
});

rule('Riftbound 352.10', () => {
  it('is a target that the player names; all of a kind are none', () => {
    const table = play(open(['sweep'], ['m2'], { board: own('m3') }), 'sweep').expectDecision({ p1: 'priority' });
    // What comes to the board meanwhile is among all.
    expect(allPass(table).log.filter(({ kind }) => kind === 'damageDealt')).toHaveLength(2);
  });
  it('is asked for where one is named', () => {
    play(open(['doom'], ['m2']), 'doom').expectDecision({ p1: 'target' });
  });
});

const THREE = ['m1', 'm2', 'm3'] as const;
rule('Riftbound 352.11', () => {
  it('is a group that together has so much might at most', () => {
    play(open(['small'], THREE), 'small').expectLegal('p1', [['m1'], ['m1', 'm2'], ['m1', 'm3'], ['m2'], ['m3']]);
  });
  it('refuses a group that has more, and a unit that has too much alone', () => {
    play(open(['small'], THREE), 'small').expectRefused('p1', ['m2', 'm3'], 'answer.constraint', '352.4');
    open(['small'], ['m5']).expectRefused('p1', { action: 'play', card: 'small' }, 'play.no-target', '352.7');
  });
});

rule('Riftbound 352.11.b', () => {
  const grown = () => {
    const table = play(open(['small', 'grow'], THREE), 'small').answer('p1', ['m1', 'm3']);
    return allPass(play(table, 'grow').answer('p1', ['m1']));
  };
  it('has its player keep a part that meets it, as it resolves', () => {
    const table = allPass(grown())
      .expectDecision({ p1: 'keptTargets' })
      .expectLegal('p1', [[], ['m1'], ['m3']]);
    table.expectRefused('p1', ['m1', 'm3'], 'answer.constraint', '352.11.b');
    table.answer('p1', ['m1']);
    expect([table.exists('m1'), table.exists('m3')]).toEqual([false, true]);
  });
  it('asks nothing where all of it still does', () => {
    const table = allPass(play(open(['small'], THREE), 'small').answer('p1', ['m1', 'm3']));
    expect([table.exists('m1'), table.exists('m2'), table.exists('m3')]).toEqual([false, true, false]);
  });
});

rule('Riftbound 352.13', () => {
  it('may be none, also where there is nothing', () => {
    play(open(['some'], ['m2']), 'some').expectLegal('p1', [[], ['m2']]);
    expect(chainOf(play(open(['some'], []), 'some').expectDecision({ p1: 'priority' }))).toEqual(['some']);
  });
  it('is no more than it says', () => {
    play(open(['some'], THREE), 'some').expectRefused('p1', [...THREE], 'answer.too-many', '352.13');
  });
});

rule('Riftbound 352.14', () => {
  it('has as many targets as damage at most', () => {
    play(open(['spray'], THREE), 'spray').expectRefused('p1', [...THREE], 'answer.too-many', '352.14');
  });
  it('has three for three', () => {
    const table = play(open(['storm'], THREE), 'storm').answer('p1', [...THREE]);
    expect(chainOf(table)).toEqual(['storm']);
  });
});

rule('Riftbound 352.14.e', () => {
  it('is split as it resolves, not as it is played', () => {
    const table = play(open(['storm'], [], { board: own('m5', 'm6') }), 'storm').answer('p1', ['m5', 'm6']);
    table.expectDecision({ p1: 'priority' });
    allPass(table).expectDecision({ p1: 'division' });
    table.expectLegal('p1', [
      { m5: 1, m6: 2 },
      { m5: 2, m6: 1 },
    ]);
    table.answer('p1', { m5: 2, m6: 1 });
    expect([table.marks('m5'), table.marks('m6')]).toEqual([{ damage: 2 }, { damage: 1 }]);
  });
  it('is all for the one that is left', () => {
    const table = play(open(['storm', 'doom'], [], { board: own('m5', 'm6') }), 'storm').answer('p1', ['m5', 'm6']);
    allPass(allPass(play(table, 'doom').answer('p1', ['m6'])));
    expect(table.marks('m5')).toEqual({ damage: 3 });
  });
});

rule('Riftbound 352.14.g', () => {
  it('is at least 1 for each target, all at once', () => {
    const table = play(open(['storm'], [], { board: own('m4', 'm5', 'm6') }), 'storm').answer('p1', ['m4', 'm5', 'm6']);
    allPass(table).expectLegal('p1', [{ m4: 1, m5: 1, m6: 1 }]);
  });
  it('refuses to leave a target out', () => {
    const table = play(open(['storm'], [], { board: own('m5', 'm6') }), 'storm').answer('p1', ['m5', 'm6']);
    allPass(table).expectRefused('p1', { m5: 3 }, 'answer.too-few', '352.14.g');
  });
});

rule('Riftbound 352.14.h', () => {
  const open3 = (other: readonly JsonRecord[]) =>
    open(['storm'], ['ember'], { board: [...own('m4', 'm5', 'm6', 'm3'), ...other], hand: own('doom') });
  it('has its player drop targets where there is less damage than targets', () => {
    const four = ['m3', 'm4', 'm5', 'm6'];
    const burn = free('burn', kill(), { targets: [target({ is: ['gear'] })] });
    const table = riftboundTable(
      { p1: { hand: own('storm', 'burn'), board: own('ember') }, p2: { board: own(...four) } },
      [...cards, burn],
    );
    play(table, 'storm').answer('p1', four);
    allPass(play(table, 'burn').answer('p1', ['ember']));
    allPass(table).expectDecision({ p1: 'keptTargets' });
    expect(table.legal('p1')).toHaveLength(4);
    table.expectRefused('p1', ['m5', 'm6'], 'answer.too-few', '352.14.h');
    table
      .answer('p1', ['m4', 'm5', 'm6'])
      .expectDecision({ p1: 'division' })
      .expectLegal('p1', [{ m4: 1, m5: 1, m6: 1 }]);
  });
  it('drops none where there is enough', () => {
    const table = play(open3([]), 'storm').answer('p1', ['m3', 'm4', 'm5', 'm6']);
    allPass(table)
      .expectDecision({ p1: 'division' })
      .expectLegal('p1', [{ m3: 1, m4: 1, m5: 1, m6: 1 }]);
  });
});

rule('Riftbound 352.15', () => {
  it('stays as it was chosen, whatever comes', () => {
    const table = play(open(['doom', 'grow'], ['m2', 'm3']), 'doom').answer('p1', ['m2']);
    allPass(play(table, 'grow').answer('p1', ['m2'])).expectDecision({ p1: 'priority' });
    allPass(table).expectHappened('killed', { object: 'm2' });
    expect(table.exists('m3')).toBe(true);
  });
  it('is not chosen anew where the target has gone', () => {
    const table = play(open(['doom', 'pair'], ['m1', 'm3']), 'doom').answer('p1', ['m1']);
    allPass(play(table, 'pair').answer('p1', ['m1', 'm3']));
    allPass(table).expectNotHappened('target').expectNotHappened('killed');
    expect(table.exists('m3')).toBe(true);
  });
});

rule('Riftbound 352.16', () => {
  const crowded = () =>
    battleTable(
      { p1: ['m2'], p2: [at('m3', 'bridge')], p3: [at('m4', 'bridge')] },
      { bridge: 'p2', meadow: 'p1', tower: 'p3' },
      { cards: cards.filter(({ id }) => id === 'send'), seats: { p1: { hand: own('send') } } },
    ).answer('p3', PASS);
  it('does not choose a battlefield to which the unit cannot come', () => {
    const table = play(crowded(), 'send')
      .answer('p1', ['m2'])
      .expectLegal('p1', [['meadow'], ['tower']]);
    table.expectRefused('p1', ['bridge'], 'answer.unknown-option');
  });
  it('chooses it for a unit that is there', () => {
    play(crowded(), 'send')
      .answer('p1', ['m3'])
      .expectLegal('p1', [['meadow'], ['bridge'], ['tower']]);
  });
  /** p1 chooses two units, and then where they go; p2's m3 is at the bridge. */
  const sent = (units: readonly string[]) => {
    const boards = { p1: ['m1', 'm2'], p2: [at('m3', 'bridge')], p3: ['m4'] };
    const controlled = { bridge: 'p2', meadow: 'p1', tower: 'p3' };
    const table = battleTable(boards, controlled, {
      cards: cards.filter(({ id }) => id === 'send-two'),
      seats: { p1: { hand: own('send-two') } },
    });
    return play(table, 'send-two').answer('p1', units);
  };
  it('excludes a battlefield if the two units would be those of a second and third player', () => {
    sent(['m2', 'm4']).expectLegal('p1', [['meadow'], ['tower']]);
  });
  it('chooses it where both are of one player', () => {
    sent(['m1', 'm2']).expectLegal('p1', [['meadow'], ['bridge'], ['tower']]);
  });
});
