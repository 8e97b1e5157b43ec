import { expect, it } from 'vitest';
import { dice } from '../../../support/ashes.js';
import { cast, its, opponent, sequence } from '../../../support/ashes-words.js';
import { noCase, rule } from '../../../support/rule.js';

const pool = [...dice('natural', 'basic', 1), ...dice('natural', 'class', 1), ...dice('natural', 'power', 1)];
const OWN = { is: ['phoenixborn'], of: 'you' } as const;
/** As many status tokens on p1's own Phoenixborn as dice were turned. */
const NOTED = its(OWN, { do: 'place-status', objects: 'it', count: { bound: 'n' } });

rule('Ashes glossary.level', () => {
  noCase('conflict', 'No rule says anything else of levels.');
  it('raises a basic die to class and a class die to power', () => {
    const table = cast(sequence({ do: 'raise-dice', count: 2, as: 'n' }, NOTED), { p1: { activePool: pool } });
    expect([table.marks('natural-basic-1'), table.marks('natural-class-1')]).toEqual([{ level: 1 }, { level: 2 }]);
    table.expectHappened('statusPlaced', { count: 2 }).expectDecision({ p1: 'turnAction' });
  });
  it('lowers a power die to class and a class die to basic', () => {
    const table = cast({ do: 'lower-dice', count: 2 }, { p1: { activePool: pool } });
    expect([table.marks('natural-power-1'), table.marks('natural-class-1')]).toEqual([{ level: 1 }, {}]);
  });
  it('neither raises a power die nor lowers a basic one, and does not count it', () => {
    const power = cast(sequence({ do: 'raise-dice', count: 2, as: 'n' }, NOTED), {
      p1: { activePool: dice('natural', 'power', 2) },
    });
    power.expectNotHappened('dieChanged').expectNotHappened('statusPlaced');
    const basic = cast({ do: 'lower-dice', count: 1 }, { p1: { activePool: dice('natural', 'basic', 2) } });
    basic.expectNotHappened('dieChanged').expectDecision({ p1: 'turnAction' });
  });
  it('asks which where there are more that can be, and lets fewer be chosen of up to so many', () => {
    const one = cast({ do: 'raise-dice', count: 1 }, { p1: { activePool: pool } });
    one.expectLegal('p1', [['natural-basic-1'], ['natural-class-1']]);
    const upTo = cast({ do: 'lower-dice', count: 2, upTo: true }, { p1: { activePool: pool } });
    upTo.expectLegal('p1', [[], ['natural-power-1'], ['natural-class-1'], ['natural-class-1', 'natural-power-1']]);
    upTo.answer('p1', []).expectNotHappened('dieChanged');
  });
});

rule('Ashes glossary.dicepower', () => {
  noCase('conflict', 'No rule says anything else of whose dice they are.');
  it('has the player of the effect choose, also dice of another', () => {
    const table = cast(opponent({ do: 'lower-dice', count: 1, player: 'player' }), {
      p1: { activePool: dice('natural', 'power', 2) },
      p2: { activePool: [...dice('charm', 'power', 1), ...dice('charm', 'class', 1)] },
    });
    table.expectDecision({ p1: 'diceToTurn' }).expectLegal('p1', [['charm-power-1'], ['charm-class-1']]);
    table.answer('p1', ['charm-power-1']).expectHappened('dieChanged', { seat: 'p2', level: 'class' });
  });
  it('turns no die of the exhausted pool, nor one that lies on a card', () => {
    const table = cast(
      { do: 'set-dice', count: 3 },
      {
        p1: {
          battlefield: [{ card: 'worker', as: 'worker' }],
          exhaustedPool: dice('natural', 'basic', 1),
          diceOnCards: [{ card: 'charm', cardless: true, on: 'worker' }],
        },
      },
    );
    table.expectDecision({ p1: 'turnAction' }).expectNotHappened('dieChanged');
  });
});
