import { expect, it } from 'vitest';
import { after, answer, DRAW } from '../../../support/ashes-windows.js';
import { cast, its, workers } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

rule('Ashes turn.2', () => {
  it('ends effects of this turn last; destruction by it may be answered (turn-effects)', () => {
    const table = cast(
      its(
        { named: 'worker' },
        { do: 'modify', objects: 'it', changes: [{ change: 'number', name: 'life', add: 1 }], until: 'endOfTurn' },
        { do: 'place-wounds', objects: 'it', count: 2 },
      ),
      { p2: { battlefield: workers({ frail: {} }), hand: [{ card: 'dirge', as: 'dirge' }] } },
      [answer('dirge', after('destroyed', DRAW))],
    );
    table.answer('p1', { action: 'end' }).expectHappened('destroyed', { object: 'frail' });
    table.expectDecision({ p2: 'respond' });
    expect(table.state.turn).toMatchObject({ active: 'p1', phase: 'turns' });
    table.answer('p2', { react: 'dirge' }).expectHappened('drawn', { seat: 'p2' });
    expect(table.state.turn.active).toBe('p2');
  });
});
