import { expect, it } from 'vitest';
import { action, character, location, lorcanaTable } from '../../../support/lorcana.js';
import { always, chosen, lore, modify, strength } from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const sturdy = character({ id: 'sturdy', willpower: 2 });
const tall = character({ id: 'tall', willpower: 9 });
const plain = character({ id: 'plain', strength: 3, willpower: 9 });
const tune = (id: string, by: number) =>
  action({ id, effect: chosen({ named: 'plain' }, modify('chosen', strength(by))) });
const pick = action({
  id: 'pick',
  effect: chosen({ is: ['character'], numbers: { strength: { max: 2 } } }, { do: 'banish', objects: 'chosen' }),
});
const wane = action({
  id: 'wane',
  effect: chosen(
    { named: 'plain' },
    modify('chosen', { change: 'number', name: 'strength', add: { count: { is: ['item'] }, times: -1 } }),
  ),
});
const ruin = location({ id: 'ruin', lore: 1, abilities: [{ kind: 'static', name: 'ruin', changes: [lore(-3)] }] });
const cards = [
  sturdy,
  tall,
  plain,
  tune('plus1', 1),
  tune('plus2', 2),
  tune('minus6', -6),
  tune('also2', 2),
  pick,
  wane,
  ruin,
].map((card) => ({
  ...card,
  inkable: false,
}));
const table = (p1: JsonRecord, p2: JsonRecord = {}) => lorcanaTable({ p1: { inkwell: 8, ...p1 }, p2 }, cards);
const named = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card }));
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });
const END = { action: 'end-turn' };

rule('Lorcana 7.8.1.1', () => {
  it('works the characteristics out with all modifications so far', () => {
    const at = table({ play: named('plain'), hand: named('plus2', 'minus6', 'also2') });
    const strengths = ['plus2', 'minus6', 'also2'].map((card) => {
      at.answer('p1', play(card)).expectHappened('effectStarted', { cites: '7.8.1.1' });
      return at.facts('plain').numbers['strength'];
    });
    expect(strengths).toEqual([5, -1, 1]);
  });
  it('takes nothing away for each of none, which is 0 and no negative zero', () => {
    const at = table({ play: named('plain'), hand: named('wane') }).answer('p1', play('wane'));
    expect(at.state.effects.map(({ does }) => does)).toMatchObject([{ changes: [{ add: 0 }] }]);
    expect(at.facts('plain').numbers['strength']).toBe(3);
  });
});

rule('Lorcana 7.8.2', () => {
  it('deals no damage with a negative strength, which is still seen as what it is', () => {
    const at = table(
      { play: named('plain'), hand: named('minus6', 'pick') },
      { play: [{ card: 'sturdy', as: 'target', exerted: true }] },
    ).answer('p1', play('minus6'));
    expect(at.facts('plain').numbers['strength']).toBe(-3);
    at.answer('p1', play('pick'))
      .expectLegal('p1', [['plain'], ['target']])
      .answer('p1', ['target']);
    const other = table(
      { play: named('plain'), hand: named('minus6') },
      { play: [{ card: 'sturdy', as: 'target', exerted: true }] },
    )
      .answer('p1', play('minus6'))
      .answer('p1', { action: 'challenge', challenger: 'plain', target: 'target' });
    other.expectHappened('damagePrevented', { object: 'target', cites: '7.8.2' });
    expect(other.marks('target')).toEqual({ exerted: true });
  });
  it('removes no damage; with strength 0 deals none, and above 0 deals it again', () => {
    const challenge = { action: 'challenge', challenger: 'plain', target: 'target' };
    const fought = (...more: readonly string[]) => {
      const at = table(
        { play: named('plain'), hand: named('minus6', 'plus2', 'also2', 'plus1') },
        { play: [{ card: 'tall', as: 'target', exerted: true, damage: 2 }] },
      );
      for (const card of ['minus6', ...more]) at.answer('p1', play(card));
      return at.answer('p1', challenge);
    };
    const [exerts, meets] = [{ kind: 'exerted', object: 'plain' }, { kind: 'challenged' }];
    const back = { kind: 'damageDealt', object: 'plain', amount: 1 };
    const none = { kind: 'damagePrevented', object: 'target', cites: '7.8.2' };
    const one = { kind: 'damageDealt', object: 'target', amount: 1, damage: 3 };
    fought().expectLog([exerts, meets, none, back, { kind: 'challengeEnded' }]);
    fought('plus2', 'plus1').expectLog([exerts, meets, none, back, { kind: 'challengeEnded' }]);
    fought('plus2', 'also2').expectLog([exerts, meets, one, back, { kind: 'challengeEnded' }]);
    expect(fought().marks('target')).toEqual({ exerted: true, damage: 2 });
  });
});

rule('Lorcana 7.8.3', () => {
  it('is behind a quest with a negative lore value, and with no other', () => {
    const cited = (lore: number) => {
      const at = lorcanaTable({ p1: { play: [{ card: 'some', as: 'some' }] } }, [
        character({ id: 'some', lore: 1, abilities: [always({ change: 'number', name: 'lore', add: lore - 1 })] }),
      ]);
      return at.answer('p1', { action: 'quest', character: 'some' }).rulesOf('quested').flat().includes('7.8.3');
    };
    expect([cited(-1), cited(0), cited(1)]).toEqual([true, false, false]);
  });
  it('counts a negative lore value of a location as 0: no lore is lost', () => {
    const at = table({}, { play: ['ruin'], lore: 5 }).answer('p1', END);
    at.expectNotHappened('loreLost');
    expect(at.player('p2')['lore']).toBe(5);
  });
  it('has Flynn Rider quest for nothing while an opponent holds five cards', () => {
    const at = table({ play: [{ card: '2-82', as: 'flynn' }] }, { hand: 5 });
    expect(at.facts('flynn').numbers['lore']).toBe(-1);
    at.answer('p1', { action: 'quest', character: 'flynn' }).expectHappened('quested', { cites: '7.8.3' });
    at.expectNotHappened('loreGained');
  });
});
