import { expect, it } from 'vitest';
import { deal, free, target, UNIT } from '../../../support/riftbound-abilities.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { linesOf } from '../../../support/log-lines.js';
import { gear, riftboundTable, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

/** Spells of its player deal so much more. */
const ember = (id: string, add: number) =>
  gear({
    id,
    abilities: [
      { kind: 'cost', name: id, for: 'bonusDamage', affects: { zone: 'any', is: ['spell'], of: 'you' }, add },
    ],
  });
const cards = [
  ember('ember', 1),
  ember('blaze', 2),
  ember('damp', -3),
  gear({
    id: 'brittle',
    abilities: [
      { kind: 'cost', name: 'brittle', for: 'bonusDamageTo', affects: { is: ['unit'], named: 'wall' }, add: 1 },
    ],
  }),
  unit({ id: 'archer', might: 2 }),
  free(
    'volley',
    { do: 'deal', objects: 'target', by: 'mine', amount: 2 },
    { targets: [target({ is: ['unit'], of: 'you' }, 'mine'), target({ is: ['unit'], named: 'wall' })] },
  ),
  free(
    'weigh',
    { do: 'deal', objects: 'target', amount: { number: 'might', of: 'it' } },
    { targets: [target(UNIT, 'target', 2)] },
  ),
  unit({ id: 'wall', might: 9 }),
  free(
    'rain',
    { do: 'deal', objects: 'target', amount: { share: 'drops', of: 'it' } },
    {
      targets: [{ ...target(UNIT, 'target', 1), max: 4, divide: { amount: 2, as: 'drops' } }],
    },
  ),
  free('pair', deal(2), { targets: [target(UNIT, 'target', 2)] }),
  free('nothing', deal(0), { targets: [target()] }),
];
rule('Riftbound 404.6.b.3', () => {
  it('adds nothing to what units deal by a spell, whatever they deal it to', () => {
    const wall = { card: 'wall', as: 'one' };
    const board = ['archer', 'ember', 'brittle'].map((card) => ({ card, as: card }));
    const table = riftboundTable(
      { p1: { board, hand: [{ card: 'volley', as: 'volley' }] }, p2: { board: [wall] } },
      cards,
    );
    const [first = null] = play(table, 'volley').legal('p1');
    table.answer('p1', first);
    if (table.state.pending[0]?.kind === 'target') table.answer('p1', ['one']);
    expect(linesOf(allPass(table), 'damageDealt').map((line) => line.split(', combat')[0])).toEqual([
      'damageDealt object one, amount 2, source [archer]',
    ]);
  });
});
