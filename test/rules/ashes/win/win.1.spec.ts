import { expect, it } from 'vitest';
import { action, ally, ashesTable, dice } from '../../../support/ashes.js';
import { after, answer, DRAW, OWN } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';
import type { JsonRecord } from '../../../../src/engine/index.js';

const cards = [
  ally({ id: 'bear', attack: 3, life: 4 }),
  ally({ id: 'mouse', attack: 1, life: 1 }),
  ally({ id: 'wall', attack: 0, life: 5, keywords: [{ keyword: 'unit-guard' }] }),
];
const unit = (card: string, as: string = card, more: JsonRecord = {}): JsonRecord => ({ card, as, ...more });
const HERO = [{ card: 'champion', as: 'hero' }];
const at = (own: readonly JsonRecord[], theirs: readonly JsonRecord[] = [], hero: JsonRecord = {}) =>
  ashesTable({ p1: { battlefield: own }, p2: { battlefield: theirs, phoenixborn: [{ ...HERO[0], ...hero }] } }, cards);
const attack = (target: string) => ({ action: 'attack', target });

rule('Ashes win.1', () => {
  it('ends the game at the last wound', () => {
    const table = at([unit('bear')], [], { wounds: 12 })
      .answer('p1', attack('hero'))
      .answer('p1', ['bear']);
    expect(table.state.outcome).toMatchObject({ winners: ['p1'] });
    table.expectNotHappened('exhausted');
  });
  it('does not before it', () => {
    const table = at([unit('bear')], [], { wounds: 11 })
      .answer('p1', attack('hero'))
      .answer('p1', ['bear']);
    expect(table.state.outcome).toBeNull();
  });
});

/** What is placed on it comes off, and what comes off is placed on it again. */
const pendulum = ally({
  id: 'pendulum',
  abilities: [
    after('statusPlaced', { do: 'remove-status', objects: 'self', count: 1 }, { where: OWN }),
    after('statusRemoved', { do: 'place-status', objects: 'self', count: 1 }, { where: OWN }),
  ],
});
const push = action({
  id: 'push',
  effect: {
    do: 'sequence',
    of: [
      { do: 'target', from: { is: ['unit'] }, min: 1, max: 1, as: 'it' },
      { do: 'place-status', objects: 'it', count: 1 },
    ],
  },
});
/** It is p2's; p1 pushes it, and may have something to answer with. */
const swinging = (p1: { readonly hand: readonly JsonRecord[] } & JsonRecord) =>
  ashesTable(
    { p1: { ...p1, hand: [{ card: 'push', as: 'push' }, ...p1.hand] }, p2: { battlefield: [unit('pendulum')] } },
    [pendulum, push, answer('catch', after('statusPlaced', DRAW))],
  ).answer('p1', { action: 'play', card: 'push' });

rule('Ashes win.1', () => {
  it('is not all: a game that repeats and that nobody can end is a draw (reading `loop`)', () => {
    const table = swinging({ hand: [] });
    expect(table.state.outcome).toMatchObject({ draw: true, winners: [], losers: ['p1', 'p2'] });
    table.expectHappened('loopFound', { by: 'nesting', cites: 'win.1' });
  });
  it('leaves it to a player who could answer, as long as it goes', () => {
    const table = swinging({ hand: [{ card: 'catch' }], activePool: dice('natural', 'basic', 1) });
    for (let passes = 0; passes < 10; passes += 1) table.expectDecision({ p1: 'respond' }).answer('p1', { pass: true });
    expect(table.state.outcome).toBeNull();
  });
});
