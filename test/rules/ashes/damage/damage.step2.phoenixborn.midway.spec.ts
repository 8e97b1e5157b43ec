import { expect, it } from 'vitest';
import { ally, ashesTable } from '../../../support/ashes.js';
import { OWN, when } from '../../../support/ashes-windows.js';
import { sequence } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

const cards = [
  ally({ id: 'wolf', attack: 2, life: 2 }),
  // As it is destroyed it deals 2 damage to the opposing Phoenixborn.
  ally({
    id: 'bomb',
    attack: 1,
    life: 1,
    abilities: [
      when(
        'destroyed',
        sequence(
          { do: 'all', from: { is: ['phoenixborn'], of: 'opponents' }, as: 'hero' },
          { do: 'deal', objects: 'hero', amount: 2 },
        ),
        { where: OWN },
      ),
    ],
  }),
];
/** p1's bomb attacks the Phoenixborn of p2, whose life is 15; a wolf has blocked it, and counters. */
const countered = (wounds: number) =>
  ashesTable(
    {
      p1: { battlefield: [{ card: 'bomb', as: 'bomb' }] },
      p2: {
        battlefield: [{ card: 'wolf', as: 'wolf' }],
        phoenixborn: [{ card: 'champion', as: 'hero', wounds }],
      },
    },
    cards,
  )
    .answer('p1', { action: 'attack', target: 'hero' })
    .answer('p1', ['bomb'])
    .answer('p2', { bomb: 'wolf' })
    .answer('p1', 'counter');

rule('Ashes damage.step2.phoenixborn', () => {
  it('ends the game between the two damages of a battle: the other is not dealt any more', () => {
    const table = countered(13).expectHappened('damageDealt', { object: 'hero', amount: 2 });
    expect(table.state.outcome).toMatchObject({ winners: ['p1'], losers: ['p2'] });
    expect([table.rulesOf('damageDealt').length, table.marks('wolf')['wounds']]).toEqual([2, undefined]);
  });
  it('goes on with the other where the Phoenixborn lives', () => {
    const table = countered(12);
    expect([table.state.outcome, table.marks('hero'), table.marks('wolf')]).toEqual([
      null,
      { wounds: 14 },
      { wounds: 1, exhaustion: 1 },
    ]);
  });
});
