import { expect, it } from 'vitest';
import { deal, draw, free, kill, sequence, target, whenever } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand, move, passAll } from '../../../support/riftbound-battles.js';
import { allPass, chainOf, kindsOf, play } from '../../../support/riftbound-play.js';
import { gear, riftboundTable, runes, spell, unit } from '../../../support/riftbound.js';
import { noCase, rule } from '../../../support/rule.js';

const cards = [
  unit({ id: 'page', energy: 3, might: 1 }),
  unit({ id: 'cheap', energy: 1, might: 1 }),
  gear({
    id: 'discount',
    abilities: [{ kind: 'cost', name: 'discount', for: 'energy', affects: { is: ['unit'], zone: 'any' }, add: -2 }],
  }),
  free(
    'bounce',
    { do: 'return', objects: 'target' },
    { targets: [target({ is: ['unit'], numbers: { energy: { min: 3 } } })] },
  ),
  free('slay', kill(), { targets: [target()] }),
  unit({ id: 'sprout', supertype: 'token', energy: 0, might: 1 }),
  free('plant', { do: 'play-token', card: 'sprout', count: 1, at: 'base' }),
  unit({ id: 'mourner', abilities: [whenever('killed', draw())] }),
  free('both', sequence(deal(1), draw(), deal(1)), { targets: [target()] }),
];

rule('Riftbound 126.1', () => {
  it('is with who brought the card, wherever it goes', () => {
    const table = battleTable({ p1: [], p2: ['m1'] }, {}, { cards, seats: { p1: inHand('slay') } });
    allPass(play(table, 'slay').answer('p1', ['m1']));
    const owners = [...(table.state.zones['p1.trash'] ?? []), ...(table.state.zones['p2.trash'] ?? [])].map((id) => [
      table.state.objects[id]?.definition,
      table.state.objects[id]?.owner,
    ]);
    expect(owners).toEqual([
      ['slay', 'p1'],
      ['m1', 'p2'],
    ]);
  });
  it('is not so of a token, which nobody brought: its maker owns it', () => {
    const table = allPass(
      play(battleTable({ p1: [], p2: [] }, {}, { cards, seats: { p1: inHand('plant') } }), 'plant'),
    );
    expect(table.state.objects[table.find('p1', 'board', 'sprout')]).toMatchObject({ owner: 'p1', cards: [] });
  });
});

rule('Riftbound 130.4', () => {
  it('answers what is printed, whatever it would cost to play it now', () => {
    const seats = { p1: inHand('bounce') };
    const table = battleTable({ p1: ['page', 'cheap', 'discount'], p2: [] }, {}, { cards, seats });
    play(table, 'bounce')
      .expectDecision({ p1: 'target' })
      .expectLegal('p1', [['page']]);
    expect(table.facts('page').numbers['energy']).toBe(3);
  });
  it('is not what a player pays', () => {
    const seats = { p1: { ...inHand('page'), energy: 1 } };
    const table = battleTable({ p1: ['discount'], p2: [] }, {}, { cards, seats });
    expect(table.legal('p1')).toContainEqual({ action: 'play', card: table.id('page') });
  });
});

const costly = [
  spell({ id: 'any', energy: 0, power: 1, domains: [], effect: draw() }),
  spell({ id: 'red', energy: 0, power: 1, domains: ['fury'], effect: draw() }),
  spell({ id: 'three', energy: 3, effect: draw() }),
  spell({ id: 'either', energy: 0, power: 1, domains: ['fury', 'body'], effect: draw() }),
  spell({
    id: 'foreign',
    energy: 0,
    domains: ['fury'],
    additionalCosts: [{ as: 'fee', costs: [{ pay: 'power', n: 1, of: 'mind' }] }],
    effect: draw(),
  }),
];
const paying = (card: string, p1: Parameters<typeof riftboundTable>[0][string]) =>
  riftboundTable({ p1: { ...p1, hand: [{ card, as: card }] } }, costly);

/** What the open question of p1 offers to pay with, whether or not an answer names it. */
const payingWith = (table: ReturnType<typeof paying>): readonly string[] => {
  const [{ id = '' } = {}] = table.state.pending;
  const space = table.rules.legalAnswers(table.state, id)?.space;
  return space?.kind === 'payment' ? space.sources.map((source) => source.id) : [];
};

