import { expect, it } from 'vitest';
import { ally } from '../../../support/ashes.js';
import { cast, its, sequence, UNITS, workers } from '../../../support/ashes-words.js';
import { noCase, rule } from '../../../support/rule.js';

const OWN = { is: ['phoenixborn'], of: 'you' } as const;

rule('Ashes component.tokens.1', () => {
  noCase('conflict', 'No rule says anything else of tokens.');
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
});

rule('Ashes glossary.exhaust', () => {
  noCase('conflict', 'No rule says anything else of placing exhaustion tokens.');
  it('is a token, or as many as the text says', () => {
    const table = cast(its(UNITS, { do: 'exhaust', objects: 'it', count: 2 }), {
      p2: { battlefield: workers({ a: {} }) },
    });
    expect(table.marks('a')).toEqual({ exhaustion: 2 });
  });
  it('is one without a number', () => {
    const table = cast(its(UNITS, { do: 'exhaust', objects: 'it' }), { p2: { battlefield: workers({ a: {} }) } });
    expect(table.marks('a')).toEqual({ exhaustion: 1 });
  });
});

rule('Ashes simul.multi.1', () => {
  it('takes a number as it was when the effect began, for each of several', () => {
    // Two units of p1's: 2 damage to each, also when the first of them is gone.
    const own = { count: { is: ['unit'], of: 'you' } } as const;
    const table = cast(its(UNITS, { do: 'deal', objects: 'it', amount: own }), {
      p1: { battlefield: workers({ a: {}, b: {} }) },
    });
    table.expectDecision({ p1: 'nextOfSeveral' }).answer('p1', 'b');
    expect([table.exists('a'), table.exists('b')]).toEqual([false, false]);
  });
});

rule('Ashes simul.multi.2', () => {
  it('lets the player of the effect say of each of several which is next', () => {
    const table = cast(its({ is: ['unit'], of: 'opponents' }, { do: 'exhaust', objects: 'it' }), {
      p2: { battlefield: workers({ a: {} }) },
      p3: { battlefield: workers({ b: {}, c: { status: 1 } }) },
    });
    table.expectLegal('p1', ['a', 'b', 'c']).answer('p1', 'c');
    expect([table.marks('c'), table.marks('b')]).toEqual([{ exhaustion: 1, status: 1 }, {}]);
    table.answer('p1', 'a').expectDecision({ p1: 'turnAction' });
    expect([table.marks('a'), table.marks('b')]).toEqual([{ exhaustion: 1 }, { exhaustion: 1 }]);
  });
  it('asks nothing for one, nor for none', () => {
    cast(its(UNITS, { do: 'exhaust', objects: 'it' })).expectDecision({ p1: 'turnAction' });
    cast(its(UNITS, { do: 'exhaust', objects: 'it' }), { p2: { battlefield: ['worker'] } }).expectDecision({
      p1: 'turnAction',
    });
  });
});

rule('Ashes simul.multi.3', () => {
  it('passes over what has left play meanwhile', () => {
    const table = cast(
      its(UNITS, { do: 'deal', objects: 'it', amount: 1 }),
      { p2: { battlefield: ['bomb', 'bomb'] } },
      [
        ally({
          id: 'bomb',
          life: 1,
          abilities: [
            {
              kind: 'triggered',
              name: 'burst',
              timing: 'when',
              on: [{ event: 'destroyed', where: { object: { object: { self: true } } } }],
              effect: its(UNITS, { do: 'destroy', objects: 'it' }),
            },
          ],
        }),
      ],
    );
    const first = table.find('p2', 'battlefield', 'bomb');
    table.answer('p1', first).expectDecision({ p1: 'turnAction' });
    expect(table.cards('p2', 'discardPile')).toEqual(['bomb', 'bomb']);
    expect(table.log.filter(({ kind }) => kind === 'damageDealt')).toHaveLength(1);
  });
});

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
});

rule('Ashes glossary.recover.2', () => {
  noCase('conflict', 'No rule says anything else of values below 0.');
  it('removes no wounds by a recover value below 0', () => {
    const heal = sequence(
      { do: 'all', from: UNITS, as: 'gone' },
      { do: 'modify', objects: 'gone', changes: [{ change: 'number', name: 'recover', add: -2 }], until: 'endOfTurn' },
      { do: 'destroy', objects: 'gone' },
      { do: 'all', from: OWN, as: 'it' },
      { do: 'remove-wounds', objects: 'it', count: { number: 'recover', of: 'gone' } },
    );
    const wounded = { phoenixborn: [{ card: 'champion', as: 'own', wounds: 5 }] };
    const cards = [ally({ id: 'sour', recover: 1 }), ally({ id: 'sweet', recover: 5 })];
    expect(cast(heal, { p1: { ...wounded, battlefield: ['sweet'] } }, cards).marks('own')).toEqual({ wounds: 2 });
    expect(cast(heal, { p1: { ...wounded, battlefield: ['sour'] } }, cards).marks('own')).toEqual({ wounds: 5 });
  });
});
