/** Costs and discounts by 1 and by nothing, several of them at once, and what they may be paid with. */
import { expect, it } from 'vitest';
import { activated, draw } from '../../../support/riftbound-abilities.js';
import { battleTable } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { activate } from '../../../support/riftbound-play.js';
import { gear } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound keyword.experience', () => {
  const diary = gear({ id: 'diary', abilities: [activated('read', [{ pay: 'experience', n: 1 }], draw())] });
  const open = (experience: number) =>
    battleTable({ p1: ['diary'], p2: [] }, {}, { cards: [diary], seats: { p1: { experience } } });
  it('is spent down to the last point', () => {
    const table = activate(open(1), 'diary', 'read');
    expect(linesOf(table, 'experienceSpent').map((line) => line.replace(/ \(.*/, ''))).toEqual([
      'experienceSpent seat p1, amount 1, experience 0',
    ]);
  });
  it('is refused without it by its own rule and by those of what it is paid for', () => {
    const { cites } = open(0).refused('p1', { action: 'activate', source: 'diary', ability: 'read' });
    expect(cites.map(({ rule: number }) => number)).toEqual([
      'keyword.experience',
      '391.1',
      '391.2',
      '391.3',
      '392.1',
      '393.1',
    ]);
  });
});
