import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { always, breaking, target } from '../../../support/fftcg-abilities.js';
import { bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

const CAST = { elements: ['light'] as const, cost: 0 };
const cast = (card: string) => ({ action: 'cast-summon', card });

/** A player whom an effect keeps from losing. */
rule('FF-TCG 2.2', () => {
  const saint = forward({ id: 'saint', abilities: [always({ change: 'flag', flag: 'cannotLose' })] });
  const doom = summon({ ...CAST, id: 'doom', effect: { do: 'lose-game' } });
  const bolt = summon({ ...CAST, id: 'bolt', targets: [target({ named: 'saint' })], effect: breaking() });
  const table = (damage: number, field: readonly JsonRecord[] = [{ card: 'saint', as: 'saint' }]) =>
    fftcgTable(
      {
        p1: {
          hand: ['doom', 'bolt'].map((card) => ({ card, as: card })),
          field: [...field],
          damage: Array.from({ length: damage }, () => 'doom'),
        },
      },
      [saint, doom, bolt],
    );

  it('does not lose, by damage or by a text, as long as that holds (2.2)', () => {
    const at = bothPass(table(7).answer('p1', cast('doom')));
    expect(at.state.outcome).toBeNull();
  });
  it('loses by what still holds when nothing keeps them from it, and not by what has passed', () => {
    const passed = bothPass(table(0).answer('p1', cast('doom')));
    bothPass(passed.answer('p1', cast('bolt')).answer('p1', ['saint']));
    expect([passed.exists('saint'), passed.state.outcome]).toEqual([false, null]);
    const damaged = table(7);
    bothPass(damaged.answer('p1', cast('bolt')).answer('p1', ['saint']));
    expect(damaged.state.outcome).toMatchObject({ losers: ['p1'], reason: 'damage' });
  });
  it('loses where nothing says so, and may always concede', () => {
    expect(table(7, []).state.outcome).toMatchObject({ losers: ['p1'] });
    expect(table(0).concede('p1').state.outcome).toMatchObject({ losers: ['p1'], reason: 'concession' });
  });
});
