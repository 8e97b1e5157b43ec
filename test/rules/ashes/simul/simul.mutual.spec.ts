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

rule('Ashes simul.mutual', () => {
  it('deals both, also where the first destroys the source of the second', () => {
    const table = at([unit('mouse')], [unit('bear', 'theirs')])
      .answer('p1', attack('hero'))
      .answer('p1', ['mouse']);
    table.answer('p2', { mouse: 'theirs' }).answer('p1', 'counter');
    expect(table.exists('mouse')).toBe(false);
    expect(table.marks('theirs')).toEqual({ wounds: 1, exhaustion: 1 });
  });
  it('asks nothing where one deals nothing', () => {
    const table = at([unit('bear')], [unit('wall')])
      .answer('p1', attack('hero'))
      .answer('p1', ['bear']);
    table.answer('p2', { bear: 'wall' }).expectDecision({ p1: 'turnAction' });
  });
});
