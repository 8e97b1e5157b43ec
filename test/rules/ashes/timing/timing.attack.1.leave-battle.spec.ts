import { expect, it } from 'vitest';
import { ally, ashesTable } from '../../../support/ashes.js';
import { after, answer } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';

/** After blockers are declared: an attacker that nothing blocks, or one that is blocked, is out. */
const out = (blocked: boolean) =>
  answer(
    'out',
    after('blockersDeclared', {
      do: 'sequence',
      of: [
        {
          do: 'all',
          from: {
            is: ['unit'],
            marks: { attacking: true },
            ...(blocked ? { namedBy: { mark: 'blocking' } } : { not: { namedBy: { mark: 'blocking' } } }),
          },
          as: 'it',
        },
        { do: 'leave-battle', objects: 'it' },
      ],
    }),
  );
const cards = [ally({ id: 'bear', attack: 3, life: 4 })];
/** p1 attacks with two bears, of which the first is blocked; p2 answers. */
const blocked = (isBlocked: boolean) => {
  const table = ashesTable(
    {
      p1: {
        battlefield: [
          { card: 'bear', as: 'first' },
          { card: 'bear', as: 'second' },
        ],
      },
      p2: {
        phoenixborn: [{ card: 'champion', as: 'hero' }],
        battlefield: [{ card: 'bear', as: 'wall' }],
        hand: [{ card: 'out', as: 'out' }],
      },
    },
    [...cards, out(isBlocked)],
  );
  table.answer('p1', { action: 'attack', target: 'hero' }).answer('p1', ['first', 'second']);
  table.answer('p2', { first: 'wall' });
  if (table.state.pending[0]?.seat === 'p1') table.answer('p1', { pass: true });
  return table.answer('p2', { react: 'out' });
};

rule('Ashes timing.attack.1', () => {
  it('an unblocked attacker that a text takes out deals no damage, and gets no token', () => {
    const table = blocked(false).expectHappened('leftBattle', { object: 'second' });
    table.answer('p1', table.legal('p1')[0] ?? null);
    expect([table.marks('second'), table.marks('hero')]).toEqual([{}, {}]);
    expect(table.marks('first')).toMatchObject({ wounds: 3, exhaustion: 1 });
  });
  it('a blocked attacker that a text takes out leaves its blocker, and the other one battles', () => {
    const table = blocked(true);
    expect([table.marks('first'), table.marks('wall')]).toEqual([{}, {}]);
    expect([table.marks('second'), table.marks('hero')]).toEqual([{ exhaustion: 1 }, { wounds: 3 }]);
  });
});
