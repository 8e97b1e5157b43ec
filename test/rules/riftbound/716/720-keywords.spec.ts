import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import {
  deal,
  draw,
  free,
  kill,
  target,
  UNIT,
  whenever,
  type Triggered,
} from '../../../support/riftbound-abilities.js';
import { at as placed, battleTable, move, pass } from '../../../support/riftbound-battles.js';
import { allPass, chainOf, emptyChain, endTurn, PASS, play } from '../../../support/riftbound-play.js';
import { gear, riftboundTable, runes, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const grant = (id: string, keyword: string, n?: number) =>
  free(
    id,
    {
      do: 'modify',
      objects: 'target',
      changes: [{ change: 'keyword', keyword, ...(n !== undefined && { n }) }],
      until: 'endOfTurn',
    },
    { targets: [target()] },
  );
const dies = (name: string, effect = draw(), more: Partial<Triggered> = {}): Triggered => ({
  ...whenever('killed', effect, { where: { object: { object: { self: true } } }, looksBack: true, ...more }),
  name,
});
const vision = { keyword: 'vision' } as const;
const cards = [
  unit({ id: 'page', energy: 0 }),
  unit({ id: 'wall', might: 9 }),
  unit({ id: 'rider', energy: 1, domains: ['fury'], keywords: [{ keyword: 'accelerate' }] }),
  unit({ id: 'quick', energy: 0, keywords: [{ keyword: 'action' }] }),
  unit({ id: 'instant', energy: 0, keywords: [{ keyword: 'reaction' }] }),
  unit({ id: 'seer', energy: 0, keywords: [vision] }),
  unit({ id: 'mirror', might: 9, keywords: [{ keyword: 'deflect', n: 2 }] }),
  unit({ id: 'shielded', might: 4, keywords: [{ keyword: 'shield', n: 2 }] }),
  unit({ id: 'martyr', abilities: [dies('deathknell'), dies('deathknell-2', { do: 'channel', count: 1 })] }),
  gear({
    id: 'sage',
    abilities: [
      {
        kind: 'static',
        name: 'sage',
        affects: { zone: 'board', is: ['unit'], of: 'you' },
        changes: [{ change: 'keyword', keyword: 'vision' }],
      },
    ],
  }),
  gear({ id: 'grief', abilities: [whenever('killed', draw(), { where: { object: { object: UNIT } } })] }),
  grant('harden', 'shield'),
  grant('reflect', 'deflect'),
  grant('charge', 'assault'),
  free(
    'blunt',
    { do: 'modify', objects: 'target', changes: [{ change: 'lose-keyword', keyword: 'shield' }], until: 'endOfTurn' },
    { targets: [target()] },
  ),
  free('doom', kill(), { targets: [target()] }),
  free('bolt', deal(1), { targets: [target()] }),
  spell({ id: 'slow', energy: 0, effect: draw() }),
  spell({ id: 'swift', energy: 0, keywords: [{ keyword: 'action' }], effect: draw() }),
  spell({
    id: 'legion',
    energy: 0,
    effect: {
      do: 'if',
      condition: { happened: 'played', by: 'you', is: { min: 1 } },
      then: draw(2),
      otherwise: draw(1),
    },
  }),
] as const;
const own = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));
const open = (p1: JsonRecord, p2: JsonRecord = {}) => riftboundTable({ p1, p2 }, cards);
const cast = (table: ReturnType<typeof open>, card: string, unitOf: string) =>
  allPass(play(table, card).answer('p1', [unitOf]));

rule('Riftbound 717.3.a', () => {
  it('is granted, and counts 1 where the text says no number', () => {
    const table = open({ hand: own('harden', 'charge', 'reflect'), board: own('page') });
    for (const card of ['harden', 'charge', 'reflect']) cast(table, card, 'page');
    expect(table.facts('page').keywords).toEqual({ shield: 1, assault: 1, deflect: 1 });
  });
  it('lasts as long as the text says', () => {
    const table = cast(open({ hand: own('harden'), board: own('page') }), 'harden', 'page');
    expect(endTurn(table).facts('page').keywords).toEqual({});
  });
});

