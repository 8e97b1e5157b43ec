/** Units that go to where the other is, and a token that is a copy of a unit at a scored battlefield. */
import { describe, expect, it } from 'vitest';
import { at, inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
import { activate, emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { legendOf, mightOf, openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';
import { gear, unit } from '../../../../../test/support/riftbound.js';
import type { Table } from '../../../../../test/support/table.js';

const BOTH = { meadow: 'p1', bridge: 'p1' };
const placesOf = (table: Table, ...labels: readonly string[]) =>
  labels.map((label) => {
    const { at: place = null } = table.marks(table.exists(label) ? label : table.find('p1', 'board', label));
    return ['meadow', 'bridge'].find((name) => table.id(name) === place) ?? 'base';
  });

describe('"move me to where it is and it to where I was"', () => {
  const cards = [
    unitOf(
      'dancer',
      'When you play me, you may choose one of your units elsewhere. Move me to where it is and it to where I was.',
    ),
    spellOf('doom', 'Kill a unit.'),
  ];
  const danced = () => {
    const boards = { p1: [at('m2', 'meadow'), 'm3'], p2: [] };
    return emptyChain(play(open(cards, boards, { meadow: 'p1' }, { p1: inHand('dancer', 'doom') }), 'dancer'));
  };
  it('offers units of its player at other places, or none', () => {
    const table = danced().answer('p1', 'base');
    table.expectLegal('p1', [[], ['m2']]);
    expect(placesOf(emptyChain(table.answer('p1', [])), 'dancer', 'm2')).toEqual(['base', 'meadow']);
  });
  it('407.2.a: both move', () => {
    const table = emptyChain(danced().answer('p1', 'base').answer('p1', ['m2']));
    expect(placesOf(table, 'dancer', 'm2')).toEqual(['meadow', 'base']);
    expect(table.log.filter(({ kind }) => kind === 'moved')).toHaveLength(2);
  });
  it('356.3.e.12: with a unit that is gone nothing moves', () => {
    const table = danced().answer('p1', 'base').answer('p1', ['m2']);
    emptyChain(play(table, 'doom').answer('p1', ['m2']));
    expect(placesOf(table, 'dancer')).toEqual(['base']);
  });
});

describe('055: each is moved as far as it may be', () => {
  const stays = {
    kind: 'prohibition' as const,
    name: 'rooted',
    on: { event: 'moved', where: { object: { object: { self: true } } } },
  };
  const cards = [
    unit({ id: 'oak', might: 4, abilities: [stays] }),
    unitOf(
      'page',
      '{2}: [Action] — Choose a friendly unit. Move me to where it is and it to where I was. Use only once per turn.',
    ),
  ];
  const table = (energy = 4) =>
    open(cards, { p1: ['page', at('oak', 'meadow'), at('m2', 'bridge')], p2: [] }, BOTH, { p1: { energy } });
  const used = (opened: Table, chosen: string) =>
    emptyChain(activate(opened, 'page', 'use').answer('p1', [chosen]).answer('p1', { energy: 2 }));
  it('054.1: one that may not move stays, and the other moves all the same', () => {
    expect(placesOf(used(table(), 'oak'), 'page', 'oak')).toEqual(['meadow', 'meadow']);
  });
  it('with itself nothing moves', () => {
    used(table(), 'page').expectNotHappened('moved');
  });
  it('once in a turn', () => {
    const opened = used(table(), 'm2');
    expect(placesOf(opened, 'page', 'm2')).toEqual(['bridge', 'base']);
    opened.expectRefused('p1', { action: 'activate', source: 'page', ability: 'use' }, 'ability.once-per-turn');
  });
});

describe('"you may then attach an Equipment of that unit to me"', () => {
  const sword = (id: string) => gear({ id, tags: ['Equipment'], energy: 0 });
  const cards = [
    unitOf(
      'squire',
      '{2}: [Action] — Choose a friendly unit. Ready it. You may then attach an Equipment of that unit to me.',
    ),
    sword('sword'),
    sword('spear'),
  ];
  const boards = {
    p1: ['squire', 'm2', { card: 'sword', as: 'sword', attachedTo: 'm2' }, { card: 'spear', as: 'spear' }, 'm3'],
    p2: [],
  };
  const table = () => activate(open(cards, boards, {}, { p1: { energy: 4 } }), 'squire', 'use');
  it('offers what is attached to the chosen unit, and nothing of another', () => {
    const opened = table()
      .answer('p1', ['m2'])
      .expectLegal('p1', [[], ['sword']]);
    const attached = emptyChain(opened.answer('p1', ['sword']).answer('p1', { energy: 2 })).answer('p1', 'yes');
    expect(attached.marks('sword')['attachedTo']).toBe(attached.id('squire'));
  });
  it.each([
    ['was not chosen', [], false],
    ['has gone', ['sword'], true],
  ])('is not asked where the Equipment %s', (_why, chosen, goes) => {
    const scrap = spellOf('scrap', 'Kill a gear.');
    const opened = activate(
      open([...cards, scrap], boards, {}, { p1: { energy: 4, ...inHand('scrap') } }),
      'squire',
      'use',
    );
    opened.answer('p1', ['m2']).answer('p1', chosen).answer('p1', { energy: 2 });
    if (goes) play(opened, 'scrap').answer('p1', ['sword']);
    expect(emptyChain(opened).state.pending[0]?.kind).toBe('turnAction');
  });
  it('is not asked for a unit without Equipment', () => {
    const opened = table().answer('p1', ['m3']).answer('p1', { energy: 2 });
    expect(emptyChain(opened).state.pending[0]?.kind).toBe('turnAction');
  });
});

describe('"move each to where the other is"', () => {
  const text =
    'Choose a friendly unit and another unit you control elsewhere. If at least one of them has [Shield], move each to where the other is.';
  const cards = [spellOf('waltz', text), unit({ id: 'knight', might: 2, keywords: [{ keyword: 'shield' }] })];
  const waltzed = (one: string, other: string) => {
    const boards = { p1: [at('m2', 'meadow'), at('knight', 'bridge'), at('m3', 'bridge'), 'm4'], p2: [] };
    const table = play(open(cards, boards, BOTH, { p1: inHand('waltz') }), 'waltz');
    return emptyChain(table.answer('p1', [one]).answer('p1', [other]));
  };
  it.each([
    ['m2', 'knight', ['bridge', 'meadow']],
    ['knight', 'm4', ['base', 'bridge']],
    ['m2', 'm3', ['meadow', 'bridge']],
  ])('%s and %s', (one, other, places) => {
    expect(placesOf(waltzed(one, other), one, other)).toEqual(places);
  });
  it('not with a unit at the same place', () => {
    const table = play(
      open(cards, { p1: ['m2', 'm3', at('m4', 'meadow')], p2: [] }, BOTH, { p1: inHand('waltz') }),
      'waltz',
    );
    table.answer('p1', ['m2']).expectRefused('p1', ['m3'], 'answer.unknown-option');
  });
});

describe('"it becomes a copy of one of the other units there"', () => {
  const cards = [
    unit({ id: 'unl-t06', might: 0, supertype: 'token' }),
    legendOf(
      'weaver',
      'When you conquer, you may discard 2 and exhaust me to play a Reflection unit token ready there. It becomes a copy of one of the other units there. Give it [Temporary].',
    ),
  ];
  const conquered = (hand: readonly string[], legend: object = {}) => {
    const p1 = { ...inHand(...hand), legend: [{ card: 'weaver', as: 'weaver', ...legend }] };
    return emptyChain(passAll(move(open(cards, { p1: ['m5', 'm2'], p2: [] }, {}, { p1 }), 'p1', ['m5'], 'meadow')));
  };
  const tokens = (table: Table) => table.cards('p1', 'board').filter((card) => card === 'unl-t06').length;
  it('for the cards and the legend', () => {
    const table = emptyChain(conquered(['m0', 'm1']).answer('p1', ['m5']))
      .answer('p1', 'yes')
      .answer('p1', { m0: 'discard', m1: 'discard' });
    emptyChain(table);
    expect(tokens(table)).toBe(1);
    const token = table.find('p1', 'board', 'unl-t06');
    expect([mightOf(table, token), table.marks(token)['at'], table.marks('weaver')['exhausted']]).toEqual([
      5,
      table.id('meadow'),
      true,
    ]);
  });
  it('with the unit gone, the token stays what it is', () => {
    const scrap = spellOf('scrap', 'Kill a unit.');
    const p1 = { ...inHand('m0', 'm1', 'scrap'), legend: [{ card: 'weaver', as: 'weaver' }] };
    const opened = open([...cards, scrap], { p1: ['m5', at('m2', 'bridge')], p2: [] }, { bridge: 'p1' }, { p1 });
    const table = passAll(move(opened, 'p1', ['m5'], 'meadow')).answer('p1', ['m5']);
    emptyChain(play(table, 'scrap').answer('p1', ['m5'])).answer('p1', 'yes');
    table.answer('p1', { m0: 'discard', m1: 'discard' });
    table.expectNotHappened('copied');
    expect(table.log.filter(({ kind }) => kind === 'tokenEntered')).toHaveLength(1);
  });
  it('not with one card alone', () => {
    const table = emptyChain(conquered(['m0']).answer('p1', ['m5'])).expectLegal('p1', ['no']);
    expect(tokens(table.answer('p1', 'no'))).toBe(0);
  });
  it('not with an exhausted legend', () => {
    const table = emptyChain(conquered(['m0', 'm1'], { exhausted: true }).answer('p1', ['m5']));
    expect([tokens(table), table.state.pending[0]?.kind]).toEqual([0, 'turnAction']);
  });
});
