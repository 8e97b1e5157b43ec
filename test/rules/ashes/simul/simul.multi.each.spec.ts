/** What an effect on each of several objects counts and names, object by object. */
import { expect, it } from 'vitest';
import type { ActionCard } from '../../../support/ashes.js';
import { ally } from '../../../support/ashes.js';
import { cast, its, UNITS, workers } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

type Effect = NonNullable<ActionCard['effect']>;
const draw = (count: Extract<Effect, { readonly do: 'draw' }>['count']): Effect => ({ do: 'draw', count });
const p1 = (marks: Parameters<typeof workers>[0]) => ({ p1: { battlefield: workers(marks) } });
type Table = ReturnType<typeof cast>;
const drawn = (table: Table): number => table.expectDecision({ p1: 'turnAction' }).cards('p1', 'hand').length;

rule('Ashes simul.multi.1', () => {
  const dealing = (amount: number, name: 'done' | 'gone') =>
    its(UNITS, { do: 'deal', objects: 'it', amount, as: 'done', destroyed: 'gone' }, draw({ size: name }));
  it('names all objects to which it was done', () => {
    expect(drawn(cast(dealing(1, 'done'), p1({ a: {}, b: {} })).answer('p1', 'a'))).toBe(2);
    expect(drawn(cast(dealing(1, 'done'), p1({ a: {} })))).toBe(1);
  });
  it('leaves out objects to which nothing was done', () => {
    expect(drawn(cast(dealing(0, 'done'), p1({ a: {}, b: {} })).answer('p1', 'a'))).toBe(0);
  });
  it('names all objects that it has destroyed, and no other', () => {
    expect(drawn(cast(dealing(2, 'gone'), p1({ a: {}, b: {} })).answer('p1', 'a'))).toBe(2);
    expect(drawn(cast(dealing(1, 'gone'), p1({ a: { wounds: 1 }, b: {} })).answer('p1', 'a'))).toBe(1);
    expect(drawn(cast(dealing(1, 'gone'), p1({ a: {}, b: {} })).answer('p1', 'a'))).toBe(0);
  });
  it('adds up what was done to each of them', () => {
    const removing = its(UNITS, { do: 'remove-status', objects: 'it', as: 'n' }, draw({ bound: 'n' }));
    expect(drawn(cast(removing, p1({ a: { status: 1 }, b: { status: 2 } })).answer('p1', 'b'))).toBe(3);
    expect(drawn(cast(removing, p1({ a: { status: 1 }, b: {} })).answer('p1', 'b'))).toBe(1);
    expect(drawn(cast(removing, p1({ a: {} })))).toBe(0);
  });
  it('lets the player say a number for each of them, as many as there are', () => {
    const mending = its(
      UNITS,
      { do: 'remove-wounds', objects: 'it', count: 2, upTo: true, as: 'n' },
      draw({ bound: 'n' }),
    );
    const table = cast(
      mending,
      {
        p1: {
          battlefield: ['a', 'b', 'c'].map((as, at) => ({ card: 'giant', as, ...(at > 0 && { wounds: 2 * at - 1 }) })),
        },
      },
      [ally({ id: 'giant', life: 9 })],
    );
    // Nothing can be removed of the first.
    table.answer('p1', 'a').expectDecision({ p1: 'nextOfSeveral' }).answer('p1', 'b');
    table.expectDecision({ p1: 'howMany' }).expectLegal('p1', [0, 1]).answer('p1', 1);
    table.expectDecision({ p1: 'howMany' }).expectLegal('p1', [0, 1, 2]).answer('p1', 0);
    expect([drawn(table), table.marks('b'), table.marks('c')]).toEqual([1, {}, { wounds: 3 }]);
  });
});

/** p1 is asked which unit of the opponents is next. */
const asked = () =>
  cast(its(UNITS, { do: 'place-status', objects: 'it', count: 1, as: 'done' }, draw({ size: 'done' })), {
    p2: { battlefield: workers({ a: {} }) },
    p3: { battlefield: workers({ b: {}, c: { status: 1 } }) },
  }).expectLegal('p1', ['a', 'b', 'c']);

rule('Ashes simul.multi.3', () => {
  it('passes over an object that has left meanwhile, also if the player chooses it', () => {
    const table = asked().concede('p2').answer('p1', 'a').expectDecision({ p1: 'nextOfSeveral' });
    expect(drawn(table.answer('p1', 'b'))).toBe(2);
  });
  it('offers a card that has left by then all the same, which does nothing', () => {
    asked().concede('p2').expectLegal('p1', ['a', 'b', 'c']);
  });
});