rule('Riftbound 717.3.b', () => {
  it('is lost, all of it', () => {
    const table = cast(open({ hand: own('blunt'), board: own('shielded') }), 'blunt', 'shielded');
    expect(table.facts('shielded').keywords).toEqual({});
  });
  it('comes again with what grants it later', () => {
    const table = cast(open({ hand: own('blunt', 'harden'), board: own('shielded') }), 'blunt', 'shielded');
    expect(cast(table, 'harden', 'shielded').facts('shielded').keywords).toEqual({ shield: 1 });
  });
});

rule('Riftbound 721.1', () => {
  const rich = () => play(open({ hand: own('rider'), runes: runes('fury', 2) }), 'rider');
  it('costs 1 energy and 1 power of its domain more, and the unit enters ready', () => {
    const table = rich()
      .expectLegal('p1', [{ pay: [] }, { pay: ['accelerate'] }])
      .answer('p1', { pay: ['accelerate'] });
    table
      .answer('p1', { 'fury-1': 'both', 'fury-2': 'energy' })
      .expectHappened('entered', { exhausted: false, cites: '721.1' });
    expect(table.player('p1')).toMatchObject({ energy: 0, fury: 0 });
  });
  it('enters exhausted where it is not paid', () => {
    const table = rich().answer('p1', { pay: [] }).answer('p1', { 'fury-1': 'energy' });
    expect(table.marks(table.find('p1', 'board', 'rider'))).toEqual({ exhausted: true });
  });
  it('is not offered with power of another domain alone', () => {
    play(open({ hand: own('rider'), runes: runes('order', 3) }), 'rider').expectLegal('p1', [{ pay: [] }]);
  });
});

rule('Riftbound 721.6', () => {
  it('does not become ready: nothing has readied it', () => {
    const table = play(open({ hand: own('rider'), runes: runes('fury', 2) }), 'rider').answer('p1', {
      pay: ['accelerate'],
    });
    table.answer('p1', { 'fury-1': 'both', 'fury-2': 'energy' }).expectNotHappened('readied');
  });
  it('becomes ready where an effect readies it', () => {
    const rouse = free('rouse', { do: 'ready', objects: 'target' }, { targets: [target()] });
    const tired = { card: 'page', as: 'page', exhausted: true };
    const table = riftboundTable({ p1: { hand: own('rouse'), board: [tired] } }, [...cards, rouse]);
    cast(table, 'rouse', 'page').expectHappened('readied', { object: 'page' });
  });
});

const inShowdown = (...hand: readonly string[]) =>
  move(
    battleTable({ p1: ['m2'], p2: [] }, {}, { cards, seats: { p1: { hand: own(...hand) } } }),
    'p1',
    ['m2'],
    'meadow',
  );
rule('Riftbound 722.1', () => {
  it('is offered in a showdown as well', () => {
    const table = inShowdown('swift', 'slow', 'quick').expectDecision({ p1: 'focus' });
    table.expectLegal('p1', [{ action: 'play', card: 'swift' }, { action: 'play', card: 'quick' }, PASS]);
    table.expectRefused('p1', { action: 'play', card: 'slow' }, 'moment.showdown', '722.1');
  });
  it('is not while something is on the chain', () => {
    const table = play(inShowdown('swift', 'quick'), 'swift').expectLegal('p1', [PASS]);
    table.expectRefused('p1', { action: 'play', card: 'quick' }, 'moment.closed', '729.1');
  });
});

rule('Riftbound 722.3', () => {
  it('changes nothing else: the unit enters exhausted, where units may go', () => {
    const table = play(inShowdown('quick'), 'quick').expectHappened('entered', { card: 'quick', exhausted: true });
    expect(table.marks(table.find('p1', 'board', 'quick'))).toEqual({ exhausted: true });
  });
  it('costs what it costs in a neutral state', () => {
    play(open({ hand: own('quick') }), 'quick').expectNotHappened('spent');
  });
});

