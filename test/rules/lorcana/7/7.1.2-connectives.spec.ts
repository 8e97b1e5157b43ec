import { expect, it } from 'vitest';
import { action, character, item, lorcanaTable } from '../../../support/lorcana.js';
import { chosen, deal, draw, gain, may, sequence, whenever, type Effect } from '../../../support/lorcana-abilities.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const pawn = character({ id: 'pawn', willpower: 9 });
const cup = item({ id: 'cup' });
const scholar = character({
  id: 'scholar',
  abilities: [whenever('quested', { do: 'pay', costs: [{ pay: 'ink', n: 2 }], then: draw() })],
});
const ghost = character({
  id: 'ghost',
  abilities: [whenever('banished', { do: 'pay', costs: [{ pay: 'ink', n: 2 }], then: draw() })],
});
const slay = action({
  id: 'slay',
  cost: 0,
  effect: chosen({ is: ['character'] }, { do: 'banish', objects: 'chosen' }),
});
const trade = action({
  id: 'trade',
  cost: 0,
  effect: {
    do: 'pay',
    required: true,
    costs: [{ pay: 'banish', count: 1, of: { is: ['item'] } }],
    then: chosen({ is: ['character'] }, deal(5)),
  },
});
const then = action({
  id: 'then',
  cost: 0,
  effect: sequence(chosen({ is: ['item'] }, { do: 'banish', objects: 'chosen' }), gain()),
});
const loot = action({
  id: 'loot',
  cost: 0,
  effect: sequence(
    draw(),
    { do: 'choose', from: { zone: 'hand', of: 'you' }, min: 1, max: 1, as: 'lost' },
    { do: 'discard', objects: 'lost' },
  ),
});
const and = action({
  id: 'and',
  cost: 0,
  effect: sequence(
    chosen({ is: ['item'] }, { do: 'put', objects: 'chosen', zone: 'hand' }),
    chosen({ is: ['character'] }, deal(1)),
  ),
});
const offer = action({
  id: 'offer',
  cost: 0,
  effect: sequence(
    may(
      sequence(
        draw(),
        { do: 'choose', from: { zone: 'hand', of: 'you' }, min: 1, max: 1, as: 'lost' },
        { do: 'discard', objects: 'lost' },
      ),
    ),
    gain(),
  ),
});
const sell = action({
  id: 'sell',
  effect: {
    do: 'pay',
    costs: [{ pay: 'discard', count: 1, of: { is: ['item'] }, as: 'sold' }],
    then: { do: 'gain-lore', amount: { size: 'sold' } },
  },
});
const cards = [pawn, cup, scholar, ghost, slay, sell, trade, then, loot, and, offer].map((card) => ({
  ...card,
  inkable: false,
}));
const table = (p1: JsonRecord, p2: JsonRecord = {}) => lorcanaTable({ p1, p2 }, cards);
const hand = (...ids: readonly string[]) => ids.map((card) => ({ card, as: card }));
const play = (card: string) => ({ action: 'play', card, pay: 'ink' });
const PAWN = { card: 'pawn', as: 'pawn' };

