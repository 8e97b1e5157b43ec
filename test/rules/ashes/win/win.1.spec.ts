import { expect, it } from 'vitest';
import { ally, ashesTable } from '../../../support/ashes.js';
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
