import { expect, it } from 'vitest';
import { ally, ashesTable } from '../../../support/ashes.js';
import { linesOf } from '../../../support/log-lines.js';
import { noCase, rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const workers = (count: number) => Array.from({ length: count }, () => 'worker');
const cards = [
  ally({
    id: 'smith',
    abilities: [
      {
        kind: 'triggered',
        name: 'overtime',
        n: 2,
        always: true,
        timing: 'when',
        on: [{ event: 'drawStepEnding' }],
        effect: { do: 'draw', count: { bound: 'n' }, upTo: true },
      },
    ],
  }),
  ally({
    id: 'owl',
    life: 1,
    abilities: [
      {
        kind: 'triggered',
        name: 'hoot',
        timing: 'when',
        on: [{ event: 'prepareEnding' }],
        effect: { do: 'place-wounds', objects: 'self', count: 1 },
      },
    ],
  }),
];
/** From p1's turn to the discard step of the next round, where p2 holds the token. */
const prepared = (table: Table, seats: readonly string[] = ['p1', 'p2']): Table => {
  for (const seat of seats) table.answer(seat, { action: 'pass' }).answer(seat, { action: 'end' });
  return table;
};
const at = (p1: object, p2: object = {}) =>
  prepared(ashesTable({ p1: { hand: workers(2), ...p1 }, p2: { hand: workers(5), ...p2 } }, cards));

rule('Ashes prepare.2', () => {
  it('has the others draw if all players leave who were asked, among them the first player', () => {
    const seats = ['p1', 'p2', 'p3', 'p4'];
    const table = ashesTable({ p1: {}, p2: { hand: workers(2) }, p3: { hand: workers(1) }, p4: {} });
    prepared(table, seats).expectDecision({ p2: 'prepareDiscard', p3: 'prepareDiscard' });
    table.concede('p3').concede('p2').expectDecision({ p4: 'turnAction' });
    expect([table.cards('p1', 'hand'), table.cards('p4', 'hand')]).toEqual([workers(5), workers(5)]);
    expect(linesOf(table, 'diceRolled', 'discarded', 'tokenGiven', 'turnChanged')).toEqual([
      'turnChanged seat p4, number 10, phase turns, began true (turn.1, multi.3)',
    ]);
  });
  it('lets all discard any number of cards at once, and shows them together', () => {
    const table = at({});
    table.expectDecision({ p1: 'prepareDiscard', p2: 'prepareDiscard' });
    const [one = ''] = table.state.zones['p1.hand'] ?? [];
    table.answer('p1', [one]);
    expect(table.cards('p1', 'discardPile')).toEqual([]);
    table.answer('p2', []).expectHappened('discarded', { seat: 'p1', cites: 'prepare.2' });
    expect(table.cards('p1', 'discardPile')).toEqual(['worker']);
  });
  it('asks nobody who has no hand', () => {
    at({ hand: [] }).expectDecision({ p2: 'prepareDiscard' });
  });
});

rule('Ashes prepare.3', () => {
  it('draws up to five cards', () => {
    const table = at({}).answer('p1', []).answer('p2', []);
    expect([table.cards('p1', 'hand').length, table.cards('p2', 'hand').length]).toEqual([5, 5]);
    expect(table.log.filter(({ kind }) => kind === 'drawn').map(({ seat }) => seat)).toEqual(['p1', 'p1', 'p1']);
  });
  it('neither draws nor discards where there are more', () => {
    const table = at({ hand: workers(7) })
      .answer('p1', [])
      .answer('p2', []);
    expect(table.cards('p1', 'hand')).toHaveLength(7);
    table.expectNotHappened('drawn');
  });
});

rule('Ashes prepare.3', () => {
  const kept = (table: Table): Table => table.answer('p1', []).answer('p2', []);
  it('lets abilities draw more after all have drawn, each as many as its player says', () => {
    const table = kept(at({ battlefield: ['smith', { card: 'smith', as: 'tired', exhaustion: 2 }] }));
    expect(table.log.filter(({ kind }) => kind === 'drawn')).toHaveLength(3);
    table.expectDecision({ p1: 'respond' }).answer('p1', table.legal('p1')[0] ?? null);
    table.expectDecision({ p1: 'howMany' }).expectLegal('p1', [0, 1, 2]).answer('p1', 1);
    table.expectDecision({ p1: 'howMany' }).answer('p1', 2);
    expect(table.cards('p1', 'hand')).toHaveLength(8);
    table.expectDecision({ p2: 'turnAction' });
  });
  it('asks in player order, the first player first', () => {
    const table = kept(at({ battlefield: ['smith'] }, { battlefield: ['smith'] }));
    table.expectDecision({ p2: 'howMany' }).answer('p2', 0).expectDecision({ p1: 'howMany' });
  });
});

rule('Ashes prepare.3a', () => {
  it('comes after what abilities draw, of which none is missing', () => {
    const table = at({ battlefield: ['smith'], drawPile: workers(4) })
      .answer('p1', [])
      .answer('p2', []);
    table.expectNotHappened('woundsPlaced').expectLegal('p1', [0, 1]);
    table.answer('p1', 1).expectNotHappened('woundsPlaced');
    const short = at({ battlefield: ['smith'], drawPile: workers(1) })
      .answer('p1', [])
      .answer('p2', []);
    short.expectHappened('woundsPlaced', { seat: 'p1', now: 2 }).expectDecision({ p2: 'turnAction' });
  });

  it('goes on with a player for whom more cards are missing than for the others', () => {
    const table = at({ hand: workers(2), drawPile: [] }, { hand: workers(5) })
      .answer('p1', [])
      .answer('p2', []);
    expect(linesOf(table, 'woundsPlaced')).toEqual(
      [1, 2, 3].map(
        (now) =>
          `woundsPlaced object champion, count 1, source null, by rule, seat p1, card champion, type phoenixborn, now ${now} ` +
          '(prepare.3a, damage.process.0, damage.step2, glossary.wound)',
      ),
    );
  });
  it('wounds the Phoenixborn once for each missing card, in turns from the first player', () => {
    const table = at({ drawPile: [] }, { hand: workers(3), drawPile: workers(1) });
    table.answer('p1', []).answer('p2', []);
    const wounds = table.log.filter(({ kind }) => kind === 'woundsPlaced');
    // p2 has the token in this round.
    expect(wounds.map(({ seat, count, now }) => [seat, count, now])).toEqual([
      ['p2', 1, 1],
      ['p1', 1, 1],
      ['p1', 1, 2],
      ['p1', 1, 3],
    ]);
    table.expectNotHappened('damageDealt');
  });
  it('ends the game in the middle', () => {
    const weak = { card: 'champion', wounds: 14 };
    const table = at({ drawPile: [], phoenixborn: [weak] }, { hand: workers(3), drawPile: [], phoenixborn: [weak] });
    table.answer('p1', []).answer('p2', []);
    expect(table.state.outcome).toMatchObject({ winners: ['p1'], losers: ['p2'], draw: false });
    expect(table.log.filter(({ kind }) => kind === 'woundsPlaced')).toHaveLength(1);
  });
  it('wounds nobody who could draw', () => {
    at({ drawPile: workers(3) })
      .answer('p1', [])
      .answer('p2', [])
      .expectNotHappened('woundsPlaced');
  });
});

rule('Ashes prepare.0', () => {
  it('ends after fatigue with what abilities do at its end', () => {
    const table = at({ battlefield: ['owl'], drawPile: workers(2) })
      .answer('p1', [])
      .answer('p2', []);
    const wounds = table.log.filter(({ kind }) => kind === 'woundsPlaced').map(({ card }) => card);
    expect(wounds).toEqual(['champion', 'owl']);
    table.expectHappened('destroyed', { card: 'owl' }).expectDecision({ p2: 'turnAction' });
  });
  noCase('outside', 'Every round has this phase, and nothing else has its steps.');
  it('has all players do each step before the next', () => {
    const table = at({}).answer('p1', []).answer('p2', []);
    const kinds = table.log.map(({ kind }) => kind).filter((kind) => ['discarded', 'drawn'].includes(kind));
    expect(kinds).toEqual(kinds.toSorted());
    table.expectDecision({ p2: 'turnAction' });
  });
});
