import { expect, it } from 'vitest';
import { free, sequence, target } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand, move } from '../../../support/riftbound-battles.js';
import { allPass, chainOf, play } from '../../../support/riftbound-play.js';
import { gear } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const PERMANENT = { is: ['permanent'] };
const sword = gear({ id: 'sword' });
const cards = [
  sword,
  free(
    'send',
    { do: 'move', objects: 'target', to: 'there' },
    { targets: [target(PERMANENT), target({ is: ['battlefield'] }, 'there')] },
  ),
  free(
    'drive',
    sequence(
      { do: 'choose', from: { is: ['battlefield'] }, min: 1, max: 1, as: 'there' },
      { do: 'move', objects: 'target', to: 'there' },
    ),
    { targets: [target(PERMANENT)] },
  ),
  free(
    'drive-two',
    sequence(
      { do: 'choose', from: { is: ['battlefield'] }, min: 1, max: 1, as: 'there' },
      { do: 'move', objects: 'target', to: 'there' },
    ),
    { targets: [target(PERMANENT, 'target', 2)] },
  ),
  free('home', { do: 'move', objects: 'target' }, { targets: [target(PERMANENT, 'target', 1, 2)] }),
];
const open = (
  boards: Parameters<typeof battleTable>[0],
  controlled: Parameters<typeof battleTable>[1],
  ...hand: readonly string[]
) => battleTable(boards, controlled, { cards, seats: { p1: { hand: hand.map((card) => ({ card, as: card })) } } });

rule('Riftbound 420.3', () => {
  it('is done at once: nothing goes on the chain, and nobody can respond', () => {
    const table = move(
      battleTable({ p1: ['m1', at('m2', 'meadow')], p2: [] }, { meadow: 'p1' }),
      'p1',
      ['m1'],
      'meadow',
    );
    table.expectHappened('moved', { object: 'm1', to: 'meadow', cites: '420.3' });
    table.expectDecision({ p1: 'turnAction' });
    expect(chainOf(table)).toEqual([]);
  });
  it('is so for what an effect moves as well, once it resolves', () => {
    const table = play(open({ p1: [at('m1', 'meadow')], p2: [] }, { meadow: 'p1' }, 'home'), 'home').answer('p1', [
      'm1',
    ]);
    table.expectDecision({ p1: 'priority' }).expectNotHappened('moved');
    allPass(table).expectHappened('moved', { object: 'm1', origin: 'meadow', cites: '420.3' });
  });
});

rule('Riftbound 421.2.b', () => {
  it('recalls a unit that an effect moves to where units of two others are', () => {
    // p3 attacks p2 at the tower; p1 has a unit go there meanwhile, which is chosen as it resolves (352.9).
    const table = battleTable(
      { p1: [at('m1', 'meadow')], p2: [at('m2', 'tower')], p3: ['m3'] },
      { tower: 'p2', meadow: 'p1' },
      {
        cards,
        seats: { p1: { hand: [{ card: 'drive', as: 'drive' }] } },
        position: { turn: { active: 'p3', number: 3 } },
      },
    );
    move(table, 'p3', ['m3'], 'tower').answer('p3', { action: 'pass' });
    allPass(play(table, 'drive').answer('p1', ['m1'])).answer('p1', ['tower']);
    table.expectHappened('recalled', { object: 'm1', origin: 'meadow', cites: '421.2.b' }).expectNotHappened('moved');
    expect(table.marks('m1')).toEqual({});
  });
  it('moves it where units of one other are', () => {
    const table = open({ p1: ['m1'], p2: [at('m2', 'bridge')] }, { bridge: 'p2' }, 'send');
    allPass(play(table, 'send').answer('p1', ['m1']).answer('p1', ['bridge']));
    table.expectHappened('moved', { object: 'm1', to: 'bridge' });
  });
});

