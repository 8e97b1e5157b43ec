import { describe, expect, it } from 'vitest';
import { allPass, alteration, ashesTable, builtIn, dice, die } from '../../../support/ashes.js';
import { POWER, burning, ember, powerTable } from '../../../support/ashes-dice-power.js';
import { rule } from '../../../support/rule.js';

rule('Ashes turn.side.dicepower', () => {
  it('is one side action of the turn', () => {
    const table = powerTable(2).answer('p1', POWER);
    table.expectHappened('diceExhausted', { cites: 'turn.side.dicepower' }).expectDecision({ p1: 'turnAction' });
  });
  it('is used of no die of the exhausted pool', () => {
    const table = ashesTable({ p1: { exhaustedPool: [ember(0)], activePool: dice('natural', 'power', 1) } }, [burning]);
    table.expectRefused('p1', POWER, 'answer.unknown-option', 'glossary.activate');
  });
});

const POWERS = builtIn('natural', 'charm', 'ceremonial', 'illusion');
const use = (
  magic: 'natural' | 'charm' | 'ceremonial' | 'illusion',
  seats: Parameters<typeof ashesTable>[0],
  further: Parameters<typeof ashesTable>[1] = [],
) => {
  const { p1 = {}, ...others } = seats;
  const table = ashesTable({ p1: { activePool: dice(magic, 'power', 1), ...p1 }, ...others }, [...POWERS, ...further]);
  return table.answer('p1', { action: 'dice-power', die: `${magic}-power-1`, ability: 'power' });
};
const worker = (as: string) => ({ card: 'worker', as });

