import { expect, it } from 'vitest';
import { character, item, location, lorcanaTable } from '../../../support/lorcana.js';
import { activated, draw, gain } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

const trap = item({ id: 'trap', abilities: [activated('spring', [{ pay: 'banish-self' }], gain())] });
const inn = location({
  id: 'inn',
  willpower: 5,
  lore: 2,
  abilities: [activated('rest', [{ pay: 'ink', n: 1 }], draw())],
});
const mill = location({ id: 'mill', abilities: [activated('grind', [{ pay: 'exert' }], gain())] });
const bell = item({ id: 'bell', abilities: [activated('ring', [{ pay: 'exert' }], gain())] });
const ringer = character({ id: 'ringer', abilities: [activated('ring', [{ pay: 'exert' }], gain())] });
const plain = location({ id: 'plain', lore: 0 });
const guest = character({ id: 'guest', strength: 2 });
const cards = [trap, inn, mill, bell, ringer, plain, guest].map((card) => ({ ...card, inkable: false }));
const use = (source: string, ability: string) => ({ action: 'activate', source, ability });
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });
const END = { action: 'end-turn' };

rule('Lorcana 6.4.3', () => {
  it('uses an item at once, also by giving it up', () => {
    const at = lorcanaTable({ p1: { hand: [{ card: 'trap', as: 'held' }], inkwell: 1 } }, cards).answer(
      'p1',
      play('held'),
    );
    at.answer('p1', use(at.find('p1', 'play', 'trap'), 'spring'));
    at.expectLog([
      { kind: 'banished', card: 'trap' },
      { kind: 'abilityUsed', cites: '6.4.3' },
      { kind: 'loreGained', amount: 1 },
    ]);
  });
  it('exerts an item at once, and no character with the same ability, which has to dry first', () => {
    const hand = ['bell', 'ringer'].map((card) => ({ card, as: card }));
    const at = lorcanaTable({ p1: { hand, inkwell: 2 } }, cards)
      .answer('p1', play('bell'))
      .answer('p1', play('ringer'));
    const [bells, ringers] = [at.find('p1', 'play', 'bell'), at.find('p1', 'play', 'ringer')];
    expect([at.marks(bells), at.marks(ringers)]).toEqual([{}, { drying: true }]);
    at.expectLegal('p1', [use(bells, 'ring'), END]);
    at.expectRefused('p1', use(ringers, 'ring'), 'character.drying', '6.1.4');
    at.answer('p1', use(bells, 'ring')).expectLog([
      { kind: 'exerted', object: bells },
      { kind: 'abilityUsed', card: 'bell', cites: '6.4.3' },
      { kind: 'loreGained', amount: 1 },
    ]);
    at.expectLegal('p1', [END]);
  });
  it('uses no item that is still in the hand', () => {
    const at = lorcanaTable({ p1: { hand: [{ card: 'bell', as: 'held' }] } }, cards).expectLegal('p1', [END]);
    at.expectRefused('p1', use('held', 'ring'), 'answer.unknown-option');
  });
});

rule('Lorcana 6.5.7', () => {
  it('uses a location in the turn it is played', () => {
    const at = lorcanaTable({ p1: { hand: [{ card: 'inn', as: 'held' }], inkwell: 2 } }, cards).answer(
      'p1',
      play('held'),
    );
    at.answer('p1', use(at.find('p1', 'play', 'inn'), 'rest')).expectHappened('abilityUsed', { cites: '6.5.7' });
    expect(at.cards('p1', 'hand')).toHaveLength(1);
  });
  it('uses none that is in the hand, costs too much, or has a cost that no location can pay', () => {
    const hand = ['mill', 'inn'].map((card) => ({ card, as: card }));
    const at = lorcanaTable({ p1: { hand, inkwell: 2 } }, cards);
    at.expectRefused('p1', use('inn', 'rest'), 'answer.unknown-option');
    at.answer('p1', play('mill')).answer('p1', play('inn'));
    at.expectRefused('p1', use(at.find('p1', 'play', 'inn'), 'rest'), 'cost.not-enough-ink');
    at.expectRefused('p1', use(at.find('p1', 'play', 'mill'), 'grind'), 'ability.location', '4.3.6.20');
    at.expectLegal('p1', [END]);
  });
});

rule('Lorcana 6.5.5', () => {
  const struck = (damage: number) =>
    lorcanaTable(
      {
        p1: { play: [{ card: 'guest', as: 'own' }] },
        p2: {
          play: [
            { card: 'inn', as: 'inn', damage },
            { card: 'guest', as: 'guest', at: 'inn' },
          ],
        },
      },
      cards,
    ).answer('p1', { action: 'challenge', challenger: 'own', target: 'inn' });

  it('is banished when damage of several turns reaches its willpower, and visitors stay in play', () => {
    const at = struck(3);
    at.expectHappened('banished', { object: 'inn', cites: '6.5.5' });
    at.expectHappened('leftLocation', { object: 'guest' });
    expect(at.marks('guest')).toEqual({});
  });
  it('stays with less, and deals no damage', () => {
    const at = struck(2).expectNotHappened('banished');
    expect(at.marks('inn')).toEqual({ damage: 4 });
    expect(at.marks('own')).toEqual({ exerted: true });
  });
});

rule('Lorcana 6.5.6', () => {
  it("gives lore in its own player's Set step only, and not in the turn it is played", () => {
    const at = lorcanaTable(
      {
        p1: { hand: [{ card: 'inn', as: 'held' }], inkwell: 1 },
        p2: {
          play: [
            { card: 'inn', as: 'theirs' },
            { card: 'plain', as: 'plain' },
          ],
        },
      },
      cards,
    );
    at.answer('p1', play('held'));
    expect(at.player('p1')['lore']).toBe(0);
    at.answer('p1', END).expectHappened('loreGained', { seat: 'p2', amount: 2, source: 'theirs', cites: '6.5.6' });
    expect([at.player('p1')['lore'], at.player('p2')['lore']]).toEqual([0, 2]);
    at.answer('p2', END).expectHappened('loreGained', { seat: 'p1', amount: 2 });
  });
  it('gives all of it while damaged, and nothing for who is there or where the lore value is 0', () => {
    const p2 = {
      play: [
        { card: 'inn', as: 'inn', damage: 4 },
        { card: 'guest', as: 'guest', at: 'inn' },
        { card: 'plain', as: 'plain' },
      ],
    };
    const at = lorcanaTable({ p2 }, cards).answer('p1', END);
    at.expectLog([
      { kind: 'turnChanged', phase: 'end' },
      { kind: 'turnEnding' },
      { kind: 'turnChanged', seat: 'p2', phase: 'ready' },
      { kind: 'turnBegan' },
      { kind: 'turnChanged', phase: 'set' },
      { kind: 'loreGained', seat: 'p2', amount: 2, lore: 2, source: 'inn', cites: '6.5.6' },
      { kind: 'turnChanged', phase: 'draw' },
      { kind: 'drawn' },
      { kind: 'turnChanged', phase: 'main' },
    ]);
  });
});