rule('Riftbound 134.2.e.5', () => {
  it('pays a power cost of any domain with the power of whichever', () => {
    const table = play(paying('any', { runes: runes('mind', 1) }), 'any');
    table.expectLegal('p1', [{ 'mind-1': 'mind' }]);
  });
  it('is named with the other rules of power where power is asked, and not where none is', () => {
    const asked = (card: string) =>
      play(paying(card, { runes: runes('mind', 4) }), card).state.pending[0]?.cites.map(({ rule: number }) => number);
    expect(asked('any')?.slice(-3)).toEqual(['157.2.b', '134.2.e.5', '134.2.e.6']);
    expect(asked('three')).not.toContain('134.2.e.5');
  });
  it('is not paid by energy', () => {
    paying('any', { energy: 5 }).expectRefused('p1', { action: 'play', card: 'any' }, 'cost.not-payable', '160.2');
  });
});

rule('Riftbound 134.2.e.6', () => {
  it('is power of the card’s own domain', () => {
    play(paying('red', { runes: [...runes('mind', 1), ...runes('fury', 1)] }), 'red').expectLegal('p1', [
      { 'fury-1': 'fury' },
    ]);
  });
  it('is of any domain where the card has none', () => {
    const table = play(paying('any', { runes: [...runes('mind', 1), ...runes('fury', 1)] }), 'any');
    table.expectLegal('p1', [{ 'fury-1': 'fury' }, { 'mind-1': 'mind' }]);
  });
  it('is of any domain where the card has several', () => {
    const table = play(paying('either', { runes: [...runes('mind', 1), ...runes('fury', 1)] }), 'either');
    table.expectLegal('p1', [{ 'fury-1': 'fury' }, { 'mind-1': 'mind' }]);
  });
  it('is of the domain that the cost names, whichever the card has', () => {
    const table = play(paying('foreign', { runes: [...runes('mind', 1), ...runes('fury', 1)] }), 'foreign');
    table.expectLegal('p1', [{ 'mind-1': 'mind' }]);
  });
  it('is asked of nothing that cannot pay it: neither energy nor other domains', () => {
    const pool = { energy: 1, mind: 1, fury: 1, universal: 1 };
    const table = play(paying('red', { ...pool, runes: [...runes('mind', 1), ...runes('fury', 1)] }), 'red');
    expect(payingWith(table)).toEqual(['fury', 'universal', table.id('fury-1')]);
  });
});

rule('Riftbound 157.2.b', () => {
  it('pays for any domain', () => {
    const table = play(paying('red', { universal: 1 }), 'red').expectLegal('p1', [{ universal: 1 }]);
    table.answer('p1', { universal: 1 });
    expect(table.player('p1')).toMatchObject({ universal: 0, fury: 0 });
  });
  it('pays for a cost of any domain as well', () => {
    play(paying('any', { universal: 1 }), 'any').expectLegal('p1', [{ universal: 1 }]);
  });
  it('is what power of another domain does not', () => {
    paying('red', { mind: 1 }).expectRefused('p1', { action: 'play', card: 'red' }, 'cost.not-payable', '160.2');
  });
});

rule('Riftbound 160.2', () => {
  it('lets nobody spend more than they have, runes that may still be used included', () => {
    const table = paying('three', { energy: 1, runes: runes('fury', 1) });
    table.expectRefused('p1', { action: 'play', card: 'three' }, 'cost.not-payable', '160.2');
  });
  it('lets them spend all of it', () => {
    const table = play(paying('three', { energy: 1, runes: runes('fury', 2) }), 'three');
    table.expectLegal('p1', [{ energy: 1, 'fury-1': 'energy', 'fury-2': 'energy' }]);
    expect(table.refused('p1', { energy: 3 }).cites.map(({ rule }) => rule)).toContain('160.2');
  });
});

rule('Riftbound 152.1', () => {
  it('carries out a spell from its first line to its last', () => {
    const table = battleTable({ p1: [], p2: ['m5'] }, {}, { cards, seats: { p1: inHand('both') } });
    allPass(play(table, 'both').answer('p1', ['m5'])).expectHappened('resolving', { card: 'both', cites: '152.1' });
    expect(kindsOf(table)).toEqual(['resolving', 'damageDealt', 'drawn', 'damageDealt', 'played', 'trashed']);
  });
  it('is not asked of an ability', () => {
    const table = move(battleTable({ p1: ['m1', 'mourner'], p2: [] }, {}, { cards }), 'p1', ['m1'], 'meadow');
    expect(passAll(table).rulesOf('resolving').flat()).not.toContain('152.1');
  });
});

