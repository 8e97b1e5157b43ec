import { expect, it } from 'vitest';
import { action, character, item, lorcanaTable } from '../../../support/lorcana.js';
import { activated, chosen, draw, gain, sequence, whenever } from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const pawn = character({ id: 'pawn', willpower: 9 });
const cup = item({ id: 'cup' });
const loot = action({
  id: 'loot',
  cost: 0,
  effect: sequence(
    draw(),
    { do: 'choose', from: { zone: 'hand', of: 'you' }, min: 1, max: 1, as: 'lost' },
    { do: 'discard', objects: 'lost' },
  ),
});
const reader = item({ id: 'reader', abilities: [whenever('drawn', gain(), { seat: { seat: 'you' } })] });
const recall = action({
  id: 'recall',
  cost: 0,
  effect: chosen({ zone: 'discard', of: 'you', is: ['character'] }, { do: 'put', objects: 'chosen', zone: 'hand' }),
});
const leader = character({
  id: 'leader',
  abilities: [
    activated('rally', [], chosen({ of: 'you', is: ['character'], other: true }, { do: 'ready', objects: 'chosen' })),
  ],
});
const greeter = character({ id: 'greeter', abilities: [whenever('played', gain())] });
const wake = action({
  id: 'wake',
  cost: 0,
  effect: sequence(
    { do: 'choose', from: { is: ['character'] }, min: 0, max: 2, as: 'some' },
    { do: 'ready', objects: 'some' },
    gain(),
  ),
});
const phoenix = character({
  id: 'phoenix',
  willpower: 1,
  abilities: [
    {
      kind: 'triggered',
      name: 'sink',
      on: [{ event: 'banished', where: { object: { object: { self: true } } }, bind: { it: 'becomes' } }],
      effect: { do: 'put', objects: 'it', zone: 'deck' },
    },
    {
      kind: 'triggered',
      name: 'rise',
      on: [{ event: 'banished', where: { object: { object: { self: true } } }, bind: { it: 'becomes' } }],
      effect: { do: 'put', objects: 'it', zone: 'hand' },
    },
  ],
});
const cards = [pawn, cup, loot, reader, recall, leader, greeter, wake, phoenix].map((card) => ({
  ...card,
  inkable: false,
}));
const table = (p1: JsonRecord, p2: JsonRecord = {}) => lorcanaTable({ p1, p2 }, cards);
const hand = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card }));
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });
const PAWN = { card: 'pawn', as: 'pawn' };

rule('Lorcana 7.1.4', () => {
  it('draws no card by putting one into the hand', () => {
    const at = table({ play: ['reader'], hand: hand('recall'), discard: [PAWN] }).answer('p1', play('recall'));
    at.expectHappened('putInto', { card: 'pawn', zone: 'hand', cites: '7.1.4' }).expectNotHappened('abilityPlaced');
  });
  it('draws one by drawing', () => {
    const at = table({ play: ['reader'], hand: hand('loot') }).answer('p1', play('loot'));
    at.answer('p1', at.legal('p1')[0] ?? null).expectHappened('abilityPlaced', { card: 'reader' });
  });
});

rule('Lorcana 7.1.5', () => {
  it('offers any card but the one whose ability it is', () => {
    const at = table({
      play: [{ card: 'leader', as: 'leader' }, PAWN, { card: 'cup', as: 'cup' }, { card: 'greeter', as: 'greeter' }],
    });
    at.answer('p1', { action: 'activate', source: 'leader', ability: 'rally' }).expectLegal('p1', [
      ['pawn'],
      ['greeter'],
    ]);
    expect(at.state.pending[0]?.cites.map(({ rule: number }) => number)).toContain('7.1.5');
    at.expectRefused('p1', ['leader'], 'answer.unknown-option', '7.1.5');
  });
  it('does nothing where there is no other', () => {
    const at = table({ play: [{ card: 'leader', as: 'leader', exerted: true }] });
    at.answer('p1', { action: 'activate', source: 'leader', ability: 'rally' });
    expect(at.marks('leader')).toEqual({ exerted: true });
  });
  it('needs another character to be banished, and boosts only other ones', () => {
    const at = table(
      { play: [{ card: '1-118', as: 'mulan' }, PAWN] },
      { play: [{ card: 'phoenix', as: 'phoenix', exerted: true }] },
    );
    at.answer('p1', { action: 'challenge', challenger: 'mulan', target: 'phoenix' });
    expect([at.facts('mulan').numbers['lore'], at.facts('pawn').numbers['lore']]).toEqual([1, 2]);
  });
});

rule('Lorcana 7.1.8', () => {
  const at = () =>
    table({ play: [PAWN, { card: 'greeter', as: 'greeter' }, { card: 'leader', as: 'leader' }], hand: hand('wake') });
  it('offers from none to all that many, no object twice', () => {
    const asked = at().answer('p1', play('wake'));
    asked.expectLegal('p1', [
      [],
      ['pawn'],
      ['greeter'],
      ['leader'],
      ['pawn', 'greeter'],
      ['pawn', 'leader'],
      ['greeter', 'leader'],
    ]);
    asked.expectRefused('p1', ['pawn', 'pawn'], 'answer.repeated', '7.1.8');
  });
  it('removes no more damage than there is: none is as good as all', () => {
    const balm = action({
      id: 'balm',
      cost: 0,
      effect: chosen({ is: ['character'] }, { do: 'remove-damage', objects: 'chosen', upTo: 3 }),
    });
    const play1 = [{ card: 'pawn', as: 'sore', damage: 1 }];
    const healed = lorcanaTable({ p1: { play: play1, hand: hand('balm') } }, [balm, pawn]).answer('p1', play('balm'));
    healed.expectDecision({ p1: 'removeDamage' }).expectLegal('p1', [0, 1]).answer('p1', 1);
    expect(healed.marks('sore')).toEqual({});
  });
  it('goes on where nothing is chosen', () => {
    at()
      .answer('p1', play('wake'))
      .answer('p1', [])
      .expectLog([{ kind: 'loreGained' }, { kind: 'actionResolved' }]);
  });
});
