/** What may be answered in the steps of damage, with the rules that say so, and what a text does with damage of 0. */
import { expect, it } from 'vitest';
import { ally, phoenixborn } from '../../../support/ashes.js';
import { after, when } from '../../../support/ashes-windows.js';
import { cast, its, UNITS, workers } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

/** p2 may answer what happens to the worker of p1. */
const asked = (timing: typeof when, event: string, amount: number) => {
  const watcher = ally({
    id: 'watcher',
    life: 99,
    abilities: [timing(event, { do: 'draw', count: 1 }, {}, { optional: true })],
  });
  const table = cast(
    its({ ...UNITS, of: 'you' }, { do: 'deal', objects: 'it', amount }),
    {
      p1: { hand: [{ card: 'trick', as: 'trick' }], battlefield: workers({ a: {} }) },
      p2: { battlefield: ['watcher'] },
    },
    [watcher],
  );
  return table.expectDecision({ p2: 'respond' }).state.pending[0]?.cites.map(({ rule: number }) => number) ?? [];
};

rule('Ashes damage.step1', () => {
  it('is named by the window after damage is dealt', () => {
    expect(asked(after, 'damageDealt', 1)).toContain('damage.step1');
    expect(asked(after, 'woundsPlaced', 1)).not.toContain('damage.step1');
  });
});

rule('Ashes damage.step2.after', () => {
  it('is named by the window after wounds are placed', () => {
    expect(asked(after, 'woundsPlaced', 1)).toContain('damage.step2.after');
    expect(asked(after, 'damageDealt', 1)).not.toContain('damage.step2.after');
  });
});

rule('Ashes damage.step3.when', () => {
  it('is named by the window when a unit is destroyed, before it leaves play', () => {
    expect(asked(when, 'destroyed', 2)).toContain('damage.step3.when');
    expect(asked(after, 'destroyed', 2)).not.toContain('damage.step3.when');
  });
});

rule('Ashes damage.5', () => {
  it('destroys units only', () => {
    const table = cast(
      its({ zone: 'phoenixborn', of: 'you' }, { do: 'destroy', objects: 'it' }),
      {
        p1: { hand: [{ card: 'trick', as: 'trick' }], phoenixborn: [{ card: 'sage', as: 'sage' }] },
      },
      [phoenixborn({ id: 'sage' })],
    );
    table.expectNotHappened('destroyed').expectDecision({ p1: 'turnAction' });
    expect(table.exists('sage')).toBe(true);
  });
});