rule('Lorcana 7.1.2.2', () => {
  it('carries the effect out when its cost was paid', () => {
    const at = table({ play: [{ card: 'scholar', as: 'scholar' }], inkwell: 2 });
    at.answer('p1', { action: 'quest', character: 'scholar' }).expectDecision({ p1: 'payFor' }).answer('p1', 'yes');
    at.expectLog([{ kind: 'inkExerted', count: 2, cites: '7.1.2.2' }, { kind: 'drawn' }]);
  });
  it('asks for a price also where the card that does has left', () => {
    const at = table({ play: [{ card: 'ghost', as: 'ghost' }], hand: hand('slay'), inkwell: 2 });
    at.answer('p1', play('slay')).expectDecision({ p1: 'payFor' }).answer('p1', 'yes');
    at.expectLog([{ kind: 'inkExerted', count: 2, cites: '7.1.2.2' }, { kind: 'drawn' }]);
  });
  it('pays nothing and does nothing where the player declines', () => {
    const at = table({ play: [{ card: 'scholar', as: 'scholar' }], inkwell: 2 });
    at.answer('p1', { action: 'quest', character: 'scholar' }).answer('p1', 'no').expectLog([]);
  });
  it('pays no part of a cost that cannot be paid in full, and does not even ask', () => {
    const at = table({ play: [{ card: 'scholar', as: 'scholar' }], inkwell: 1 });
    at.answer('p1', { action: 'quest', character: 'scholar' });
    at.expectHappened('costNotPaid', { card: 'scholar', cites: '7.1.2.2' }).expectNotHappened('inkExerted');
    at.expectDecision({ p1: 'turnAction' });
  });
  it.each([
    [[], 1, undefined],
    [['pawn'], 1, ['no']],
    [['cup'], 1, ['yes']],
    [['cup'], 0, undefined],
  ] as const)(
    'asks for a price that must be paid, where only its player sees whether it can be: %j, %i ink',
    (held, ink, answers) => {
      const tithe = action({
        id: 'tithe',
        cost: 0,
        effect: {
          do: 'pay',
          required: true,
          costs: [
            { pay: 'ink', n: 1 },
            { pay: 'discard', count: 1, of: { is: ['item'] } },
          ],
          then: gain(3),
        },
      });
      const p1 = { hand: hand('tithe', ...held), inkwell: ink };
      const at = lorcanaTable({ p1 }, [...cards, { ...tithe, inkable: false }]).answer('p1', play('tithe'));
      if (answers === undefined) at.expectHappened('costNotPaid', { cites: '7.1.2.2' });
      else at.expectDecision({ p1: 'payFor' }).expectLegal('p1', answers).answer('p1', answers[0]);
      if (answers?.[0] === 'yes') at.answer('p1', ['cup']);
      expect(at.player('p1')['lore']).toBe(answers?.[0] === 'yes' ? 3 : 0);
    },
  );
  it('leaves a price to its player that need not be paid', () => {
    const at = table({ hand: hand('sell', 'cup'), inkwell: 1 }).answer('p1', play('sell'));
    at.expectDecision({ p1: 'payFor' }).expectLegal('p1', ['yes', 'no']);
    const without = table({ hand: hand('sell', 'pawn'), inkwell: 1 }).answer('p1', play('sell'));
    without.expectDecision({ p1: 'payFor' }).expectLegal('p1', ['no']);
  });
  it('cannot be paid with a card that has left: nothing is done', () => {
    const last = character({
      id: 'last',
      abilities: [whenever('banished', { do: 'pay', costs: [{ pay: 'banish-self' }], then: gain(3) })],
    });
    const spent = character({
      id: 'spent',
      abilities: [whenever('banished', { do: 'pay', costs: [{ pay: 'exert' }], then: gain(3) })],
    });
    const purge = action({
      id: 'purge',
      cost: 0,
      effect: sequence({ do: 'all', from: { is: ['character'] }, as: 'all' }, { do: 'banish', objects: 'all' }),
    });
    for (const card of ['last', 'spent']) {
      const at = lorcanaTable({ p1: { play: [{ card, as: card }], hand: hand('purge') } }, [last, spent, purge]);
      at.answer('p1', play('purge')).expectHappened('costNotPaid', { card, cites: '7.1.2.2' });
      at.expectDecision({ p1: 'turnAction' });
    }
  });
  it('is paid by banishing the card itself, or by exerting it, while it is there', () => {
    const relic = (pay: 'banish-self' | 'exert') =>
      item({
        id: 'relic',
        abilities: [
          whenever('readied', gain(), { object: { object: { self: true } } }),
          whenever('turnEnding', { do: 'pay', costs: [{ pay }], then: gain(3) }, { seat: { seat: 'you' } }),
        ],
      });
    for (const pay of ['banish-self', 'exert'] as const) {
      const at = lorcanaTable({ p1: { play: [{ card: 'relic', as: 'relic' }] } }, [relic(pay)]);
      at.answer('p1', { action: 'end-turn' }).answer('p1', 'yes');
      expect([at.player('p1')['lore'], at.exists('relic')]).toEqual([3, pay === 'exert']);
    }
  });
  it('takes a cost that is not optional: banish an item of yours to deal damage', () => {
    const at = table({ play: [{ card: 'cup', as: 'cup' }], hand: hand('trade') }, { play: [PAWN] });
    at.answer('p1', play('trade')).answer('p1', ['cup']);
    at.expectLog([
      { kind: 'banished', card: 'cup', cites: '7.1.2.2' },
      { kind: 'damageDealt', object: 'pawn', amount: 5 },
      { kind: 'actionResolved' },
    ]);
    const without = table({ hand: hand('trade') }, { play: [PAWN] }).answer('p1', play('trade'));
    expect(without.marks('pawn')).toEqual({});
  });
  it('discloses to nobody by its question what the hand of the payer holds', () => {
    const offered = (card: string) =>
      table({ hand: [...hand('sell'), { card, as: 'held' }], inkwell: 3 }).answer('p1', play('sell'));
    const [able, unable] = [offered('cup'), offered('pawn')];
    for (const at of [able, unable]) at.expectDecision({ p1: 'payFor' }).expectNotHappened('costNotPaid');
    const seen = ({ rules, state, log }: typeof able) => {
      const opponent = { kind: 'player', seat: 'p2' } as const;
      return JSON.stringify([rules.view(state, opponent), rules.logFor(log, opponent)]);
    };
    expect(seen(able)).toBe(seen(unable));
    able.expectLegal('p1', ['yes', 'no']).answer('p1', 'yes').answer('p1', ['held']);
    able.expectHappened('loreGained', { amount: 1 });
    unable.expectLegal('p1', ['no']).answer('p1', 'no').expectNotHappened('loreGained');
  });
  it('does not ask where everybody sees that it cannot be paid', () => {
    table({ hand: hand('sell'), inkwell: 3 })
      .answer('p1', play('sell'))
      .expectDecision({ p1: 'turnAction' })
      .expectHappened('costNotPaid', { cites: '7.1.2.2' });
  });
});

