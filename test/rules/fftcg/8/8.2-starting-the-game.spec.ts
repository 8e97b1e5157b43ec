import { expect, it } from 'vitest';
import { rulesWith, type DeckEntry, type Rules, type Viewer } from '../../../../src/engine/index.js';
import { forward } from '../../../support/fftcg.js';
import { noCase, rule } from '../../../support/rule.js';
import { tableOf, type Table } from '../../../support/table.js';

const cards = Array.from({ length: 50 }, (_, index) => forward({ id: `c${index}`, cost: 0 }));
const limits = ['l1', 'l2', 'l3'].map((id) => forward({ id, limitBreak: 1 }));

const engine = (): Rules => {
  const rules = rulesWith('fftcg', [...cards, ...limits]);
  if (rules === undefined) throw new Error('FF-TCG is one of the games');
  return rules;
};
const MAIN = cards.map(({ id }) => ({ card: id, count: 1 }));
const LB = limits.map(({ id }) => ({ card: id, count: 1 }));

/** A game from its very beginning; seeds differ in one digit. */
const begin = (seed = '1', deck: readonly DeckEntry[] = [...LB, ...MAIN]): Table => {
  const rules = engine();
  const seats = ['p1', 'p2'].map((seat) => ({ seat, deck }));
  const created = rules.create({ gameId: 'g1', format: 'constructed', seed: seed.repeat(64), seats });
  if (created.kind === 'rejected') throw new Error(created.message);
  return tableOf(rules, created.state, created.log);
};
const first = (at: Table): string => at.state.pending[0]?.seat ?? '';
const other = (seat: string): string => (seat === 'p1' ? 'p2' : 'p1');
/** Both keep their hands: the first turn is in its Main Phase 1. */
const kept = (seed = '1'): Table => {
  const at = begin(seed);
  return at.answer(first(at), 'keep').answer(first(at), 'keep');
};
const count = (at: Table, seat: string, zone: string): number => at.cards(seat, zone).length;

rule('FF-TCG 8.2.1', () => {
  it('goes step by step: LB decks, shuffling, first player by chance, hands, mulligans, turn 1', () => {
    const at = begin();
    const [starting, second] = [first(at), other(first(at))];
    expect(at.log.map(({ kind, seat }) => (typeof seat === 'string' ? `${kind} ${seat}` : kind))).toEqual([
      ...['p1', 'p2'].map((seat) => `limitBreaksSetAside ${seat}`),
      ...['p1', 'p2'].map((seat) => `shuffled ${seat}`),
      'chosenAtRandom',
      ...[starting, second].flatMap((seat) => Array.from({ length: 5 }, () => `drawn ${seat}`)),
    ]);
    at.expectDecision({ [starting]: 'mulligan' }).answer(starting, 'keep');
    at.expectDecision({ [second]: 'mulligan' })
      .answer(second, 'keep')
      .expectDecision({ [starting]: 'priority' });
    expect(at.state.turn).toEqual({ active: starting, number: 1, phase: 'main1' });
  });

  noCase('outside', 'Every game begins like this; where a step may go two ways, its own rule says so.');
});

rule('FF-TCG 8.2.1.1', () => {
  it('shuffles each main deck by the seed, so that the same seed gives the same order', () => {
    const order = (seed: string) => [begin(seed).cards('p1', 'deck'), begin(seed).cards('p2', 'deck')];
    expect(order('1')).toEqual(order('1'));
    expect(order('1')).not.toEqual(order('2'));
    expect(order('1')[0]).not.toEqual(order('1')[1]);
  });
  it('keeps the LB deck apart, face down and in the order in which it was handed in', () => {
    for (const seed of ['1', '2']) {
      const at = begin(seed);
      expect(at.cards('p1', 'lb')).toEqual(['l1', 'l2', 'l3']);
      at.expectHappened('limitBreaksSetAside', { seat: 'p1', count: 3, cites: '8.2.1.1' });
      const lb = (viewer: Viewer) => at.rules.view(at.state, viewer).seats[0]?.zones['lb'];
      expect(lb({ kind: 'player', seat: 'p2' })).toEqual({ count: 3 });
      expect(count(at, 'p1', 'deck') + count(at, 'p1', 'hand')).toBe(50);
    }
  });
  it('takes the cards that a line puts there, and needs none', () => {
    const [one = { card: '', count: 0 }, ...rest] = MAIN;
    const at = begin('1', [...rest, { ...one, zone: 'lb' }, ...LB.slice(0, 1)]);
    expect([...at.cards('p1', 'lb')].sort()).toEqual(['c0', 'l1']);
    expect(begin('1', MAIN).expectNotHappened('limitBreaksSetAside').cards('p1', 'lb')).toEqual([]);
  });
});

