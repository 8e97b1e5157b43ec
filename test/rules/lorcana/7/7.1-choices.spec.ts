import { expect, it } from 'vitest';
import { action, character, item, lorcanaTable } from '../../../support/lorcana.js';
import { activated, chosen, draw, gain, sequence, whenever, type Effect } from '../../../support/lorcana-abilities.js';
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
  it('is cited for "up to", and other rules only if they are behind the choice', () => {
    const rulesOf = (from: Parameters<typeof chosen>[0], [min, max]: readonly [number, number] = [1, 1]) => {
      const pick: Effect = { do: 'choose', from, min, max, as: 'it' };
      const asked = action({ id: 'asked', cost: 0, effect: pick });
      const play = [PAWN, { card: 'pawn', damage: 1 }, { card: 'leader', damage: 1 }, 'leader'];
      const p1 = { play, hand: [{ card: 'asked', as: 'asked' }, 'pawn'], deck: ['pawn', 'leader'] };
      const at = lorcanaTable({ p1 }, [asked, pawn, leader]);
      at.answer('p1', { action: 'play', card: 'asked', pay: 'ink' });
      return at.state.pending[0]?.cites.map(({ rule: number }) => number);
    };
    expect(rulesOf({ is: ['character'] })).toEqual(['1.2.4', '1.8.1']);
    expect(rulesOf({ is: ['character'] }, [0, 1])).toEqual(['7.1.8', '1.2.4', '1.8.1']);
    expect(rulesOf({ other: true, is: ['character'] })).toEqual(['7.1.5', '1.2.4', '1.8.1']);
    expect(rulesOf({ named: 'pawn' })).toEqual(['6.2.4', '1.2.4', '1.8.1']);
    expect(rulesOf({ marks: { damage: true } })).toEqual(['5.1.3', '1.2.4', '1.8.1']);
    expect(rulesOf({ marks: { damage: { min: 0 } } })).toEqual(['5.1.3', '1.2.4', '1.8.1']);
    expect(rulesOf({ marks: { damage: false } })).toEqual(['5.1.4', '1.2.4', '1.8.1']);
    expect(rulesOf({ zone: 'deck', of: 'you', is: ['character'] })).toEqual(['8.1.4', '1.2.4', '1.8.1']);
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
  it('asks for each damaged one how much, and for none that is not; all of it is removed at once', () => {
    const spring = (exact?: boolean, upTo: number | { readonly number: string; readonly of: string } = 2) =>
      action({
        id: 'spring',
        cost: 0,
        effect: sequence(
          { do: 'all', from: { is: ['character'] }, as: 'all' },
          { do: 'remove-damage', objects: 'all', upTo, as: 'healed', ...(exact === true && { exact }) },
          { do: 'gain-lore', amount: { bound: 'healed' } },
        ),
      });
    const open = (spell: ReturnType<typeof spring>) => {
      const play2 = [
        { card: 'pawn', as: 'one', damage: 3 },
        { card: 'pawn', as: 'whole' },
        { card: 'pawn', as: 'two', damage: 1 },
      ];
      return lorcanaTable({ p1: { play: play2, hand: hand('spring') } }, [spell, pawn]).answer('p1', play('spring'));
    };
    const healed = open(spring())
      .expectLegal('p1', [0, 1, 2])
      .answer('p1', 1)
      .expectLegal('p1', [0, 1])
      .answer('p1', 1);
    const left = (table: ReturnType<typeof open>) =>
      ['one', 'whole', 'two'].map((as) => table.marks(as)['damage'] ?? 0);
    expect([left(healed), healed.player('p1')['lore']]).toEqual([[2, 0, 0], 2]);
    healed.expectLog([
      { kind: 'damageRemoved', object: 'one', amount: 1, damage: 2 },
      { kind: 'damageRemoved', object: 'two', amount: 1, damage: 0 },
      { kind: 'loreGained', amount: 2 },
      { kind: 'actionResolved' },
    ]);
    const exactly = open(spring(true)).expectDecision({ p1: 'turnAction' });
    expect([left(exactly), exactly.player('p1')['lore']]).toEqual([[1, 0, 0], 3]);
    const none = open(spring(false, { number: 'strength', of: 'self' })).expectDecision({ p1: 'turnAction' });
    expect(left(none)).toEqual([3, 0, 1]);
  });
  it('goes on where nothing is chosen', () => {
    at()
      .answer('p1', play('wake'))
      .answer('p1', [])
      .expectLog([{ kind: 'loreGained' }, { kind: 'actionResolved' }]);
  });
});
