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

rule('Ashes glossary.attack.zero', () => {
  it('deals no damage, and is exhausted all the same', () => {
    const table = at([unit('wall')])
      .answer('p1', attack('hero'))
      .answer('p1', ['wall']);
    table.expectNotHappened('damageDealt');
    expect([table.marks('hero'), table.marks('wall')]).toEqual([{}, { exhaustion: 1 }]);
  });
  it('deals damage by any attack above it', () => {
    const table = at([unit('mouse')])
      .answer('p1', attack('hero'))
      .answer('p1', ['mouse']);
    table.expectHappened('damageDealt', { amount: 1 });
    expect([table.marks('hero'), table.marks('mouse')]).toEqual([{ wounds: 1 }, { exhaustion: 1 }]);
  });
});
