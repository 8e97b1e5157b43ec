/** What counters do, by logs; what adds resources; what is paid while an effect is carried out. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import {
  activated,
  draw,
  free,
  sequence,
  target,
  whenever,
  type Effect,
} from '../../../support/riftbound-abilities.js';
import { linesOf } from '../../../support/log-lines.js';
import { activate, allPass, askedBy, chainOf, PASS, play } from '../../../support/riftbound-play.js';
import { gear, riftboundTable, runes, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const ITEM = { targets: [target({ zone: 'chain' })] };
const payAny = (resource: 'energy' | 'power'): Effect =>
  sequence({ do: 'pay-any', resource, as: 'n' }, { do: 'draw', count: { bound: 'n' } });
const cards = [
  free('spark', draw()),
  free('negate', { do: 'counter', objects: 'target' }, ITEM),
  free('rebuff', { do: 'counter', objects: 'target', to: 'hand' }, ITEM),
  gear({ id: 'tome', abilities: [activated('read', [], draw())] }),
  gear({
    id: 'spring',
    abilities: [activated('drip', [], sequence(draw(), { do: 'add', resource: 'energy', amount: 2 }))],
  }),
  gear({ id: 'book', abilities: [activated('read', [], sequence(draw(), draw()))] }),
  unit({
    id: 'miner',
    energy: 0,
    abilities: [
      whenever(
        'played',
        { do: 'add', resource: 'energy', amount: 1 },
        { where: { object: { object: { self: true } } } },
      ),
    ],
  }),
  free('alms', payAny('energy')),
  free('tithe', payAny('power')),
  free('toll', { do: 'may-pay', costs: [{ pay: 'energy', n: 1 }], effect: draw(2), otherwise: draw() }),
  free('fine', { do: 'may-pay', costs: [{ pay: 'energy', n: 1 }], otherwise: draw() }),
  free('gift', { do: 'may-pay', costs: [{ pay: 'energy', n: 1 }], effect: draw() }),
];
const own = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));
const open = (p1: JsonRecord, p2: JsonRecord = {}) => riftboundTable({ p1, p2 }, cards);
const against = (how: string, first: 'spark' | 'tome') => {
  const table =
    first === 'spark'
      ? play(open({ hand: own('spark') }, { hand: own(how) }), 'spark')
      : activate(open({ board: own('tome') }, { hand: own(how) }), 'tome', 'read');
  const [item = ''] = table.state.zones['chain'] ?? [];
  return allPass(play(table.answer('p1', PASS), how, 'p2').answer('p2', [item]));
};
const PLACED =
  '376.2.c, 376.2.c.1, 376.2.c.2, 377.2, 378.1, 378.2, 376.3.b.1, 183.4.b, 303.2.a, 376.3, 376.3.a, 389.1, 389.2';
const COUNTERED = '412.1.b, 412.1.c, 412.1.c.1, 412.2.a, 406.4.b';
const PLAYED = (card: string, seat = 'p1') => [
  `played seat ${seat}, object gone, card ${card}, type spell (406.4.a, 347.1, 055.1, 356.3.e.10, 728.1)`,
  `trashed object gone, seat ${seat}, from chain, card ${card}, becomes [${card}] (356.3.d, 151)`,
];
/** All that the last command led to, but that something begins to be carried out. */
const done = (table: Table) => linesOf(table).filter((line) => !line.startsWith('resolving'));

rule('Riftbound 412.1.a', () => {
  it('has a spell go to the trash at once', () => {
    expect(done(against('negate', 'spark'))).toEqual([
      `countered object gone, cause p2, seat p1, card spark (412.1.a, ${COUNTERED})`,
      `trashed object gone, seat p1, from chain, card spark, becomes [spark] (412.1.a, ${COUNTERED})`,
      ...PLAYED('negate', 'p2'),
    ]);
  });
  it.each(['negate', 'rebuff'])('leaves nothing of an ability: %s', (how) => {
    expect(done(against(how, 'tome'))).toEqual([
      `countered object a1, cause p2, seat p1, card tome (412.1.a, ${COUNTERED})`,
      `abilityTaken seat p1, ability a1, card tome, reason countered (412.1.a, ${COUNTERED})`,
      ...PLAYED(how, 'p2'),
    ]);
  });
  it('is not named where a text has the spell go to the hand', () => {
    expect(done(against('rebuff', 'spark'))).toEqual([
      `countered object gone, cause p2, seat p1, card spark (${COUNTERED})`,
      'returned object gone, cause p2, seat p1, from chain, card spark, secret {seats [p1], fields {becomes [spark]}} (002)',
      ...PLAYED('rebuff', 'p2'),
    ]);
  });
});

