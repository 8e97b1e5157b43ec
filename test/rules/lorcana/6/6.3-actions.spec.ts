import { expect, it } from 'vitest';
import { action, character, location, lorcanaTable, song } from '../../../support/lorcana.js';
import { always, chosen, deal, each, gain, sequence, whenever } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

const bolt = action({ id: 'bolt', effect: chosen({ is: ['character'] }, deal(1)) });
const doom = action({ id: 'doom', effect: each({ is: ['character'] }, { do: 'banish', objects: 'all' }) });
const fan = character({
  id: 'fan',
  abilities: [whenever('played', gain(), { seat: { seat: 'you' }, type: { equals: 'action' } })],
});
const messenger = character({
  id: 'messenger',
  abilities: [whenever('played', chosen({ is: ['character'] }, deal(1)))],
});
/** A fan from the hand, played once this has resolved. */
const muster = action({
  id: 'muster',
  effect: sequence(
    { do: 'choose', from: { zone: 'hand', of: 'you', named: 'fan' }, min: 1, max: 1, as: 'card' },
    { do: 'play-free', card: 'card' },
  ),
});
const two = character({ id: 'two', cost: 2 });
const three = character({ id: 'three', cost: 3 });
const five = character({ id: 'five', cost: 5 });
const tune = song({ id: 'tune', cost: 3, effect: gain() });
const speech = action({ id: 'speech', cost: 3, effect: gain() });
const cards = [bolt, doom, fan, messenger, muster, two, three, five, tune, speech].map((card) => ({
  ...card,
  inkable: false,
}));
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });

rule('Lorcana 6.3.1.2', () => {
  it('is never in play, and waits in no bag while it resolves', () => {
    const at = lorcanaTable(
      {
        p1: {
          play: [
            { card: 'two', as: 'two' },
            { card: 'three', as: 'three' },
          ],
          hand: [{ card: 'bolt', as: 'bolt' }],
          inkwell: 1,
        },
      },
      cards,
    ).answer('p1', play('bolt'));
    at.expectDecision({ p1: 'choose' }).expectHappened('played', { cites: '6.3.1.2' });
    expect(at.cards('p1', 'play')).toEqual(['two', 'three']);
    expect(at.state.zones['bag']).toEqual([]);
    expect(at.cards('p1', 'discard')).toEqual([]);
    at.expectNotHappened('abilityPlaced');
  });
  it('differs from a character with the same effect, whose effect waits while it is in play', () => {
    const p1 = { play: [{ card: 'two', as: 'two' }], hand: [{ card: 'messenger', as: 'held' }], inkwell: 1 };
    const at = lorcanaTable({ p1 }, cards).answer('p1', play('held'));
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played', card: 'messenger' },
      { kind: 'abilityPlaced', card: 'messenger' },
      { kind: 'abilityTaken', card: 'messenger' },
    ]);
    const messengers = at.find('p1', 'play', 'messenger');
    at.expectDecision({ p1: 'choose' }).expectLegal('p1', [['two'], [messengers]]);
  });
  it('is nothing that an effect on all in play finds, its own included', () => {
    const tide = action({ id: 'tide', effect: each({}, { do: 'put', objects: 'all', zone: 'hand' }) });
    const p1 = { play: [{ card: 'two', as: 'two' }], hand: [{ card: 'tide', as: 'tide' }], inkwell: 1 };
    const at = lorcanaTable({ p1 }, [...cards, tide]).answer('p1', play('tide'));
    expect([at.cards('p1', 'hand'), at.cards('p1', 'play'), at.cards('p1', 'discard')]).toEqual([
      ['two'],
      [],
      ['tide'],
    ]);
  });
});

