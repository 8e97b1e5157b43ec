import { expect, it } from 'vitest';
import { ally } from '../../../support/ashes.js';
import { cast, its, sequence, workers } from '../../../support/ashes-words.js';
import { after, DRAW, OWN } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';

const opponents = { is: ['unit'], of: 'opponents' } as const;
const storm = its(opponents, { do: 'deal', objects: 'it', amount: 1 });
const three = { p2: { battlefield: workers({ a: {}, b: { status: 1 }, c: { status: 2 } }) } };
const wounded = (table: ReturnType<typeof cast>) =>
  table.log.filter(({ kind }) => kind === 'woundsPlaced').map(({ object }) => object);

rule('Ashes simul.multi.1', () => {
  it('chooses all of them before the first is affected', () => {
    const table = cast(storm, three).expectNotHappened('damageDealt').expectDecision({ p1: 'nextOfSeveral' });
    table.expectLegal('p1', ['a', 'b', 'c']);
  });
  it('chooses nothing where one is affected, or none', () => {
    cast(storm, { p2: { battlefield: workers({ a: {} }) } })
      .expectHappened('damageDealt')
      .expectDecision({ p1: 'turnAction' });
    cast(storm).expectDecision({ p1: 'turnAction' });
  });
});

rule('Ashes simul.multi.2', () => {
  it('affects them one at a time, in the order that the player of the effect chooses', () => {
    const table = cast(storm, three).answer('p1', 'c');
    expect(wounded(table)).toEqual([table.id('c')]);
    table.expectLegal('p1', ['a', 'b']).answer('p1', 'b');
    expect(wounded(table)).toEqual([table.id('b'), table.id('a')]);
  });
  it('ends all that the first has triggered before the second', () => {
    const diary = ally({
      id: 'diary',
      life: 3,
      abilities: [after('woundsPlaced', { do: 'may', effect: DRAW }, { where: OWN })],
    });
    const table = cast(storm, { p2: { battlefield: [{ card: 'diary', as: 'diary' }, ...workers({ worker: {} })] } }, [
      diary,
    ]);
    table.answer('p1', 'diary').expectDecision({ p2: 'may' });
    expect(wounded(table)).toEqual([table.id('diary')]);
    expect(wounded(table.answer('p2', 'no'))).toEqual([table.id('worker')]);
  });
});

rule('Ashes simul.multi.3', () => {
  const feeble = { ...opponents, numbers: { attack: { max: 2 } } } as const;
  it('affects also what no longer fits', () => {
    const inspired = ally({
      id: 'inspired',
      life: 9,
      abilities: [
        after(
          'woundsPlaced',
          sequence(
            { do: 'all', from: { is: ['unit'], named: 'worker' }, as: 'they' },
            {
              do: 'modify',
              objects: 'they',
              changes: [{ change: 'number', name: 'attack', add: 4 }],
              until: 'endOfTurn',
            },
          ),
          { where: OWN },
        ),
      ],
    });
    const table = cast(
      its(feeble, { do: 'deal', objects: 'it', amount: 1 }),
      { p2: { battlefield: [{ card: 'inspired', as: 'inspired' }, ...workers({ worker: {} })] } },
      [inspired],
    );
    table.answer('p1', 'inspired');
    expect(table.facts('worker').numbers).toMatchObject({ attack: 5 });
    expect(table.marks('worker')).toMatchObject({ wounds: 1 });
  });
  it('does not affect what never fitted', () => {
    const giant = ally({ id: 'giant', attack: 3, life: 9 });
    const table = cast(
      its(feeble, { do: 'deal', objects: 'it', amount: 1 }),
      { p2: { battlefield: [{ card: 'giant', as: 'giant' }, ...workers({ worker: {} })] } },
      [giant],
    );
    expect([table.marks('giant'), table.marks('worker')]).toEqual([{}, { wounds: 1 }]);
  });
  it('leaves out what has left play before its turn', () => {
    const bomb = ally({
      id: 'bomb',
      life: 1,
      abilities: [after('woundsPlaced', its({ named: 'worker' }, { do: 'destroy', objects: 'it' }), { where: OWN })],
    });
    const table = cast(storm, { p2: { battlefield: [{ card: 'bomb', as: 'bomb' }, ...workers({ worker: {} })] } }, [
      bomb,
    ]);
    expect(wounded(table.answer('p1', 'bomb'))).toEqual([table.id('bomb')]);
    table.expectDecision({ p1: 'turnAction' });
  });
});
