import { expect, it } from 'vitest';
import { ally, ashesTable, reaction } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';
import type { JsonRecord } from '../../../../src/engine/index.js';

const cards = [
  ally({ id: 'bear', attack: 3, life: 4 }),
  ally({ id: 'rat', attack: 1, life: 2 }),
  ally({ id: 'raven', attack: 3, life: 2, keywords: [{ keyword: 'quick-strike' }] }),
  reaction({
    id: 'daze',
    reaction: {
      kind: 'triggered',
      name: 'daze',
      timing: 'after',
      on: [{ event: 'woundsPlaced', where: { object: { object: { is: ['unit'] } } }, bind: { it: 'object' } }],
      effect: { do: 'exhaust', objects: 'it' },
    },
  }),
];
const unit = (card: string, as: string = card, more: JsonRecord = {}): JsonRecord => ({ card, as, ...more });
const at = (own: readonly JsonRecord[], theirs: readonly JsonRecord[], more: JsonRecord = {}) =>
  ashesTable(
    {
      p1: { battlefield: own, ...more },
      p2: { battlefield: theirs, phoenixborn: [{ card: 'champion', as: 'hero' }] },
    },
    cards,
  );
const attack = (target: string) => ({ action: 'attack', target });

rule('Ashes turn.main.attack.counter', () => {
  it('has no counter of what a quick strike destroys', () => {
    const table = at([unit('raven')], [unit('rat', 'theirs')]);
    table.answer('p1', attack('hero')).answer('p1', ['raven']).answer('p2', { raven: 'theirs' });
    table.expectDecision({ p1: 'turnAction' });
    expect(table.exists('theirs')).toBe(false);
    expect(table.marks('raven')).toEqual({ exhaustion: 1 });
  });
  it('has one of what survives it', () => {
    const table = at([unit('raven')], [unit('bear')]);
    table.answer('p1', attack('hero')).answer('p1', ['raven']).answer('p2', { raven: 'bear' });
    expect(table.exists('raven')).toBe(false);
    expect(table.marks('bear')).toEqual({ wounds: 3, exhaustion: 1 });
  });
  it('has none of what is exhausted meanwhile, and gives it no token', () => {
    const table = at([unit('raven')], [unit('bear')], { hand: [{ card: 'daze', as: 'daze' }] });
    table.answer('p1', attack('hero')).answer('p1', ['raven']).answer('p2', { raven: 'bear' });
    table.answer('p1', { react: 'daze' });
    expect([table.marks('raven'), table.marks('bear')]).toEqual([{ exhaustion: 1 }, { wounds: 3, exhaustion: 1 }]);
  });
  it('strikes first as an attacker only', () => {
    const table = at([unit('bear')], [unit('raven')]);
    table.answer('p1', attack('hero')).answer('p1', ['bear']).answer('p2', { bear: 'raven' });
    table.expectDecision({ p1: 'firstDamage' });
  });
});
