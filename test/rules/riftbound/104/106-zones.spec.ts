import { expect, it } from 'vitest';
import { free, target } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand, move, passAll } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { spell, unit } from '../../../support/riftbound.js';
import { noCase, rule } from '../../../support/rule.js';

const cards = [
  spell({ id: 'trap', energy: 4, keywords: [{ keyword: 'hidden' }] }),
  spell({ id: 'snare', energy: 4, keywords: [{ keyword: 'hidden' }] }),
  unit({ id: 'champion', energy: 0, supertype: 'champion' }),
  free('home', { do: 'move', objects: 'target' }, { targets: [target()] }),
  free('back', { do: 'return', objects: 'target' }, { targets: [target()] }),
  free('slay', { do: 'kill', objects: 'target' }, { targets: [target()] }),
];
const withHand = (
  boards: Parameters<typeof battleTable>[0],
  controlled: Parameters<typeof battleTable>[1],
  ...hand: readonly string[]
) => battleTable(boards, controlled, { cards, seats: { p1: { ...inHand(...hand), fury: 2 } } });

rule('Riftbound 106.2.d', () => {
  it('has a unit that goes home go to the base of its own player, whoever sends it', () => {
    const table = withHand({ p1: [], p2: [at('m1', 'bridge')] }, { bridge: 'p2' }, 'home');
    allPass(play(table, 'home').answer('p1', ['m1'])).expectHappened('moved', { object: 'm1', seat: 'p2' });
    expect([table.cards('p1', 'board'), table.cards('p2', 'board')]).toEqual([[], ['m1']]);
  });
  it('lets nobody move to the base of another', () => {
    const table = withHand({ p1: [at('m1', 'meadow')], p2: ['m2'] }, { meadow: 'p1' });
    move(table, 'p1', ['m1'], 'base');
    expect([table.cards('p1', 'board'), table.cards('p2', 'board')]).toEqual([['m1'], ['m2']]);
  });
});

rule('Riftbound 106.4.b', () => {
  it('holds one card: no second is hidden there', () => {
    const table = withHand({ p1: [at('m1', 'meadow')], p2: [] }, { meadow: 'p1' }, 'trap', 'snare');
    table.answer('p1', { action: 'hide', card: 'trap', at: 'meadow' });
    passAll(table).answer('p1', { fury: 1 });
    expect(table.cards('p1', 'facedown')).toEqual(['trap']);
    table.expectRefused('p1', { action: 'hide', card: 'snare', at: 'meadow' }, 'hide.occupied', '106.4.b');
  });
  it('lets one be hidden at each battlefield', () => {
    const boards = { p1: [at('m1', 'meadow'), at('m2', 'bridge')], p2: [] };
    const table = withHand(boards, { meadow: 'p1', bridge: 'p1' }, 'trap', 'snare');
    table.answer('p1', { action: 'hide', card: 'trap', at: 'meadow' }).answer('p1', { fury: 1 });
    const hiding = table.legal('p1').filter((answer) => JSON.stringify(answer).includes('"hide"'));
    expect(hiding).toEqual([{ action: 'hide', card: table.id('snare'), at: table.id('bridge') }]);
  });
});

rule('Riftbound 106.4.c', () => {
  it('lets nobody hide a card where they have no control', () => {
    const table = withHand({ p1: ['m1'], p2: [at('m2', 'bridge')] }, { bridge: 'p2' }, 'trap');
    for (const place of ['meadow', 'bridge'])
      table.expectRefused('p1', { action: 'hide', card: 'trap', at: place }, 'hide.not-yours', '106.4.c');
  });
  it('lets its controller', () => {
    const table = withHand({ p1: [at('m1', 'meadow')], p2: [] }, { meadow: 'p1' }, 'trap');
    expect(table.legal('p1')).toContainEqual({ action: 'hide', card: table.id('trap'), at: table.id('meadow') });
  });
});

rule('Riftbound 106.4.d', () => {
  const hidden = (units: readonly ReturnType<typeof at>[]) => {
    const facedown = [{ card: 'trap', as: 'trap', at: 'meadow' }];
    return battleTable({ p1: units, p2: [] }, { meadow: 'p1' }, { cards, seats: { p1: { facedown } } });
  };
  it('loses the card with the battlefield', () => {
    const table = move(hidden([at('m1', 'meadow')]), 'p1', ['m1'], 'base');
    table.expectHappened('trashed', { card: 'trap', cites: '106.4.d' });
    expect([table.cards('p1', 'facedown'), table.cards('p1', 'trash')]).toEqual([[], ['trap']]);
  });
  it('keeps it as long as the battlefield is kept', () => {
    const table = move(hidden([at('m1', 'meadow'), at('m2', 'meadow')]), 'p1', ['m1'], 'base');
    expect(table.expectNotHappened('trashed').cards('p1', 'facedown')).toEqual(['trap']);
  });
});

rule('Riftbound 107.1.d', () => {
  noCase('outside', 'No card of this language has another player control what somebody owns.');
  it('lays a card into the trash of who owns it, whoever kills it', () => {
    const table = allPass(play(withHand({ p1: [], p2: ['m1'] }, {}, 'slay'), 'slay').answer('p1', ['m1']));
    expect([table.cards('p1', 'trash'), table.cards('p2', 'trash')]).toEqual([['slay'], ['m1']]);
  });
});

rule('Riftbound 107.2.c', () => {
  const open = (zone: 'champion' | 'mainDeck') =>
    battleTable({ p1: [], p2: [] }, {}, { cards, seats: { p1: { [zone]: [{ card: 'champion', as: 'champion' }] } } });
  it('lets the chosen champion be played from there', () => {
    const table = play(open('champion'), 'champion').expectHappened('cardChained', {
      from: 'champion',
      cites: '107.2.c',
    });
    expect([table.cards('p1', 'champion'), table.cards('p1', 'board')]).toEqual([[], ['champion']]);
  });
  it('lets no card be played from the deck', () => {
    open('mainDeck').expectLegal('p1', [{ action: 'end-turn' }]);
  });
});

rule('Riftbound 109', () => {
  it('removes damage, buffs and grants when a unit leaves the board and comes back', () => {
    const board = [{ card: 'page', as: 'page', damage: 1, buff: true }];
    const page = unit({ id: 'page', energy: 0, might: 2 });
    const table = battleTable({ p1: board, p2: [] }, {}, { cards: [...cards, page], seats: { p1: inHand('back') } });
    allPass(play(table, 'back').answer('p1', ['page']));
    const again = table.find('p1', 'hand', 'page');
    play(table, again).expectHappened('entered', { card: 'page', cites: '109' });
    expect(table.marks(table.find('p1', 'board', 'page'))).toEqual({ exhausted: true });
  });
  it('leaves all of it to a unit that only moves', () => {
    const board = [at('m3', 'meadow', { damage: 1, buff: true })];
    const table = move(battleTable({ p1: board, p2: [] }, { meadow: 'p1' }), 'p1', ['m3'], 'base');
    expect(table.marks('m3')).toEqual({ damage: 1, buff: true, exhausted: true });
  });
});