rule('Riftbound 724.1.d.1', () => {
  const halo = gear({
    id: 'halo',
    abilities: [
      {
        kind: 'replacement',
        name: 'halo',
        on: { event: 'killed', where: { object: { object: UNIT } }, bind: { it: 'object' } },
        instead: { with: 'effect', effect: { do: 'recall', objects: 'it' } },
      },
    ],
  });
  const table = (...board: readonly string[]) =>
    cast(
      riftboundTable({ p1: { hand: own('doom'), board: own('martyr', ...board) } }, [...cards, halo]),
      'doom',
      'martyr',
    );
  it('does not trigger where something else happens instead of the death', () => {
    expect(chainOf(table('halo'))).toEqual([]);
  });
  it('does where the unit is killed and trashed', () => {
    table().expectHappened('killed', { object: 'martyr' }).expectDecision({ p1: 'triggerOrder' });
  });
});

rule('Riftbound 724.1.d.3', () => {
  it('is noted before the unit leaves: below other triggers of the death, and resolves last', () => {
    const one = unit({ id: 'one', abilities: [dies('deathknell')] });
    const table = riftboundTable({ p1: { hand: own('doom'), board: own('one', 'grief') } }, [...cards, one]);
    cast(table, 'doom', 'one').expectDecision({ p1: 'priority' });
    expect(chainOf(table)).toEqual(['one', 'grief']);
    table.expectHappened('abilityPlaced', { card: 'one', cites: '724.1.d.3' });
  });
  it("holds for all players: the turn player's is above the Deathknell of an opponent", () => {
    const one = unit({ id: 'one', abilities: [dies('deathknell')] });
    const table = riftboundTable({ p1: { hand: own('doom'), board: own('grief') }, p2: { board: own('one') } }, [
      ...cards,
      one,
    ]);
    expect(chainOf(cast(table, 'doom', 'one'))).toEqual(['one', 'grief']);
  });
});

rule('Riftbound 724.2', () => {
  it('triggers each for itself, in an order that its player chooses', () => {
    const table = cast(open({ hand: own('doom'), board: own('martyr') }), 'doom', 'martyr');
    const [order = null] = table.expectDecision({ p1: 'triggerOrder' }).legal('p1');
    expect(chainOf(table.answer('p1', order))).toEqual(['martyr', 'martyr']);
    emptyChain(table);
    expect([table.cards('p1', 'hand'), table.cards('p1', 'runes')]).toEqual([['soldier'], ['fury']]);
  });
  it('is one where there is one', () => {
    const one = unit({ id: 'one', abilities: [dies('deathknell')] });
    const table = riftboundTable({ p1: { hand: own('doom'), board: own('one') } }, [...cards, one]);
    expect(chainOf(cast(table, 'doom', 'one'))).toEqual(['one']);
  });
});

const aiming = (fury: readonly JsonRecord[], ...granted: readonly string[]) => {
  const table = riftboundTable(
    { p1: { hand: own('bolt', 'reflect'), runes: fury }, p2: { board: own('mirror') } },
    cards,
  );
  for (const card of granted)
    allPass(play(table, card).answer('p1', ['mirror']).answer('p1', { 'fury-1': 'fury', 'fury-2': 'fury' }));
  return table;
};
rule('Riftbound 725.1.c.1', () => {
  it('is paid with power of any domain', () => {
    const mixed = [...runes('order', 1), ...runes('mind', 1)];
    play(aiming(mixed), 'bolt')
      .answer('p1', ['mirror'])
      .expectLegal('p1', [{ 'order-1': 'order', 'mind-1': 'mind' }]);
  });
  it('is not paid with energy', () => {
    const table = riftboundTable({ p1: { hand: own('bolt'), energy: 5 }, p2: { board: own('mirror') } }, cards);
    table.expectRefused('p1', { action: 'play', card: 'bolt' }, 'cost.not-payable', '725.1.c.1');
  });
});

rule('Riftbound 725.2', () => {
  it('adds up: 2 that are printed and 1 that is granted', () => {
    const table = aiming(runes('fury', 5), 'reflect');
    play(table, 'bolt')
      .answer('p1', ['mirror'])
      .expectLegal('p1', [{ 'fury-3': 'fury', 'fury-4': 'fury', 'fury-5': 'fury' }]);
  });
  it('is what is printed alone without that', () => {
    play(aiming(runes('fury', 2)), 'bolt')
      .answer('p1', ['mirror'])
      .expectLegal('p1', [{ 'fury-1': 'fury', 'fury-2': 'fury' }]);
  });
});

