/** What a text keeps: cards that were banished with it, gear of an opponent, and a cost that is not paid. */
import { describe, expect, it } from 'vitest';
import { at, inHand } from '../../../../../test/support/riftbound-battles.js';
import { activate, emptyChain, endTurn, play } from '../../../../../test/support/riftbound-play.js';
import { gearOf, openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';
import { gear } from '../../../../../test/support/riftbound.js';
import type { Table } from '../../../../../test/support/table.js';

describe('"banished with this" (414.3)', () => {
  const cards = [
    gearOf('coffin', [
      'When you play this, banish all gear from your trash.',
      '{exhaust}: Play a gear banished with this.',
    ]),
    spellOf('exile', 'Banish a friendly gear.'),
    gear({ id: 'relic', energy: 0 }),
    gear({ id: 'other', energy: 0 }),
  ];
  const opened = () => {
    const trash = ['relic', 'm1'].map((card) => ({ card, as: card }));
    const table = open(cards, { p1: ['other'], p2: [] }, {}, { p1: { ...inHand('coffin', 'exile'), trash } });
    emptyChain(play(table, 'exile').answer('p1', ['other']));
    return emptyChain(play(table, 'coffin'));
  };
  it('are the cards of that kind that were in the trash', () => {
    expect([opened().cards('p1', 'banishment'), opened().cards('p1', 'trash')]).toEqual([
      ['other', 'relic'],
      ['m1', 'exile'],
    ]);
  });
  it('are asked for by that card alone: another text banishes and keeps nothing', () => {
    const [pit, coffin] = [gearOf('pit', 'When you play this, banish all gear from your trash.'), cards[0]];
    const keeps = [pit, coffin].map((card) => JSON.stringify(card).includes('"kept":true'));
    expect(keeps).toEqual([false, true]);
  });
  it('are played, and no card that another text has banished', () => {
    const table = opened();
    const ready = endTurn(endTurn(table), 'p2');
    for (let passes = 0; passes < 20 && ready.state.pending[0]?.kind !== 'turnAction'; passes++)
      ready.answer(ready.state.pending[0]?.seat ?? '', { action: 'pass' });
    emptyChain(activate(ready, ready.find('p1', 'board', 'coffin'), 'use'));
    expect([table.cards('p1', 'banishment'), table.cards('p1', 'board')]).toEqual([['other'], ['coffin', 'relic']]);
  });
});

describe('"you control it until I leave the board"', () => {
  const cards = [
    unitOf('thief', [
      'You may discard 1 as an additional cost to play me.',
      "When you play me, if you paid the additional cost, move an exhausted enemy gear to your base. You control it until I leave the board. If it's an Equipment, attach it to me.",
    ]),
    gear({ id: 'cloak', tags: ['Equipment'] }),
    gear({ id: 'wheel' }),
    spellOf('doom', 'Kill a unit.'),
  ];
  const stolen = (which: string) => {
    const worn = { card: 'cloak', exhausted: true, at: 'bridge', attachedTo: 'm3' };
    const p2 = [at('m3', 'bridge'), worn, { card: 'wheel', exhausted: true }];
    const table = open(cards, { p1: [], p2 }, { bridge: 'p2' }, { p1: inHand('thief', 'doom', 'm1') });
    play(table, 'thief')
      .answer('p1', { pay: ['paid'] })
      .answer('p1', { [table.id('m1')]: 'discard' });
    emptyChain(table)
      .expectLegal('p1', [['cloak'], ['wheel']])
      .answer('p1', [which]);
    return emptyChain(table);
  };
  const stateOf = (table: Table, label: string) => {
    const { controller, marks } = table.state.objects[table.id(label)] ?? {};
    return [controller, marks?.['at'], marks?.['attachedTo']];
  };
  it('is read for gear alone: a unit would have to move', () => {
    const text = 'When you play me, move an enemy unit to your base. You control it until I leave the board.';
    expect(() => unitOf('captor', text)).toThrow('not read');
    expect(() => unitOf('captor', `${text} If it's an Equipment, attach it to me.`)).toThrow('not read');
  });
  it('attaches an equipment to the unit, and takes other gear to the base', () => {
    const table = stolen('cloak');
    const thief = table.find('p1', 'board', 'thief');
    expect(stateOf(table, 'cloak')).toEqual(['p1', undefined, table.id(thief)]);
    expect(stateOf(stolen('wheel'), 'wheel')).toEqual(['p1', undefined, undefined]);
  });
  it.each(['cloak', 'wheel'])('gives %s back as the unit leaves', (which) => {
    const table = stolen(which);
    const thief = table.find('p1', 'board', 'thief');
    emptyChain(play(table, 'doom').answer('p1', [thief]));
    expect(stateOf(table, which)).toEqual(['p2', undefined, undefined]);
  });
});

describe('"you can hide cards ignoring costs this turn" (408)', () => {
  const cards = [
    spellOf(
      'tunnel',
      'Return up to two cards with [Tank] from your trash to your hand. You can hide cards ignoring costs this turn.',
    ),
    spellOf('trap', ['[Hidden]', 'Draw 1.']),
    unitOf('stout', '[Tank]'),
  ];
  const opened = () => {
    const trash = ['stout', 'm1'].map((card) => ({ card, as: card }));
    const seats = { p1: { ...inHand('tunnel', 'trap'), trash } };
    return open(cards, { p1: [at('m2', 'meadow')], p2: [] }, { meadow: 'p1' }, seats);
  };
  const hide = (table: Table) => table.answer('p1', { action: 'hide', card: 'trap', at: 'meadow' });
  it('hides a card without power, and returns cards with the keyword alone', () => {
    const table = emptyChain(play(opened(), 'tunnel'))
      .expectLegal('p1', [[], ['stout']])
      .answer('p1', ['stout']);
    expect(hide(table).cards('p1', 'facedown')).toEqual(['trap']);
  });
  it('asks for the power without such a text, and in the next turn', () => {
    expect(() => hide(opened())).toThrow('cost.not-payable');
    const table = emptyChain(play(opened(), 'tunnel')).answer('p1', []);
    const later = endTurn(endTurn(table), 'p2');
    for (let passes = 0; passes < 20 && later.state.pending[0]?.kind !== 'turnAction'; passes++)
      later.answer(later.state.pending[0]?.seat ?? '', { action: 'pass' });
    const runes = later.cards('p1', 'runes');
    expect(runes.length).toBeGreaterThan(0);
    expect(hide(later).state.pending[0]?.kind).toBe('payment');
  });
});
