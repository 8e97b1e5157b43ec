import { expect, it } from 'vitest';
import { action, alteration, ashesTable, ready } from '../../../support/ashes.js';
import { DRAW, kindsOf } from '../../../support/ashes-windows.js';
import { workers } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

const SIDE = { pay: 'side' } as const;
const cards = [
  ready({
    id: 'rite',
    abilities: [
      { kind: 'activated', name: 'side', costs: [SIDE], effect: DRAW },
      { kind: 'activated', name: 'main', costs: [{ pay: 'main' }], effect: DRAW },
    ],
  }),
  alteration({ id: 'armour', cost: [SIDE], bonus: { life: 1 } }),
  action({ id: 'trick', cost: [SIDE], effect: DRAW }),
];
const at = (more: object = {}) =>
  ashesTable(
    {
      p1: {
        hand: ['worker', 'armour', 'trick'].map((card) => ({ card, as: card })),
        spellboard: [{ card: 'rite', as: 'rite' }],
        battlefield: workers({ host: { wounds: 1 } }),
        ...more,
      },
    },
    cards,
  );
const play = (card: string) => ({ action: 'play', card });
const activate = (ability: string) => ({ action: 'activate', card: 'rite', ability });

rule('Ashes turn.side.list', () => {
  it('takes one of them in a turn: after meditating no other', () => {
    const table = at({ drawPile: [] }).answer('p1', { action: 'meditate' });
    table.answer('p1', { from: 'hand', card: 'worker' }).expectHappened('discarded', { card: 'worker' });
    table.answer('p1', { stop: true });
    for (const answer of [play('trick'), activate('side'), { action: 'meditate' }])
      expect(table.refused('p1', answer).code).toBe('pay.no-side-action');
  });
  it('lists them, and no side action that cannot be taken', () => {
    const table = at();
    expect(table.legal('p1')).toEqual(
      expect.arrayContaining([
        { action: 'meditate' },
        play(table.id('trick')),
        { ...activate('side'), card: table.id('rite') },
      ]),
    );
    expect(at({ sidesTaken: 1 }).legal('p1')).not.toContainEqual({ action: 'meditate' });
  });
});

rule('Ashes turn.side.cost', () => {
  it('plays or activates by the side symbol, and leaves the main action', () => {
    const table = at().answer('p1', play('armour'));
    table.answer('p1', 'host').answer('p1', play('worker')).expectHappened('entered', { card: 'worker' });
    const other = at().answer('p1', activate('side')).answer('p1', activate('main'));
    expect(other.player('p1')).toMatchObject({ mainsTaken: 1, sidesTaken: 1 });
  });
  it('takes nothing whose symbol is the main action', () => {
    const table = at({ mainsTaken: 1 });
    table.expectRefused('p1', activate('main'), 'pay.no-main-action', 'pay.main');
    table.answer('p1', activate('side')).expectHappened('drawn');
  });
});

rule('Ashes turn.main.cost.1', () => {
  it('activates by the main symbol, which takes the main action', () => {
    const table = at().answer('p1', activate('main')).expectHappened('actionTaken', { action: 'main' });
    table.expectRefused('p1', play('worker'), 'pay.no-main-action', 'pay.main', 'turn.main.cost.1');
  });
  it('plays by it, and leaves the side action', () => {
    const table = at().answer('p1', play('worker')).answer('p1', play('trick'));
    expect(table.player('p1')).toMatchObject({ mainsTaken: 1, sidesTaken: 1 });
    table.expectHappened('actionTaken', { action: 'side' });
  });
});

rule('Ashes turn.main.play.2', () => {
  it('pays first, then puts the card where it belongs', () => {
    const table = at().answer('p1', play('worker'));
    expect(kindsOf(table)).toEqual(['actionTaken', 'entered']);
    table.expectHappened('entered', { card: 'worker', zone: 'battlefield' });
  });
  it('leaves everything as it was where it cannot be paid for', () => {
    const table = at({ mainsTaken: 1 });
    const before = table.rules.stateHash(table.state);
    table.expectRefused('p1', play('worker'), 'pay.no-main-action', 'turn.main.cost.1');
    expect(table.rules.stateHash(table.state)).toBe(before);
  });
  it('plays cards of the own hand only', () => {
    at().expectRefused('p1', play('rite'), 'answer.unknown-option', 'turn.main.play.2');
  });
});
