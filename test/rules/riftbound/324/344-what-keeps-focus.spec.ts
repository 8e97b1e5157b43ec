/** Focus and priority after something that was undone, that only added resources, or whose player has left. */
import { expect, it } from 'vitest';
import { activated, draw, free, kill, target, UNIT, whenever } from '../../../support/riftbound-abilities.js';
import { at, attackBridge, battleTable, inHand, move, pass, passAll } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { activate, emptyChain, play } from '../../../support/riftbound-play.js';
import { gear, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const ACTION = [{ keyword: 'action' } as const];
const mourner = (id: string) => unit({ id, abilities: [whenever('killed', draw())] });
const cards = [
  spell({
    id: 'trade',
    energy: 0,
    keywords: ACTION,
    additionalCosts: [
      { as: 'life', costs: [{ pay: 'kill', count: 1, of: { ...UNIT, numbers: { might: { max: 1 } } } }] },
    ],
    targets: [target({ ...UNIT, of: 'you', numbers: { might: { max: 1 } } })],
    effect: kill(),
  }),
  gear({
    id: 'spring',
    abilities: [activated('drip', [], { do: 'add', resource: 'energy', amount: 1 }, { timing: 'reaction' })],
  }),
  gear({
    id: 'tome',
    abilities: [
      activated('plain', [], draw()),
      activated('early', [], draw(), { timing: 'action' }),
      activated('late', [], draw(), { timing: 'reaction' }),
    ],
  }),
  free('bolt', kill(), { targets: [target()] }),
  free('spark', draw()),
  mourner('aunt'),
  mourner('niece'),
];
rule('Riftbound 344.1', () => {
  const open = () =>
    move(
      battleTable({ p1: ['m1', 'm2', 'spring'], p2: [] }, {}, { cards, seats: { p1: inHand('trade', 'spark') } }),
      'p1',
      ['m2'],
      'bridge',
    ).expectDecision({ p1: 'focus' });
  it('leaves focus where what was played has come to nothing (355.3)', () => {
    const table = play(open(), 'trade').answer('p1', ['m1']).expectDecision({ p1: 'focus' });
    expect([table.cards('p1', 'hand'), table.exists('m1')]).toEqual([['trade', 'spark'], true]);
  });
  it('leaves focus where only resources were added (416.2.a), and passes it after anything else', () => {
    const table = activate(open(), 'spring', 'drip').expectDecision({ p1: 'focus' });
    expect(table.player('p1')['energy']).toBe(1);
    emptyChain(play(table, 'spark')).expectDecision({ p2: 'focus' });
  });
});
rule('Riftbound 342.1.a', () => {
  it('orders only the first chain of a combat: afterwards the turn player places first', () => {
    const boards = { p1: [at('m5', 'meadow'), 'aunt'], p2: ['m3', 'niece'] };
    const drive = free(
      'drive',
      { do: 'move', objects: 'target', to: 'there' },
      {
        targets: [target(), target({ is: ['battlefield'] }, 'there')],
      },
    );
    const seats = { p1: inHand('spark', 'bolt'), p2: inHand('drive') };
    const table = battleTable(boards, { meadow: 'p1' }, { cards: [...cards, drive], seats });
    play(table, 'spark').answer('p1', pass);
    emptyChain(play(table, 'drive', 'p2').answer('p2', ['m3']).answer('p2', ['meadow']));
    table.expectHappened('combatBegan', { attacker: 'p2', defender: 'p1' }).expectDecision({ p2: 'focus' });
    emptyChainTo(play(table.answer('p2', pass), 'bolt').answer('p1', ['m3']));
    expect(linesOf(table, 'abilityPlaced').map((line) => line.replace(/.*card (\w+).*/, '$1'))).toEqual([
      'aunt',
      'niece',
    ]);
    expect(table.rulesOf('abilityPlaced').flat()).not.toContain('342.1.a');
  });
});
/** Passes until the bolt has resolved. */
function emptyChainTo(table: Table): Table {
  while (!table.log.some(({ kind }) => kind === 'killed')) table.answer(table.state.pending[0]?.seat ?? '', pass);
  return table;
}
rule('Riftbound 345', () => {
  it('names no winner in a combat, whose end gives control, also if one side is gone', () => {
    const table = attackBridge(['m6'], ['m2'], { cards, seats: { p1: inHand('bolt') } });
    emptyChain(play(table, 'bolt').answer('p1', ['m2']));
    expect(linesOf(passAll(table), 'showdownClosed', 'controlTaken', 'combatEnded', 'contestEnded')).toEqual([
      'showdownClosed object bridge, card bridge (345, 345.1)',
      'controlTaken object bridge, seat p1, card bridge (440.2, 440.2.a, 182.4, 182.6.a)',
      'contestEnded object bridge, card bridge (440.2, 440.2.a, 182.4.a)',
      'combatEnded object bridge, winner p1, card bridge (440, 323.2)',
    ]);
  });
});
