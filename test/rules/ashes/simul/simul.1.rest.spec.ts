import { expect, it } from 'vitest';
import { action, ashesTable, ready } from '../../../support/ashes.js';
import { after, answer, DRAW, PASSES } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';

const THEIRS = { where: { seat: { seat: 'opponents' } } } as const;
/** p1 may draw twice in a turn, which p2 may answer. */
const at = () =>
  ashesTable(
    {
      p1: { hand: [{ card: 'lesson', as: 'lesson' }], spellboard: [{ card: 'rite', as: 'rite' }] },
      p2: { hand: [{ card: 'echo', as: 'echo' }, 'worker'] },
    },
    [
      action({ id: 'lesson', effect: DRAW }),
      ready({ id: 'rite', abilities: [{ kind: 'activated', name: 'call', costs: [{ pay: 'side' }], effect: DRAW }] }),
      answer('echo', after('drawn', DRAW, THEIRS)),
    ],
  );
const LESSON = { action: 'play', card: 'lesson' };
const CALL = { action: 'activate', card: 'rite', ability: 'call' };

rule('Ashes simul.1', () => {
  it('gives an opportunity at each event to a player who has passed once', () => {
    const table = at()
      .answer('p1', LESSON)
      .expectLegal('p2', [{ react: 'echo' }, ...PASSES]);
    table.answer('p2', { pass: true }).answer('p1', CALL).expectDecision({ p2: 'respond' });
  });
  it('is not asked again in the turn after a player passes for its rest, but in the next turn', () => {
    const table = at().answer('p1', LESSON).answer('p2', { pass: true, rest: true });
    expect(table.player('p2')).toMatchObject({ resting: 1 });
    table.answer('p1', CALL).expectDecision({ p1: 'turnAction' });
    expect(table.answer('p1', { action: 'end' }).player('p2')).toMatchObject({ resting: 0 });
  });
  it('refuses an answer that is not among the opportunities', () => {
    const table = at().answer('p1', LESSON);
    for (const odd of [{}, { pass: false }, { react: 'lesson' }, { trigger: 'echo' }])
      table.expectRefused('p2', odd, 'answer.unknown-action', 'simul.1');
  });
});