rule('Riftbound 152.3', () => {
  it('finalizes nothing meanwhile: what its first line triggers waits for its last', () => {
    const dead = [...cards, free('sweep', sequence(kill(), draw()), { targets: [target()] })];
    const table = battleTable({ p1: ['mourner'], p2: ['m1'] }, {}, { cards: dead, seats: { p1: inHand('sweep') } });
    allPass(play(table, 'sweep').answer('p1', ['m1'])).expectHappened('resolving', { card: 'sweep', cites: '152.3' });
    expect(kindsOf(table)).toEqual(['resolving', 'killed', 'drawn', 'played', 'trashed', 'abilityPlaced', 'finalized']);
    expect(chainOf(table)).toEqual(['mourner']);
  });
  noCase('outside', 'Nothing can be finalized while something is carried out, whatever it is.');
});

rule('Riftbound 164.3', () => {
  const named = (what: string) => {
    const all = free(
      'all',
      sequence({ do: 'all', from: { is: [what] }, as: 'those' }, kill('those'), { do: 'move', objects: 'those' }),
    );
    return allPass(
      play(battleTable({ p1: ['m1'], p2: [] }, {}, { cards: [all], seats: { p1: inHand('all') } }), 'all'),
    );
  };
  it('is neither killed nor moved, though a text names it', () => {
    const table = named('battlefield').expectNotHappened('killed').expectNotHappened('moved');
    expect([table.cards('p1', 'battlefields'), table.cards('p2', 'battlefields')]).toEqual([['meadow'], ['bridge']]);
  });
  it('is not so of units that are named alike', () => {
    named('unit').expectHappened('killed', { object: 'm1', cites: '164.3' });
  });
});

rule('Riftbound 168.3', () => {
  it('is neither killed nor moved, though a text names it', () => {
    const all = free(
      'all',
      sequence({ do: 'all', from: { is: ['legend'] }, as: 'those' }, kill('those'), { do: 'move', objects: 'those' }),
    );
    const table = allPass(
      play(battleTable({ p1: [], p2: [] }, {}, { cards: [all], seats: { p1: inHand('all') } }), 'all'),
    );
    table.expectNotHappened('killed').expectNotHappened('moved');
    expect([table.cards('p1', 'legend'), table.cards('p2', 'legend')]).toEqual([['banner'], ['banner']]);
  });
  noCase('outside', 'A legend never leaves its zone, and nothing else is there.');
});

rule('Riftbound 164.6', () => {
  it('takes as many units as come', () => {
    const names = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'tank2', 'tank3'];
    const table = passAll(move(battleTable({ p1: names, p2: [] }), 'p1', names, 'meadow'));
    expect(names.every((name) => table.marks(name)['at'] === table.id('meadow'))).toBe(true);
  });
  it('takes none of a third player', () => {
    const boards = { p1: ['m1'], p2: [at('m2', 'tower')], p3: ['m3'] };
    const table = move(battleTable(boards, { tower: 'p2' }), 'p1', ['m1'], 'tower').expectDecision({ p1: 'focus' });
    expect(table.state.seats.filter((seat) => table.cards(seat, 'board').length > 0)).toEqual(['p1', 'p2', 'p3']);
  });
});

rule('Riftbound 177.2', () => {
  const planted = () =>
    allPass(play(battleTable({ p1: [], p2: [] }, {}, { cards, seats: { p1: inHand('plant') } }), 'plant'));
  it('costs nothing, and has no domain', () => {
    const table = planted()
      .expectHappened('tokenEntered', { card: 'sprout', cites: '177.2' })
      .expectNotHappened('spent');
    expect(table.facts(table.find('p1', 'board', 'sprout')).numbers).toEqual({ energy: 0, power: 0, might: 1 });
  });
  noCase('outside', 'A token is played by effects alone, which pay nothing for it.');
});

rule('Riftbound 178.1', () => {
  const planted = (...hand: readonly string[]) => {
    const table = battleTable({ p1: ['mourner'], p2: [] }, {}, { cards, seats: { p1: inHand('plant', ...hand) } });
    return allPass(play(table, 'plant'));
  };
  it('ceases to exist as it leaves the board, after what waits for that has triggered', () => {
    const table = planted('slay');
    const sprout = table.find('p1', 'board', 'sprout');
    allPass(play(table, 'slay').answer('p1', [sprout])).expectHappened('killed', { object: sprout });
    expect([table.exists(sprout), table.cards('p1', 'trash').includes('sprout')]).toEqual([false, false]);
    expect(chainOf(table)).toEqual(['mourner']);
  });
  it('goes on as it moves', () => {
    const table = planted();
    const sprout = table.find('p1', 'board', 'sprout');
    expect(table.marks(sprout)).toEqual({ exhausted: true });
    table.answer('p1', { action: 'end-turn' }).answer('p2', { action: 'end-turn' });
    passAll(move(table, 'p1', [sprout], 'meadow'));
    expect(table.marks(sprout)).toEqual({ exhausted: true, at: table.id('meadow') });
  });
});
