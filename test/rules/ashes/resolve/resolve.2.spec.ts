import { expect, it } from 'vitest';
import { ally, dice } from '../../../support/ashes.js';
import { cast, its, sequence, UNITS, workers } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

const OWN = { is: ['phoenixborn'], of: 'you' } as const;

/** So many status tokens on p1's own Phoenixborn. */
const NOTED = its(OWN, { do: 'place-status', objects: 'it', count: { bound: 'n' } });

rule('Ashes resolve.2', () => {
  it('removes as many tokens as there are, and says how many', () => {
    const table = cast(
      its(
        UNITS,
        { do: 'remove-status', objects: 'it', count: 5, as: 'n' },
        { do: 'deal', objects: 'it', amount: { bound: 'n' } },
      ),
      { p2: { battlefield: [{ card: 'tower', as: 'tower', status: 3 }] } },
      [ally({ id: 'tower', life: 9 })],
    );
    expect(table.marks('tower')).toEqual({ wounds: 3 });
  });
  it('removes any number that the player says', () => {
    const any = { do: 'remove-status', objects: 'it', upTo: true, as: 'n' } as const;
    const at = () =>
      cast(
        its(UNITS, any, { do: 'place-wounds', objects: 'it', count: { bound: 'n' } }),
        {
          p1: { battlefield: [{ card: 'tower', as: 'tower', status: 3 }] },
        },
        [ally({ id: 'tower', life: 9 })],
      );
    at().expectLegal('p1', [0, 1, 2, 3]);
    const table = at().answer('p1', 2);
    expect(table.marks('tower')).toEqual({ status: 1, wounds: 2 });
    expect(at().answer('p1', 0).marks('tower')).toEqual({ status: 3 });
    at().expectRefused('p1', 4, 'answer.too-many');
  });
  it('asks nothing where there is nothing to remove', () => {
    cast(its(UNITS, { do: 'remove-status', objects: 'it', upTo: true }), {
      p1: { battlefield: ['worker'] },
    }).expectDecision({ p1: 'turnAction' });
  });
  it('knows to whom something was done: a damage that was dealt, and nothing else', () => {
    const table = cast(
      its(
        UNITS,
        { do: 'deal', objects: 'it', amount: 0, as: 'none' },
        { do: 'deal', objects: 'it', amount: 1, as: 'all' },
        { do: 'draw', count: { size: 'none' } },
        { do: 'place-status', objects: 'it', count: { size: 'all' } },
      ),
      { p1: { battlefield: [{ card: 'tower', as: 'tower' }] } },
      [ally({ id: 'tower', life: 9 })],
    );
    expect(table.marks('tower')).toEqual({ wounds: 1, status: 1 });
    table.expectNotHappened('drawn');
  });
  it('are placed on a card, several at once', () => {
    const table = cast(its(UNITS, { do: 'place-status', objects: 'it', count: 2 }), {
      p2: { battlefield: workers({ a: { status: 1 } }) },
    });
    table.expectHappened('statusPlaced', { object: 'a', count: 2, now: 3 });
    expect(table.marks('a')).toEqual({ status: 3 });
  });
  it('are removed, wounds of a Phoenixborn as well', () => {
    const table = cast(its(OWN, { do: 'remove-wounds', objects: 'it', count: 2 }), {
      p1: { phoenixborn: [{ card: 'champion', as: 'own', wounds: 5 }] },
    });
    table.expectHappened('woundsRemoved', { object: 'own', count: 2, now: 3 });
  });
  it('are removed all where no number is said', () => {
    const table = cast(its(UNITS, { do: 'remove-exhaustion', objects: 'it' }), {
      p1: { battlefield: workers({ a: { exhaustion: 3 } }) },
    });
    expect(table.marks('a')).toEqual({});
  });
  it('are placed and removed by no number below 1', () => {
    const less = { mark: 'status', of: 'it' } as const;
    const minus = { plus: [less], times: -1 } as const;
    const table = cast(
      its(
        UNITS,
        { do: 'exhaust', objects: 'it', count: minus },
        { do: 'place-status', objects: 'it', count: minus },
        { do: 'remove-wounds', objects: 'it', count: minus },
        { do: 'place-wounds', objects: 'it', count: minus },
        { do: 'deal', objects: 'it', amount: minus },
      ),
      { p1: { battlefield: workers({ a: { status: 2, wounds: 1 } }) } },
    );
    expect(table.marks('a')).toEqual({ status: 2, wounds: 1 });
    table.expectDecision({ p1: 'turnAction' });
  });
  it('turns as many dice as there are, each to any side, also the one that it shows', () => {
    const table = cast(sequence({ do: 'set-dice', count: 5, as: 'n' }, NOTED), {
      p1: { activePool: dice('natural', 'basic', 2) },
    });
    table.expectLegal('p1', ['basic', 'class', 'power']).answer('p1', 'power').answer('p1', 'basic');
    expect([table.marks('natural-basic-1'), table.marks('natural-basic-2')]).toEqual([{ level: 2 }, {}]);
    table.expectHappened('statusPlaced', { count: 1 });
    table.expectDecision({ p1: 'turnAction' });
  });
  it('turns no more dice than it says, which the player chooses', () => {
    const table = cast(
      { do: 'set-dice', count: 1 },
      { p1: { activePool: [...dice('natural', 'basic', 1), ...dice('charm', 'basic', 1)] } },
    );
    table
      .expectLegal('p1', [['natural-basic-1'], ['charm-basic-1']])
      .answer('p1', ['charm-basic-1'])
      .answer('p1', 'class');
    expect([table.marks('natural-basic-1'), table.marks('charm-basic-1')]).toEqual([{}, { level: 1 }]);
  });
  it('asks nothing of an empty pool', () => {
    cast({ do: 'set-dice', count: 3 }, { p1: { exhaustedPool: dice('natural', 'basic', 1) } }).expectDecision({
      p1: 'turnAction',
    });
  });
  it('draws as many cards as there are, or as the player says', () => {
    const pile = { p1: { drawPile: ['worker', 'worker'] } };
    const all = cast(sequence({ do: 'draw', count: 3, as: 'n' }, NOTED), pile);
    expect(all.cards('p1', 'hand')).toEqual(['worker', 'worker']);
    all.expectHappened('statusPlaced', { count: 2 });
    const upTo = cast(sequence({ do: 'draw', count: 3, upTo: true, as: 'n' }, NOTED), pile);
    upTo.expectLegal('p1', [0, 1, 2]).answer('p1', 1).expectHappened('statusPlaced', { count: 1 });
    expect(upTo.cards('p1', 'hand')).toEqual(['worker']);
  });
  it('neither asks nor tires who draws from an empty pile', () => {
    const table = cast(sequence({ do: 'draw', count: 3, upTo: true, as: 'n' }, NOTED), { p1: { drawPile: [] } });
    table.expectDecision({ p1: 'turnAction' }).expectNotHappened('woundsPlaced');
    table.expectNotHappened('statusPlaced');
  });
  it('draws until the hand has so many cards, and nothing where it has more', () => {
    const missing = { plus: [2, { count: { zone: 'hand', of: 'you' }, times: -1 }] } as const;
    const hand = (count: number) => ({
      p1: { hand: [{ card: 'trick' }, ...Array.from({ length: count }, () => 'worker')] },
    });
    expect(cast({ do: 'draw', count: missing }, hand(0)).cards('p1', 'hand')).toHaveLength(2);
    expect(cast({ do: 'draw', count: missing }, hand(3)).cards('p1', 'hand')).toHaveLength(3);
  });
  it('places as many exhaustion tokens as the text says', () => {
    const table = cast(its(UNITS, { do: 'exhaust', objects: 'it', count: 2 }), {
      p2: { battlefield: workers({ a: {} }) },
    });
    expect(table.marks('a')).toEqual({ exhaustion: 2 });
  });
  it('places one where it says no number', () => {
    const table = cast(its(UNITS, { do: 'exhaust', objects: 'it' }), { p2: { battlefield: workers({ a: {} }) } });
    expect(table.marks('a')).toEqual({ exhaustion: 1 });
  });
});