rule('Lorcana 7.1.2.3', () => {
  it('carries out as much as possible, one after the other', () => {
    const at = table({ hand: hand('then') }).answer('p1', play('then'));
    at.expectLog([
      { kind: 'played' },
      { kind: 'nothingToChoose', card: 'then', cites: '7.1.2.3' },
      { kind: 'loreGained', amount: 1 },
      { kind: 'actionResolved' },
    ]);
  });
  it('has the order matter: a card just drawn can be discarded', () => {
    const at = table({ hand: hand('loot'), deck: [{ card: 'pawn', as: 'top' }] }).answer('p1', play('loot'));
    const drawn = at.find('p1', 'hand', 'pawn');
    at.expectLegal('p1', [[drawn]]).answer('p1', [drawn]);
    expect(at.cards('p1', 'discard')).toEqual(['pawn', 'loot']);
  });
});

rule('Lorcana 7.1.2.4', () => {
  it('carries out the second part where the first cannot be', () => {
    const at = table({ hand: hand('and') }, { play: [PAWN] }).answer('p1', play('and'));
    at.expectHappened('nothingToChoose', { cites: '7.1.2.4' });
    at.expectHappened('damageDealt', { object: 'pawn', amount: 1 });
  });
  it('strengthens a character although there is no opposing one to weaken', () => {
    const at = table({ play: [{ card: '2-26', as: 'queen' }] }).answer('p1', { action: 'quest', character: 'queen' });
    at.expectHappened('nothingToChoose', { card: '2-26' });
    expect(at.facts('queen').numbers['strength']).toBe(8);
  });
});

rule('Lorcana 7.1.3', () => {
  it('is asked of the player of the card, or of each that the effect names', () => {
    const asked = (effect: Effect, ...seats: readonly string[]) => {
      const spell = action({ id: 'spell', cost: 0, effect });
      const others = Object.fromEntries(seats.map((seat) => [seat, {}]));
      const at = lorcanaTable({ p1: { hand: hand('spell') }, ...others }, [spell]).answer('p1', play('spell'));
      return at.state.pending[0]?.cites.map(({ rule: number }) => number);
    };
    expect(asked(may(gain()))).toEqual(['7.1.3', '1.8.1']);
    const each: Effect = { do: 'each-player', of: 'opponents', effect: { ...may(draw()), who: 'player' } as Effect };
    expect(asked(each, 'p2')).toEqual(['7.1.3', '1.6.2']);
    expect(asked(each, 'p2', 'p3')).toEqual(['7.1.3', '1.6.2', '1.10.2.2']);
  });
  it('performs no part of the sentence that is declined, and the next sentence all the same', () => {
    const at = table({ hand: hand('offer') }).answer('p1', play('offer'));
    expect(at.state.pending[0]?.cites.map(({ rule: number }) => number)).toContain('7.1.3');
    at.answer('p1', 'no').expectLog([{ kind: 'loreGained', amount: 1 }, { kind: 'actionResolved' }]);
  });
  it('performs all of it that is accepted', () => {
    const at = table({ hand: hand('offer') })
      .answer('p1', play('offer'))
      .answer('p1', 'yes');
    at.expectDecision({ p1: 'choose' }).answer('p1', at.legal('p1')[0] ?? null);
    at.expectLog([{ kind: 'discarded' }, { kind: 'loreGained' }, { kind: 'actionResolved' }]);
  });
});