rule('Riftbound 728.1', () => {
  it('asks whether another card of a main deck was played before in this turn', () => {
    const table = play(open({ hand: own('page', 'legion') }), 'page');
    expect(allPass(play(table, 'legion')).cards('p1', 'hand')).toEqual(['soldier', 'soldier']);
  });
  it('counts neither itself nor what was countered', () => {
    expect(allPass(play(open({ hand: own('legion') }), 'legion')).cards('p1', 'hand')).toEqual(['soldier']);
    const negate = free('negate', { do: 'counter', objects: 'target' }, { targets: [target({ zone: 'chain' })] });
    const table = riftboundTable({ p1: { hand: own('slow', 'legion') }, p2: { hand: own('negate') } }, [
      ...cards,
      negate,
    ]);
    play(table, 'slow').answer('p1', PASS);
    allPass(play(table, 'negate', 'p2').answer('p2', [table.state.zones['chain']?.[0] ?? '']));
    expect(allPass(play(table, 'legion')).cards('p1', 'hand')).toEqual(['soldier']);
  });
});

rule('Riftbound 729.1', () => {
  it('is offered while something is on the chain, in the turn of another', () => {
    const table = play(open({ hand: own('slow') }, { hand: own('instant', 'bolt') }), 'slow').answer('p1', PASS);
    table.expectLegal('p2', [{ action: 'play', card: 'instant' }, PASS]);
    play(table, 'instant', 'p2').expectHappened('entered', { seat: 'p2', card: 'instant', exhausted: true });
  });
  it('is no way for an Action', () => {
    const table = play(open({ hand: own('slow') }, { hand: own('quick') }), 'slow').answer('p1', PASS);
    table.expectRefused('p2', { action: 'play', card: 'quick' }, 'moment.closed', '729.1');
  });
});

rule('Riftbound 730.2', () => {
  it('adds up: 2 that are printed and 1 that is granted', () => {
    const seats = { p2: { hand: own('harden') } };
    const table = battleTable({ p1: ['m6'], p2: [placed('shielded', 'bridge')] }, { bridge: 'p2' }, { cards, seats });
    move(table, 'p1', ['m6'], 'bridge').answer('p1', pass);
    allPass(play(table, 'harden', 'p2').answer('p2', ['shielded']));
    expect(table.facts('shielded').numbers['might']).toBe(7);
  });
  it('adds nothing to a unit that attacks', () => {
    const table = battleTable({ p1: ['shielded'], p2: [placed('m6', 'bridge')] }, { bridge: 'p2' }, { cards });
    expect(move(table, 'p1', ['shielded'], 'bridge').facts('shielded').numbers['might']).toBe(4);
  });
});

const DECK = { mainDeck: ['wall', 'page', 'soldier'] };
rule('Riftbound 733.1', () => {
  const seeing = () => allPass(play(open({ hand: own('seer'), ...DECK }), 'seer')).expectDecision({ p1: 'may' });
  it('looks at the top card as the unit is played, which may be recycled', () => {
    const table = seeing().answer('p1', 'yes').expectHappened('recycled', { seat: 'p1' });
    expect(table.cards('p1', 'mainDeck')).toEqual(['page', 'soldier', 'wall']);
  });
  it('leaves it on top where it is not', () => {
    expect(seeing().answer('p1', 'no').cards('p1', 'mainDeck')).toEqual(DECK.mainDeck);
  });
  it('does not as another unit is played', () => {
    expect(chainOf(play(open({ hand: own('page'), board: own('seer') }), 'page'))).toEqual([]);
  });
});

rule('Riftbound 733.2', () => {
  it('triggers for itself each time that the unit has it', () => {
    const table = play(open({ hand: own('seer'), board: own('sage'), ...DECK }), 'seer');
    expect(chainOf(table)).toEqual(['seer', 'seer']);
    allPass(table).answer('p1', 'yes');
    allPass(table).answer('p1', 'yes');
    expect(table.cards('p1', 'mainDeck')).toEqual(['soldier', 'wall', 'page']);
  });
  it('is once for a unit that is given it', () => {
    expect(chainOf(play(open({ hand: own('page'), board: own('sage') }), 'page'))).toEqual(['page']);
  });
});