rule('Lorcana 6.3.3.3', () => {
  const table = () =>
    lorcanaTable(
      {
        p1: {
          play: [
            { card: 'two', as: 'two' },
            { card: 'three', as: 'three' },
            { card: 'five', as: 'drying', drying: true },
            { card: 'five', as: 'exerted', exerted: true },
          ],
          hand: [
            { card: 'tune', as: 'tune' },
            { card: 'speech', as: 'speech' },
          ],
        },
        p2: { play: [{ card: 'five', as: 'theirs' }] },
      },
      cards,
    );
  const sing = (...singers: readonly string[]) => ({ action: 'play', card: 'tune', pay: 'sing', singers });

  it('exerts a character of at least its cost and no ink', () => {
    const at = table().answer('p1', sing('three'));
    at.expectLog([
      { kind: 'exerted', object: 'three', cites: '6.3.3.3' },
      { kind: 'played', card: 'tune', pay: 'sing' },
      { kind: 'sung', object: 'three', songCard: 'tune', cites: '6.3.3.3' },
      { kind: 'loreGained' },
      { kind: 'actionResolved' },
    ]);
  });
  it('is sung by no character that costs less, is drying, is exerted or belongs to an opponent', () => {
    const at = table();
    at.expectRefused('p1', sing('two'), 'sing.cost-too-low', '6.3.3.3');
    at.expectRefused('p1', sing('drying'), 'character.drying', '6.1.4');
    at.expectRefused('p1', sing('exerted'), 'sing.exerted', '6.3.3.3', '5.1.1');
    at.expectRefused('p1', sing('theirs'), 'sing.not-yours', '6.3.3.3');
    at.expectRefused('p1', sing('three', 'two'), 'sing.one-singer', '6.3.3.3');
  });
  it('is sung by characters only, and by none that an effect keeps from it', () => {
    const stage = location({ id: 'stage' });
    const mute = character({ id: 'mute', cost: 5, abilities: [always({ change: 'flag', flag: 'cannotSing' })] });
    const play = ['stage', 'mute'].map((card) => ({ card, as: card }));
    const at = lorcanaTable({ p1: { play, hand: [{ card: 'tune', as: 'tune' }] } }, [stage, mute, tune]);
    at.expectRefused('p1', sing('stage'), 'sing.not-a-character', '6.3.3.3');
    at.expectRefused('p1', sing('mute'), 'sing.prohibited', '1.2.2');
  });
  it('is for songs only', () => {
    table().expectRefused('p1', { ...sing('three'), card: 'speech' }, 'sing.not-a-song', '6.3.3.3');
  });
});

rule('Lorcana 6.3.4', () => {
  it('has what the action triggered resolve after it, even if its source is gone by then', () => {
    const at = lorcanaTable({ p1: { play: ['fan'], hand: [{ card: 'doom', as: 'doom' }], inkwell: 1 } }, cards);
    at.answer('p1', play('doom')).expectLog([
      { kind: 'inkExerted' },
      { kind: 'played', card: 'doom' },
      { kind: 'banished', card: 'fan' },
      { kind: 'actionResolved', card: 'doom', cites: '6.3.4' },
      { kind: 'abilityPlaced', card: 'fan' },
      { kind: 'abilityTaken' },
      { kind: 'loreGained', seat: 'p1', amount: 1 },
    ]);
  });
  it('triggers nothing of a card that the action itself brings into play', () => {
    const hand = ['fan', 'muster', 'bolt'].map((card) => ({ card, as: card }));
    const at = lorcanaTable({ p1: { hand, inkwell: 2 } }, cards).answer('p1', play('muster'));
    at.answer('p1', ['fan']).expectLog([
      { kind: 'actionResolved', card: 'muster' },
      { kind: 'played', card: 'fan' },
    ]);
    at.answer('p1', play('bolt'));
    expect(at.player('p1')['lore']).toBe(1);
  });
  it('does not interrupt an action that asks: the bag is empty until the answer is carried out', () => {
    const p1 = { play: ['fan', { card: 'two', as: 'two' }], hand: [{ card: 'bolt', as: 'bolt' }], inkwell: 1 };
    const at = lorcanaTable({ p1 }, cards).answer('p1', play('bolt')).expectDecision({ p1: 'choose' });
    at.expectLog([{ kind: 'inkExerted' }, { kind: 'played', card: 'bolt' }]);
    expect(at.state.zones['bag']).toEqual([]);
    at.answer('p1', ['two']).expectLog([
      { kind: 'damageDealt', object: 'two' },
      { kind: 'actionResolved', card: 'bolt', cites: '6.3.4' },
      { kind: 'abilityPlaced', card: 'fan' },
      { kind: 'abilityTaken', card: 'fan' },
      { kind: 'loreGained', seat: 'p1', amount: 1 },
    ]);
  });
});