rule('Riftbound 416.2', () => {
  const ADDED = '416.1, 416.2, 416.2.a, 416.4.a';
  it('is carried out at once, whatever it does beside: nobody has priority', () => {
    const spring = activate(open({ board: own('spring') }), 'spring', 'drip').expectDecision({ p1: 'turnAction' });
    expect([chainOf(spring), done(spring)]).toEqual([
      [],
      [
        'abilityUsed seat p1, object spring, ability drip, card spring, item a1 (370.2, 370.2.a, 370.2.a.1, 387, 389.1)',
        'finalized object a1, bindings {}, seat p1, card spring (370.2.b, 370.2.b.1, 388.1, 394.1, 394.2)',
        'drawn seat p1, secret {seats [p1], fields {card soldier, object soldier}} (400.2.b)',
        `added seat p1, resource energy, amount 2 (${ADDED})`,
        'abilityTaken seat p1, ability a1, card spring, reason resolved (394.5, 336.1)',
      ],
    ]);
  });
  it('is carried out at once where it has triggered', () => {
    const miner = play(open({ hand: own('miner') }), 'miner').expectDecision({ p1: 'turnAction' });
    expect([chainOf(miner), done(miner).slice(-4)]).toEqual([
      [],
      [
        `abilityPlaced seat p1, ability a1, card miner, source miner (${PLACED})`,
        'finalized object a1, bindings {}, seat p1, card miner (333.1, 333.1.b, 322.12, 328.2, 388.1, 391.1.b, 394.1, 394.2, 394.3)',
        `added seat p1, resource energy, amount 1 (${ADDED})`,
        'abilityTaken seat p1, ability a1, card miner, reason resolved (394.5, 336.1)',
      ],
    ]);
  });
  it('waits on the chain where no part of it adds', () => {
    const book = activate(open({ board: own('book') }), 'book', 'read').expectDecision({ p1: 'priority' });
    expect(chainOf(book)).toEqual(['book']);
  });
});

rule('Riftbound 416.3', () => {
  const pool = { energy: 1, mind: 1, runes: runes('fury', 2) };
  const asked = (card: string, more: JsonRecord = {}) => allPass(play(open({ hand: own(card), ...more }), card));
  const DRAWN = 'drawn seat p1, secret {seats [p1], fields {card soldier, object soldier}} (400.2.b)';
  it('is used for any amount of energy up to all that there can be', () => {
    const table = asked('alms', pool).expectDecision({ p1: 'payAmount' });
    expect([askedBy(table), table.legal('p1')]).toEqual([['416.3'], ['0', '1', '2', '3']]);
    table.answer('p1', '2').expectLegal('p1', [
      { energy: 1, 'fury-1': 'energy' },
      { 'fury-1': 'energy', 'fury-2': 'energy' },
    ]);
    expect(done(table.answer('p1', { energy: 1, 'fury-1': 'energy' }))).toEqual([
      'exhausted object fury-1, card fury (158.2.a, 401.4)',
      'added seat p1, resource energy, amount 1 (158.2.a, 388.2, 416.1, 416.2)',
      'spent seat p1, spent {energy 2} (416.3)',
      DRAWN,
      DRAWN,
      ...PLAYED('alms'),
    ]);
  });
  it('is used for any amount of power of any domain', () => {
    const table = asked('tithe', pool).expectLegal('p1', ['0', '1', '2', '3']).answer('p1', '2');
    table.expectLegal('p1', [
      { mind: 1, 'fury-1': 'fury' },
      { 'fury-1': 'fury', 'fury-2': 'fury' },
    ]);
    expect(done(table.answer('p1', { mind: 1, 'fury-1': 'fury' })).slice(2)).toEqual([
      'spent seat p1, spent {mind 1, fury 1} (416.3)',
      DRAWN,
      DRAWN,
      ...PLAYED('tithe'),
    ]);
  });
  it('pays nothing where nothing is chosen, or there is nothing', () => {
    expect(done(asked('tithe', pool).answer('p1', '0'))).toEqual(PLAYED('tithe'));
    const bare = asked('alms').expectLegal('p1', ['0']);
    expect(done(bare.answer('p1', '0'))).toEqual(PLAYED('alms'));
  });
  it('has done what the text says of a player who pays, and of one who does not', () => {
    const answered = (card: string, says: string) => {
      const table = asked(card, { energy: 1 }).expectLegal('p1', ['yes', 'no']).answer('p1', says);
      return done(says === 'yes' ? table.answer('p1', { energy: 1 }) : table);
    };
    const SPENT = 'spent seat p1, spent {energy 1} (416.3)';
    expect(answered('toll', 'yes')).toEqual([SPENT, DRAWN, DRAWN, ...PLAYED('toll')]);
    expect(answered('toll', 'no')).toEqual([DRAWN, ...PLAYED('toll')]);
    expect(answered('fine', 'yes')).toEqual([SPENT, ...PLAYED('fine')]);
    expect(answered('fine', 'no')).toEqual([DRAWN, ...PLAYED('fine')]);
    expect(answered('gift', 'yes')).toEqual([SPENT, DRAWN, ...PLAYED('gift')]);
    expect(answered('gift', 'no')).toEqual(PLAYED('gift'));
  });
});
