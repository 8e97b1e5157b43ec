/** Effects with exhausted dice: their powers, and dice that go on cards. */
import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { action, ashesTable, dice, die, type ActionCard } from '../../../support/ashes.js';
import { DRAW } from '../../../support/ashes-windows.js';
import { cast, its, sequence, UNITS, workers } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

type Effect = NonNullable<ActionCard['effect']>;
const power = (name: string, effect: Effect) =>
  ({ kind: 'activated', name, costs: [{ pay: 'side' }, { pay: 'power' }], effect }) as const;
const powers = [
  die({ id: 'natural', magic: 'natural', abilities: [power('bite', DRAW)] }),
  die({ id: 'charm', magic: 'charm', abilities: [power('soothe', { do: 'draw', count: 2 })] }),
];
/** p1 has two natural dice, then a charm die and an illusion die, all exhausted. */
const EXHAUSTED = [...dice('natural', 'basic', 2), ...dice('charm', 'power', 1), ...dice('illusion', 'power', 1)];
const using = (magic: 'natural' | 'charm' | 'illusion' | 'ceremonial') =>
  cast(sequence({ do: 'use-power', magic }, { do: 'shuffle' }), { p1: { exhaustedPool: EXHAUSTED } }, powers);

rule('Ashes glossary.dicepower', () => {
  it.each([
    ['natural', 1, 'natural-basic-1', 'bite'],
    ['charm', 2, 'charm-power-1', 'soothe'],
  ] as const)('is used of an exhausted %s die, without a side action: %d drawn', (magic, count, used, ability) => {
    const table = using(magic);
    expect([table.cards('p1', 'hand').length, table.player('p1')['sidesTaken']]).toEqual([count, 0]);
    expect(linesOf(table, 'abilityUsed', 'actionTaken')).toEqual([
      'actionTaken seat p1, action main (pay.main, turn.main.cost.1)',
      `abilityUsed seat p1, object ${used}, card ${magic}, ability ${ability} (glossary.activate, glossary.dicepower)`,
    ]);
  });
  it('is nothing where no die of the type is exhausted, or its type has no power', () => {
    for (const magic of ['ceremonial', 'illusion'] as const) {
      const table = using(magic).expectNotHappened('abilityUsed').expectHappened('shuffled');
      expect(table.cards('p1', 'hand')).toEqual([]);
    }
  });
});

describe('the powers of several exhausted dice', () => {
  const several = (count: number, upTo: boolean) =>
    cast({ do: 'use-power', magic: 'natural', count, upTo }, { p1: { exhaustedPool: EXHAUSTED } }, powers);
  const drawn = (table: Table) => table.cards('p1', 'hand').length;
  rule('Ashes glossary.dicepower', () => {
    it('are resolved one after the other, each die once, and no more than there are (resolve.2)', () => {
      expect([1, 2, 3].map((count) => drawn(several(count, false)))).toEqual([1, 2, 2]);
      expect(linesOf(several(3, false), 'abilityUsed').map((line) => line.split(', ')[1])).toEqual([
        'object natural-basic-1',
        'object natural-basic-2',
      ]);
    });
    it('are as many as the player says, up to the number of the text or of the dice', () => {
      const asked = several(3, true).expectDecision({ p1: 'howMany' });
      expect(asked.refused('p1', 3).code).toMatch(/^answer/);
      expect([0, 1, 2].map((count) => drawn(several(3, true).answer('p1', count)))).toEqual([0, 1, 2]);
      expect(several(1, true).refused('p1', 2).code).toMatch(/^answer/);
    });
  });
});

describe('dice that a word tells apart', () => {
  const raising = (dice: JsonRecord) => () =>
    ashesTable({}, [action({ id: 'trick', effect: { do: 'raise-dice', count: 1, dice } })]);
  it('are told apart by type and side, and by no name of the effect', () => {
    expect(raising({ is: ['charm'], marks: { level: { max: 1 } } })).not.toThrow();
    for (const dice of [{ bound: 'it' }, { marks: { level: { min: { bound: 'n' } } } }])
      expect(raising(dice)).toThrow(/dice/);
  });
});

const placing = (more: { readonly magic?: 'charm' | 'ceremonial' }, battlefield: readonly JsonRecord[]) =>
  cast(
    its(UNITS, { do: 'place-die', objects: 'it', as: 'done', ...more }, { do: 'draw', count: { size: 'done' } }),
    { p1: { exhaustedPool: [...EXHAUSTED, ...dice('charm', 'basic', 1)], battlefield } },
    powers,
  );

rule('Ashes glossary.dicepower', () => {
  it('places an exhausted die of the type on a card', () => {
    const table = placing({ magic: 'charm' }, workers({ host: {} }));
    expect([table.cards('p1', 'diceOnCards'), table.cards('p1', 'hand')]).toEqual([['charm'], ['worker']]);
    expect(table.cards('p1', 'exhaustedPool')).toEqual(['natural', 'natural', 'charm', 'illusion']);
    expect(linesOf(table, 'diePlaced')).toEqual([
      'diePlaced object charm, on host, seat p1, card charm (glossary.dicepower)',
    ]);
  });
  it('places one die, on the first of several cards', () => {
    const table = placing({ magic: 'charm' }, workers({ one: {}, other: { status: 1 } }));
    table.answer('p1', 'other').expectDecision({ p1: 'turnAction' });
    const [placed = ''] = table.state.zones['p1.diceOnCards'] ?? [];
    expect([table.cards('p1', 'diceOnCards'), table.marks(placed)['on']]).toEqual([['charm'], table.id('other')]);
    expect(table.cards('p1', 'hand')).toEqual(['worker']);
  });
  it('places no die if no die of the type is exhausted', () => {
    const table = placing({ magic: 'ceremonial' }, workers({ host: {} })).expectNotHappened('diePlaced');
    expect([table.cards('p1', 'diceOnCards'), table.cards('p1', 'hand')]).toEqual([[], []]);
  });
  it('places the die whose power is used, if the text names no type', () => {
    const spike = die({
      id: 'natural',
      magic: 'natural',
      abilities: [power('root', its(UNITS, { do: 'place-die', objects: 'it' }))],
    });
    const table = ashesTable(
      {
        p1: {
          battlefield: workers({ host: {} }),
          activePool: dice('natural', 'power', 1),
          exhaustedPool: dice('charm', 'basic', 1),
        },
      },
      [spike],
    ).answer('p1', { action: 'dice-power', die: 'natural-power-1', ability: 'root' });
    expect([table.cards('p1', 'diceOnCards'), table.cards('p1', 'exhaustedPool')]).toEqual([['natural'], ['charm']]);
  });
});

rule('Ashes glossary.dicepower', () => {
  it('returns a die to the exhausted pool when its card leaves play', () => {
    const table = cast(
      its(UNITS, { do: 'place-die', objects: 'it', magic: 'charm' }, { do: 'destroy', objects: 'it' }),
      { p1: { exhaustedPool: EXHAUSTED, battlefield: ['worker'] } },
      powers,
    );
    expect([table.cards('p1', 'diceOnCards'), table.cards('p1', 'exhaustedPool').toSorted()]).toEqual([
      [],
      ['charm', 'illusion', 'natural', 'natural'],
    ]);
  });
});
