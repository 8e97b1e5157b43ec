import { expect, it } from 'vitest';
import { action, character, item, lorcanaTable } from '../../../support/lorcana.js';
import { chosen, deal, draw, gain, sequence, whenever } from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const immortal = character({
  id: 'immortal',
  willpower: 1,
  abilities: [
    {
      kind: 'replacement',
      name: 'return',
      on: { event: 'banished', where: { object: { object: { self: true } } } },
      instead: { with: 'effect', effect: { do: 'put', objects: 'self', zone: 'hand' } },
    },
    whenever('banished', draw()),
  ],
});
const greeter = item({
  id: 'greeter',
  abilities: [whenever('putInto', gain(), { zone: { equals: 'hand' }, object: { object: { of: 'you' } } })],
});
const decoy = character({ id: 'decoy', willpower: 9 });
const armoured = character({
  id: 'armoured',
  willpower: 9,
  keywords: [{ keyword: 'resist', n: 1 }],
  abilities: [
    {
      kind: 'replacement',
      name: 'decoy',
      on: { event: 'damageDealt', where: { object: { object: { self: true } } }, bind: { amount: 'amount' } },
      instead: {
        with: 'effect',
        effect: sequence(
          { do: 'all', from: { of: 'you', named: 'decoy' }, as: 'decoys' },
          { do: 'put-damage', objects: 'decoys', amount: { bound: 'amount' } },
        ),
      },
    },
  ],
});
const brute = character({ id: 'brute', strength: 4, willpower: 9 });
const bolt = action({ id: 'bolt', effect: chosen({ named: 'armoured' }, deal(3)) });
const slay = action({ id: 'slay', effect: chosen({ named: 'immortal' }, { do: 'banish', objects: 'chosen' }) });
const bless = action({
  id: 'bless',
  effect: {
    do: 'float',
    until: 'endOfTurn',
    ability: {
      kind: 'replacement',
      name: 'bless',
      on: {
        event: 'banished',
        where: { object: { object: { of: 'you', is: ['character'] } } },
        bind: { it: 'object' },
      },
      instead: { with: 'effect', effect: { do: 'put', objects: 'it', zone: 'hand' } },
    },
  },
});
const smite = action({ id: 'smite', effect: chosen({ named: 'decoy' }, { do: 'banish', objects: 'chosen' }) });
/** Takes the damage of others. */
const martyr = character({
  id: 'martyr',
  willpower: 9,
  abilities: [
    {
      kind: 'replacement',
      name: 'martyr',
      on: {
        event: 'damageDealt',
        where: { object: { object: { of: 'you', is: ['character'], other: true } } },
        bind: { amount: 'amount' },
      },
      instead: { with: 'effect', effect: { do: 'deal', objects: 'self', amount: { bound: 'amount' } } },
    },
  ],
});
const storm = action({ id: 'storm', effect: chosen({ named: 'decoy' }, deal(3)) });
const cards = [martyr, storm, immortal, greeter, decoy, armoured, brute, bolt, slay, bless, smite].map((card) => ({
  ...card,
  inkable: false,
}));
const table = (p1: JsonRecord, p2: JsonRecord = {}) => lorcanaTable({ p1: { inkwell: 8, ...p1 }, p2 }, cards);
const named = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card }));
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });

/** Damages the decoy, beside which these martyrs stand. */
const hail = (...martyrs: readonly string[]) => {
  const play = [...named('decoy'), ...martyrs.map((as) => ({ card: 'martyr', as }))];
  return table({ hand: named('storm'), play }).answer('p1', { action: 'play', card: 'storm', pay: 'ink' });
};

rule('Lorcana 7.7.4', () => {
  it('makes the replaced event one that never happened: only the new one triggers', () => {
    const at = table({ play: [...named('immortal'), 'greeter'], hand: named('slay') }).answer('p1', play('slay'));
    at.expectLog([
      { kind: 'inkExerted' },
      { kind: 'played' },
      { kind: 'putInto', card: 'immortal', zone: 'hand' },
      { kind: 'actionResolved' },
      { kind: 'abilityPlaced', card: 'greeter' },
      { kind: 'abilityTaken' },
      { kind: 'loreGained' },
    ]);
    expect(at.cards('p1', 'hand')).toEqual(['immortal']);
  });
  it('must exist before the event', () => {
    const before = table({ play: named('decoy'), hand: named('bless', 'smite') });
    before.answer('p1', play('bless')).answer('p1', play('smite'));
    expect([before.cards('p1', 'hand'), before.cards('p1', 'discard')]).toEqual([['decoy'], ['bless', 'smite']]);
    const after = table({ play: named('decoy'), hand: named('bless', 'smite') });
    after.answer('p1', play('smite')).answer('p1', play('bless'));
    expect([after.cards('p1', 'hand'), after.cards('p1', 'discard')]).toEqual([[], ['decoy', 'smite', 'bless']]);
  });
  it('replaces what would happen', () => {
    const at = hail('one');
    expect([at.marks('decoy'), at.marks('one')]).toEqual([{}, { damage: 3 }]);
  });
  it('does not replace what became of the event again, so two cannot pass it on for ever', () => {
    const at = hail('one', 'two');
    const [first = ''] = at.legal('p1') as readonly string[];
    expect(first).toContain(at.id('one'));
    at.answer('p1', first);
    expect([at.marks('decoy'), at.marks('one'), at.marks('two')]).toEqual([{}, {}, { damage: 3 }]);
  });
});

rule('Lorcana 7.7.5', () => {
  const hit = () =>
    table(
      { hand: named('bolt') },
      {
        play: [
          { card: 'armoured', as: 'armoured' },
          { card: 'decoy', as: 'decoy' },
        ],
      },
    ).answer('p1', play('bolt'));
  it('has the player of the replaced effect choose which one replacement applies', () => {
    const at = hit().expectDecision({ p1: 'replacement' });
    expect(at.legal('p1')).toHaveLength(2);
    expect(at.state.pending[0]?.cites.map(({ rule: number }) => number)).toContain('7.7.5');
  });
  it('applies Resist and not the other', () => {
    const at = hit().answer('p1', 'resist');
    expect([at.marks('armoured'), at.marks('decoy')]).toEqual([{ damage: 2 }, {}]);
  });
  it('applies the other and not Resist', () => {
    const at = hit();
    at.answer('p1', at.legal('p1').find((key) => key !== 'resist') ?? null);
    expect([at.marks('armoured'), at.marks('decoy')]).toEqual([{}, { damage: 3 }]);
  });
  it('has the player of the character that deals it choose for challenge damage, which is no effect', () => {
    const armed = (exerted: boolean) => [{ card: 'armoured', as: 'armoured', exerted }, ...named('decoy')];
    const brute = (exerted: boolean) => [{ card: 'brute', as: 'brute', exerted }];
    const attacked = table({ play: brute(false) }, { play: armed(true) });
    attacked.answer('p1', { action: 'challenge', challenger: 'brute', target: 'armoured' });
    attacked.expectDecision({ p1: 'replacement' }).answer('p1', 'resist');
    expect([attacked.marks('armoured')['damage'], attacked.marks('decoy')]).toEqual([3, {}]);

    const attacking = table({ play: armed(false) }, { play: brute(true) });
    attacking.answer('p1', { action: 'challenge', challenger: 'armoured', target: 'brute' });
    attacking.expectDecision({ p2: 'replacement' });
    attacking.answer('p2', attacking.legal('p2').find((key) => key !== 'resist') ?? null);
    expect([attacking.marks('armoured')['damage'], attacking.marks('decoy')]).toEqual([undefined, { damage: 4 }]);
  });
});
