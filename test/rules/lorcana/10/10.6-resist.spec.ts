import { expect, it } from 'vitest';
import { action, character, location, lorcanaTable } from '../../../support/lorcana.js';
import { chosen, deal, gain, keyword, modify, whenever } from '../../../support/lorcana-abilities.js';
import { rule } from '../../../support/rule.js';

const tank = character({
  id: 'tank',
  willpower: 9,
  keywords: [{ keyword: 'resist', n: 2 }],
  abilities: [whenever('damageDealt', gain())],
});
const archer = character({
  id: 'archer',
  strength: 3,
  abilities: [whenever('damageDealt', gain(), { source: { object: { self: true } } })],
});
const keep = location({ id: 'keep', willpower: 9, keywords: [{ keyword: 'resist', n: 1 }] });
const shield = action({ id: 'shield', effect: chosen({ named: 'tank' }, modify('chosen', keyword('resist', 1))) });
const bolt = (id: string, amount: number) => action({ id, effect: chosen({ named: 'tank' }, deal(amount)) });
const cards = [tank, archer, keep, shield, bolt('bolt2', 2), bolt('bolt3', 3), bolt('bolt4', 4)];

const table = () =>
  lorcanaTable(
    {
      p1: {
        play: [{ card: 'archer', as: 'archer' }],
        hand: ['shield', 'bolt2', 'bolt3', 'bolt4'].map((card) => ({ card, as: card })),
        inkwell: 5,
      },
      p2: {
        play: [
          { card: 'tank', as: 'tank' },
          { card: 'keep', as: 'keep' },
        ],
      },
    },
    cards,
  );
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });

rule('Lorcana 10.6.1', () => {
  it('reduces the damage that would be dealt to a character', () => {
    const at = table().answer('p1', play('bolt3'));
    at.expectHappened('damageDealt', { object: 'tank', amount: 1, cites: '10.6.1' });
    expect(at.marks('tank')).toEqual({ damage: 1 });
    expect(at.player('p2')['lore']).toBe(1);
  });
  it('is not behind damage to what has none', () => {
    const at = table().answer('p1', { action: 'challenge', challenger: 'archer', target: 'keep' });
    const rules = (id: string) => at.rulesOf('damageDealt', { object: id }).map((some) => some.includes('10.6.1'));
    expect([rules('keep'), rules('archer')]).toEqual([[true], []]);
    const bare = lorcanaTable({ p1: { play: ['archer'], hand: [{ card: 'zap', as: 'zap' }], inkwell: 1 } }, [
      archer,
      action({ id: 'zap', effect: chosen({ named: 'archer' }, deal(1)) }),
    ]).answer('p1', play('zap'));
    expect(bare.rulesOf('damageDealt')).toEqual([['9.1.1', '5.1.3']]);
  });
  it('reduces the damage of a challenge to a location', () => {
    const at = table().answer('p1', { action: 'challenge', challenger: 'archer', target: 'keep' });
    expect(at.marks('keep')).toEqual({ damage: 2 });
  });
  it('stacks with Resist from elsewhere, as one replacement', () => {
    const at = table().answer('p1', play('shield')).answer('p1', play('bolt4'));
    expect(at.marks('tank')).toEqual({ damage: 1 });
  });
});

rule('Lorcana 10.6.3', () => {
  it('deals no damage if none is left: nothing triggers on dealing or on being dealt', () => {
    const at = table().answer('p1', play('bolt2'));
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'damagePrevented', object: 'tank', cites: '10.6.3' },
      { kind: 'actionResolved' },
    ]);
    expect(at.marks('tank')).toEqual({});
  });
  it('deals none rather than a negative amount', () => {
    const at = table().answer('p1', play('shield')).answer('p1', play('bolt2'));
    expect(at.marks('tank')).toEqual({});
    at.expectNotHappened('damageDealt');
  });
});
