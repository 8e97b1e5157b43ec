import { expect, it } from 'vitest';
import type { CardDefinition, JsonRecord } from '../../../../src/engine/index.js';
import { draw, gain, sequence } from '../../../support/lorcana-abilities.js';
import { play } from '../../../support/lorcana-actions.js';
import { action, character, item, lorcanaTable } from '../../../support/lorcana.js';
import { rule } from '../../../support/rule.js';

const ink = (count: number) => Array.from({ length: count }, () => 'plain');
const plain = character({ id: 'plain' });
const hero = (seat: JsonRecord, ...cards: readonly CardDefinition[]) =>
  lorcanaTable({ p1: { inkwell: ink(5), ...seat } }, [plain, ...cards]);

/** An effect has an ability used. */
rule('Lorcana 4.3.8.4', () => {
  const lamp = item({
    id: 'lamp',
    abilities: [
      { kind: 'activated', name: 'shine', costs: [{ pay: 'exert' }, { pay: 'ink', n: 3 }], effect: gain(2) },
      { kind: 'activated', name: 'glow', costs: [{ pay: 'ink', n: 9 }], effect: gain(1) },
    ],
  });
  const wish = (free: boolean) =>
    action({
      id: 'wish',
      effect: sequence(
        { do: 'all', from: { named: 'lamp' }, as: 'lamp' },
        { do: 'use', card: 'lamp', ...(free && { free }) },
        draw(),
      ),
    });
  const table = (free: boolean, lampOf: JsonRecord, inks = 5) =>
    hero({ inkwell: ink(inks), play: [lampOf], hand: [{ card: 'wish', as: 'wish' }] }, lamp, wish(free));

  it('is used free of ink once the effect has resolved; its player chooses it (4.3.8.4)', () => {
    const at = table(true, { card: 'lamp', as: 'lamp' }, 1).answer('p1', play('wish'));
    at.expectDecision({ p1: 'useAbility' }).expectLegal('p1', ['shine', 'glow']);
    // All of the effect is done by then (7.1.6).
    expect(at.cards('p1', 'hand')).toHaveLength(1);
    at.answer('p1', 'shine').expectHappened('exerted', { object: 'lamp', cites: '4.3.8.4' });
    expect([at.player('p1')['lore'], at.marks('lamp')['exerted']]).toEqual([2, true]);
  });
  it('asks for all that is due besides the ink', () => {
    const at = table(true, { card: 'lamp', as: 'lamp', exerted: true }, 1).answer('p1', play('wish'));
    at.expectHappened('abilityUsed', { ability: 'glow' }).expectDecision({ p1: 'turnAction' });
  });
  it('has no effect if the card is an opponent’s', () => {
    const p1 = { inkwell: ink(5), hand: [{ card: 'wish', as: 'wish' }] };
    const at = lorcanaTable({ p1, p2: { play: [{ card: 'lamp', as: 'lamp' }], inkwell: ink(9) } }, [
      plain,
      lamp,
      wish(true),
    ]).answer('p1', play('wish'));
    at.expectHappened('abilityNotUsed', { object: 'lamp', cites: '4.3.8.1' }).expectNotHappened('abilityUsed');
    expect(at.marks('lamp')).toEqual({});
  });
  it('without "free" offers only what can be paid, and has no effect otherwise', () => {
    const paid = table(false, { card: 'lamp', as: 'lamp' }).answer('p1', play('wish'));
    paid.expectHappened('abilityUsed', { ability: 'shine' });
    const poor = table(false, { card: 'lamp', as: 'lamp' }, 1).answer('p1', play('wish'));
    poor.expectHappened('abilityNotUsed', { object: 'lamp', cites: '4.3.8.1' });
  });
});