rule('Riftbound 421.3', () => {
  it('moves the units alone among what is named', () => {
    const table = open({ p1: [at('m1', 'meadow'), 'sword'], p2: [] }, { meadow: 'p1' }, 'send');
    allPass(play(table, 'send').answer('p1', ['sword']).answer('p1', ['bridge'])).expectNotHappened('moved');
    expect(table.marks('sword')).toEqual({});
  });
  it('moves a unit by the same effect', () => {
    const table = open({ p1: ['m1', 'sword'], p2: [] }, {}, 'send');
    allPass(play(table, 'send').answer('p1', ['m1']).answer('p1', ['bridge'])).expectHappened('moved', {
      object: 'm1',
    });
  });
});

rule('Riftbound 421.2.a', () => {
  /** p1's m1 attacks p2 at the tower; p3 has a spell that sends a unit. */
  const fought = () => {
    const seats = { p3: inHand('send', 'drive') };
    const boards = { p1: ['m1'], p2: [at('m2', 'tower')], p3: ['m3'] };
    const table = move(battleTable(boards, { tower: 'p2' }, { cards, seats }), 'p1', ['m1'], 'tower');
    return table.answer('p1', { action: 'pass' }).answer('p2', { action: 'pass' });
  };
  it('lets no third player send a unit to a combat of two others', () => {
    const table = play(fought(), 'send', 'p3').answer('p3', ['m3']);
    table.expectLegal('p3', [['meadow'], ['bridge']]);
    allPass(play(fought(), 'drive', 'p3').answer('p3', ['m3'])).answer('p3', ['tower']);
    table.expectNotHappened('moved');
  });
  it('lets them send a unit of one of these two', () => {
    const table = play(fought(), 'send', 'p3').answer('p3', ['m2']);
    expect(JSON.stringify(table.legal('p3'))).toContain(table.id('tower'));
  });
});

rule('Riftbound 423.2', () => {
  /** In p2's turn p2's m2 attacks p3's tower; p2 and p3 pass, and p1's spell drives a unit there. */
  const driven = (boards: Parameters<typeof battleTable>[0], unit: string) => {
    const position = { turn: { active: 'p2', number: 4 } };
    const controlled = { tower: 'p3', ...(unit === 'm1' && { meadow: 'p1' }) };
    const table = battleTable(boards, controlled, { cards, seats: { p1: inHand('drive') }, position });
    move(table, 'p2', ['m2'], 'tower').answer('p2', { action: 'pass' }).answer('p3', { action: 'pass' });
    return allPass(play(table, 'drive').answer('p1', [unit])).answer('p1', ['tower']);
  };
  it('brings no unit to units of two others, whoever moves it: it goes to its base', () => {
    const boards = { p1: [at('m1', 'meadow')], p2: ['m2'], p3: [at('m3', 'tower')] };
    const table = driven(boards, 'm1').expectNotHappened('moved');
    table.expectHappened('recalled', { object: 'm1', cites: '423.2' });
    expect(table.marks('m1')).toEqual({});
  });
  it('brings a further unit of one of the two, of whomever the effect is', () => {
    const table = driven({ p1: [], p2: ['m2', 'm4'], p3: [at('m3', 'tower')] }, 'm4');
    table.expectHappened('moved', { object: 'm4', to: 'tower' });
  });
  /** p2 has a unit at the tower; p1 moves two units there at the same time, of which each alone might come. */
  const drivenTogether = (units: readonly string[]) => {
    const boards = { p1: ['m1', 'm5'], p2: [at('m2', 'tower')], p3: [at('m3', 'bridge')] };
    const controlled = { tower: 'p2', bridge: 'p3' };
    const table = battleTable(boards, controlled, { cards, seats: { p1: inHand('drive-two') } });
    return allPass(play(table, 'drive-two').answer('p1', units)).answer('p1', ['tower']);
  };
  it.each([[['m1', 'm3']], [['m3', 'm1']]])('brings no units of two others there at the same time: %j', (units) => {
    const table = drivenTogether(units).expectHappened('moved', { object: 'm1', to: 'tower' });
    table.expectHappened('recalled', { object: 'm3', cites: '303.2.a' });
    expect(table.marks('m3')).toEqual({});
  });
  it('brings both where they are of one player', () => {
    const table = drivenTogether(['m1', 'm5']).expectNotHappened('recalled');
    for (const object of ['m1', 'm5']) table.expectHappened('moved', { object, to: 'tower' });
  });
});