rule('FF-TCG 8.2.1.2', () => {
  it('lets chance name the first player, whom nobody chooses', () => {
    const seats = ['1', '2', '3', '4', '5', '6'].map((seed) => {
      const at = begin(seed);
      const [chance] = at.log.filter(({ kind }) => kind === 'chosenAtRandom');
      at.expectHappened('chosenAtRandom', { cites: '8.2.1.2' });
      expect(chance).toMatchObject({ among: ['p1', 'p2'], chosen: first(at) });
      return first(at);
    });
    expect(new Set(seats)).toEqual(new Set(['p1', 'p2']));
  });

  it('names the same one for the same seed, and asks nobody before that', () => {
    expect(['1', '2', '3'].map((seed) => first(begin(seed)))).toEqual(
      ['1', '2', '3'].map((seed) => first(begin(seed))),
    );
    const { log, state } = begin();
    expect(log.filter(({ kind }) => kind === 'answered')).toEqual([]);
    expect(state.pending.map(({ kind }) => kind)).toEqual(['mulligan']);
  });
});

rule('FF-TCG 8.2.1.3', () => {
  it('gives each player the five top cards of the main deck', () => {
    const at = begin();
    for (const seat of ['p1', 'p2']) expect([count(at, seat, 'hand'), count(at, seat, 'deck')]).toEqual([5, 45]);
    at.expectHappened('drawn', { cites: '8.2.1.3' });
  });

  it('shows only the player which they are', () => {
    const at = begin();
    const drawn = (seat: string) =>
      at.rules
        .logFor(at.log, { kind: 'player', seat })
        .filter((entry) => entry.kind === 'drawn' && entry['seat'] === 'p1');
    expect(drawn('p1').map(({ card }) => card)).toEqual(at.cards('p1', 'hand'));
    for (const entry of drawn('p2')) for (const field of ['card', 'object']) expect(entry).not.toHaveProperty(field);
  });
});

rule('FF-TCG 8.2.1.4', () => {
  const hand = (at: Table, seat: string) => at.state.zones[`${seat}.hand`] ?? [];

  it('puts all five under the deck in the chosen order, and draws five, without a shuffle', () => {
    const at = begin();
    const seat = first(at);
    const before = at.cards(seat, 'deck');
    at.expectLegal(seat, ['keep', 'redraw'])
      .answer(seat, 'redraw')
      .expectDecision({ [seat]: 'mulliganOrder' });
    const order = [...hand(at, seat)].reverse();
    const faces = [...at.cards(seat, 'hand')].reverse();
    at.answer(seat, order).expectLog([
      { kind: 'putUnder', cites: '8.2.1.4', count: 5 },
      ...Array.from({ length: 5 }, () => ({ kind: 'drawn' })),
    ]);
    expect(at.cards(seat, 'deck')).toEqual([...before.slice(5), ...faces]);
    expect(at.cards(seat, 'hand')).toEqual(before.slice(0, 5));
  });
  it('asks the first player first, each once', () => {
    const at = begin();
    const [seat, second] = [first(at), other(first(at))];
    at.expectRefused(second, 'redraw', 'decision.none');
    at.answer(seat, 'redraw').answer(seat, [...hand(at, seat)]);
    at.expectDecision({ [second]: 'mulligan' }).expectRefused(seat, 'redraw', 'decision.none');
    at.answer(second, 'keep').expectDecision({ [seat]: 'priority' });
  });
  it('refuses to put under only some of them', () => {
    const at = begin();
    const seat = first(at);
    at.answer(seat, 'redraw');
    expect(at.refused(seat, hand(at, seat).slice(1)).cites.map(({ rule: number }) => number)).toContain('8.2.1.4');
  });
  it('shows the other player only how many', () => {
    const at = begin();
    const seat = first(at);
    at.answer(seat, 'redraw').answer(seat, [...hand(at, seat)]);
    const seen = at.rules.logFor(at.log, { kind: 'player', seat: other(seat) });
    const put = seen.find(({ kind }) => kind === 'putUnder');
    expect(put).toMatchObject({ seat, count: 5 });
    expect(put).not.toHaveProperty('cards');
    const own = at.rules.logFor(at.log, { kind: 'player', seat }).find(({ kind }) => kind === 'putUnder');
    expect(own?.['cards'] ?? own?.secret?.fields['cards']).toHaveLength(5);
  });
});

rule('FF-TCG 8.2.1.5', () => {
  it('begins with a turn of the first player, who draws one card', () => {
    const at = kept();
    const seat = at.state.turn.active;
    expect(at.state.turn.number).toBe(1);
    expect([count(at, seat, 'hand'), count(at, other(seat), 'hand')]).toEqual([6, 5]);
    at.expectHappened('drawn', { seat, cites: '8.2.1.5' });
  });

  it('does not before both have decided about their hands', () => {
    const at = begin();
    const seat = first(at);
    at.answer(seat, 'keep').expectNotHappened('phaseBegan');
    expect([at.state.turn.number, count(at, seat, 'hand')]).toEqual([0, 5]);
    at.refused(seat, { action: 'pass' });
  });
});