describe('Dice powers of Ashes', () => {
  it('natural: 1 damage to any target unit', () => {
    const table = use('natural', { p1: { battlefield: [worker('own')] }, p2: { battlefield: [worker('theirs')] } });
    table.expectLegal('p1', [['own'], ['theirs']]).answer('p1', ['theirs']);
    expect([table.marks('theirs'), table.cards('p1', 'exhaustedPool')]).toEqual([{ wounds: 1 }, ['natural']]);
  });
  it('natural: may be used without a target, and does nothing', () => {
    const table = use('natural', {});
    expect(table.cards('p1', 'exhaustedPool')).toEqual(['natural']);
    table.expectDecision({ p1: 'turnAction' });
  });

  it('charm: lies on a unit of an opponent, which has 1 attack less, and is in no pool', () => {
    const table = use('charm', { p1: { battlefield: [worker('own')] }, p2: { battlefield: [worker('theirs')] } });
    table.expectHappened('diePlaced', { on: 'theirs', seat: 'p1', card: 'charm' });
    expect(table.facts('theirs').numbers).toMatchObject({ attack: 0 });
    expect([table.cards('p1', 'exhaustedPool'), table.cards('p1', 'diceOnCards')]).toEqual([[], ['charm']]);
  });
  it('charm: is one die, also where a text says several', () => {
    const spread = die({
      id: 'charm',
      magic: 'charm',
      abilities: [
        {
          kind: 'activated',
          name: 'power',
          costs: [{ pay: 'side' }, { pay: 'power' }],
          effect: {
            do: 'sequence',
            of: [
              { do: 'all', from: { is: ['unit'] }, as: 'it' },
              { do: 'place-die', objects: 'it', as: 'on' },
              { do: 'draw', count: { size: 'on' } },
            ],
          },
        },
      ],
    });
    const table = ashesTable(
      {
        p1: {
          battlefield: [worker('a'), { card: 'worker', as: 'b', status: 1 }],
          activePool: dice('charm', 'power', 1),
          exhaustedPool: [{ card: 'charm', cardless: true }],
        },
      },
      [spread],
    ).answer('p1', { action: 'dice-power', die: 'charm-power-1', ability: 'power' });
    table.answer('p1', 'b').expectHappened('diePlaced', { on: 'b' });
    expect([table.cards('p1', 'diceOnCards'), table.cards('p1', 'exhaustedPool')]).toEqual([['charm'], ['charm']]);
    expect(table.cards('p1', 'hand')).toEqual(['worker']);
  });
  it('charm: goes on no unit that has one, whoever’s it is', () => {
    const charmed = {
      p1: { battlefield: [worker('own')] },
      p2: { battlefield: [worker('a'), { card: 'worker', as: 'b', status: 1 }] },
      p3: { battlefield: [worker('c')], diceOnCards: [{ card: 'charm', cardless: true, on: 'a' }] },
    };
    use('charm', charmed).expectLegal('p1', [['b'], ['c']]);
  });
  it('charm: goes back in the recovery phase, or with the tokens of a unit that leaves play', () => {
    const seats = {
      p1: { diceOnCards: [{ card: 'charm', cardless: true, on: 'theirs' }] },
      p2: { battlefield: [{ card: 'worker', as: 'theirs', wounds: 1 }] },
    };
    const round = allPass(ashesTable(seats, POWERS));
    expect([round.cards('p1', 'diceOnCards'), round.facts('theirs').numbers['attack']]).toEqual([[], 1]);
    const { p1, ...others } = seats;
    const dead = use('natural', { p1: { ...p1, activePool: dice('natural', 'power', 1) }, ...others });
    dead.expectHappened('destroyed', { card: 'worker' });
    expect([dead.cards('p1', 'diceOnCards'), dead.cards('p1', 'exhaustedPool')]).toEqual([[], ['natural', 'charm']]);
  });
  it('charm: goes back from a spell that leaves play with its unit', () => {
    const seats = {
      p1: {
        activePool: dice('natural', 'power', 1),
        diceOnCards: [{ card: 'charm', cardless: true, on: 'armour' }],
      },
      p2: {
        battlefield: [{ card: 'worker', as: 'theirs', wounds: 1 }],
        attached: [{ card: 'armour', as: 'armour', attachedTo: 'theirs' }],
      },
    };
    const dead = use('natural', seats, [alteration({ id: 'armour' })]);
    dead.expectHappened('destroyed', { card: 'worker' });
    expect([dead.cards('p1', 'diceOnCards'), dead.cards('p1', 'exhaustedPool')]).toEqual([[], ['natural', 'charm']]);
  });
  it('charm: stays exhausted where there is nothing to put it on', () => {
    const table = use('charm', { p1: { battlefield: [worker('own')] } });
    expect([table.cards('p1', 'exhaustedPool'), table.cards('p1', 'diceOnCards')]).toEqual([['charm'], []]);
  });

  it('ceremonial: an ally of the own discard pile to hand, and 1 damage to the own Phoenixborn', () => {
    const table = use('ceremonial', { p1: { discardPile: ['worker', 'champion'] }, p2: { discardPile: ['worker'] } });
    table.expectHappened('takenToHand', { seat: 'p1', card: 'worker', from: 'discardPile' });
    expect([table.cards('p1', 'hand'), table.cards('p1', 'discardPile')]).toEqual([['worker'], ['champion']]);
    table.expectHappened('damageDealt', { seat: 'p1', amount: 1 });
  });
  it('ceremonial: no damage where no ally comes back', () => {
    const table = use('ceremonial', { p2: { discardPile: ['worker'] } });
    table.expectNotHappened('damageDealt').expectDecision({ p1: 'turnAction' });
  });

  it('illusion: up to two active dice of a target opponent fall by one level', () => {
    const active = [...dice('charm', 'power', 1), ...dice('charm', 'class', 1), ...dice('charm', 'basic', 2)];
    const table = use('illusion', { p2: { activePool: active, exhaustedPool: dice('natural', 'basic', 1) } });
    table.expectLegal('p1', [[], ['charm-power-1'], ['charm-class-1'], ['charm-power-1', 'charm-class-1']]);
    table.answer('p1', ['charm-power-1', 'charm-class-1']);
    expect([table.marks('charm-power-1'), table.marks('charm-class-1')]).toEqual([{ level: 1 }, {}]);
    table.expectDecision({ p1: 'turnAction' });
  });
  it('illusion: of one of several opponents, whom the player says', () => {
    const table = use('illusion', {
      p2: { activePool: dice('charm', 'power', 1) },
      p3: { activePool: dice('charm', 'class', 1) },
    });
    table
      .expectLegal('p1', ['p2', 'p3'])
      .answer('p1', 'p3')
      .expectLegal('p1', [[], ['charm-class-1']]);
  });
});
