import { expect, it } from 'vitest';
import { action, character, lorcanaTable, song } from '../../../support/lorcana.js';
import { chosen, deal, each, gain, whenever } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

const bolt = action({ id: 'bolt', effect: chosen({ is: ['character'] }, deal(1)) });
const doom = action({ id: 'doom', effect: each({ is: ['character'] }, { do: 'banish', objects: 'all' }) });
const fan = character({
  id: 'fan',
  abilities: [whenever('played', gain(), { seat: { seat: 'you' }, type: { equals: 'action' } })],
});
const two = character({ id: 'two', cost: 2 });
const three = character({ id: 'three', cost: 3 });
const five = character({ id: 'five', cost: 5 });
const tune = song({ id: 'tune', cost: 3, effect: gain() });
const speech = action({ id: 'speech', cost: 3, effect: gain() });
const cards = [bolt, doom, fan, two, three, five, tune, speech].map((card) => ({ ...card, inkable: false }));
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
});
