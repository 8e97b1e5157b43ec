import { describe, expect, it } from 'vitest';
import { answered, card, cardsTable, damageOn, plays, sergeant } from '../../support/riftbound-cards.js';

const handed = (id: string, ...board: readonly ReturnType<typeof card>[]) => ({ hand: [card(id, 'unit')], board });

describe('as it is played', () => {
  it('Chemtech Enforcer has its player discard a card', () => {
    const table = cardsTable({ hand: [card('ogn-003', 'unit'), sergeant('kept'), card('ogn-175', 'lost')] });
    plays(table, 'unit', ['lost']);
    expect([table.cards('p1', 'hand'), table.cards('p1', 'trash')]).toEqual([['ogn-219'], ['ogn-175']]);
  });
  it('Tibbers deals 3 to every unit at a battlefield, its own player’s too', () => {
    const board = [card('ogn-137', 'mine', { at: 'own' }), card('ogn-137', 'home')];
    const table = cardsTable(handed('ogs-018', ...board), { board: [card('ogn-137', 'theirs', { at: 'other' })] });
    plays(table, 'unit', 'base');
    expect(damageOn(table, 'mine', 'home', 'theirs')).toEqual([3, 0, 3]);
  });
  it('Pit Rookie buffs another unit', () => {
    const table = plays(cardsTable(handed('ogn-136', sergeant('one'))), 'unit', ['one']);
    expect(table.marks('one')).toEqual({ buff: true });
    expect(table.facts('one').numbers['might']).toBe(5);
  });
  it('Faithful Manufactor plays a Recruit where it is', () => {
    const table = plays(cardsTable(handed('ogn-211', sergeant('holder', { at: 'own' }))), 'unit', 'own');
    const there = Object.values(table.state.objects).filter(({ marks }) => marks['at'] === table.id('own'));
    expect(there.map(({ definition }) => definition).toSorted()).toEqual(['ogn-211', 'ogn-219', 'ogn-271']);
  });
  it('Stormclaw Ursine channels a rune exhausted', () => {
    const table = plays(cardsTable(handed('ogn-137')), 'unit');
    const fresh = (table.state.zones['p1.runes'] ?? []).slice(12);
    expect(fresh.map((id) => table.marks(id))).toEqual([{ exhausted: true }]);
  });
  it('Magma Wurm readies units of its player that enter, and none of others', () => {
    const entering = (board: readonly ReturnType<typeof card>[]) => {
      const table = plays(cardsTable(handed('ogn-219', ...board)), 'unit');
      return Object.values(table.state.objects).find(
        ({ definition, zone }) => definition === 'ogn-219' && zone.endsWith('.board'),
      )?.marks;
    };
    expect([entering([card('ogn-011', 'wurm')]), entering([])]).toEqual([{}, { exhausted: true }]);
  });
  it('Vanguard Attendant is ready, and Vanguard Sergeant is not', () => {
    const marks = (id: string) => {
      const table = plays(cardsTable(handed(id)), 'unit');
      return Object.values(table.state.objects).find(({ definition, zone }) => definition === id && zone === 'p1.board')
        ?.marks;
    };
    expect([marks('ogs-016'), marks('ogn-219')]).toEqual([{}, { exhausted: true }]);
  });
});

describe('while it is there', () => {
  it('Cithria is buffed when another unit is played, a token too', () => {
    const cithria = card('ogn-139', 'cithria');
    expect(plays(cardsTable(handed('ogn-219', cithria)), 'unit').marks('cithria')).toEqual({ buff: true });
    const tokens = plays(cardsTable(handed('ogs-015', cithria)), 'unit');
    expect(tokens.marks('cithria')).toEqual({ buff: true });
  });
  it('Noxus Hopeful costs 2 less once another card was played', () => {
    const table = cardsTable({ hand: [card('ogn-012', 'unit'), card('ogn-175', 'first')] });
    const ready = () =>
      (table.state.zones['p1.runes'] ?? []).filter((id) => table.marks(id)['exhausted'] !== true).length;
    expect(ready()).toBe(12);
    plays(table, 'first');
    expect(ready()).toBe(9);
    plays(table, 'unit');
    expect(ready()).toBe(7);
  });
  it('Arena Bar, exhausted, buffs an exhausted unit', () => {
    const board = [card('ogn-124', 'bar'), sergeant('tired', { exhausted: true }), sergeant('fresh')];
    const table = cardsTable({ board });
    table.answer('p1', { action: 'activate', source: 'bar', ability: 'train' });
    expect(table.legal('p1')).toEqual([[table.id('tired')]]);
    answered(table, ['tired']);
    expect([table.marks('bar'), table.marks('tired')]).toEqual([{ exhausted: true }, { exhausted: true, buff: true }]);
  });
  it('the Trifarian War Camp gives all units there 1 might', () => {
    const table = cardsTable({ board: [sergeant('here', { at: 'own' }), sergeant('home')] }, {}, ['ogn-294', 'bridge']);
    expect(['here', 'home'].map((unit) => table.facts(unit).numbers['might'])).toEqual([5, 4]);
  });
});

describe('as it dies', () => {
  const killed = (id: string, more = {}) =>
    cardsTable({ hand: [card('ogn-229', 'spell')], ...more }, { board: [card(id, 'victim')] });

  it('Soaring Scout channels a rune exhausted', () => {
    const table = plays(killed('ogn-216'), 'spell', ['victim']);
    expect(table.cards('p2', 'runes')).toEqual(['fury']);
    expect(table.cards('p2', 'trash')).toEqual(['ogn-216']);
  });
  it('plays Immortal Phoenix from the trash for 1 energy and 1 Fury when a spell kills a unit', () => {
    const trash = [card('ogn-037', 'phoenix')];
    const table = plays(killed('ogn-219', { trash }), 'spell', ['victim'], 'yes');
    expect([table.cards('p1', 'board'), table.cards('p1', 'trash')]).toEqual([['ogn-037'], ['ogn-229']]);
    const left = plays(killed('ogn-219', { trash }), 'spell', ['victim'], 'no');
    expect(left.cards('p1', 'board')).toEqual([]);
  });
});
