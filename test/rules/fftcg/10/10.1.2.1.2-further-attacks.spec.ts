/** Texts by which a Forward attacks more than once in a turn. */
import { expect, it } from 'vitest';
import { definitionOf, record } from '../../../support/fftcg-records.js';
import { bothPass, fftcgTable, toAttack } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const attacking = (text: string): Table =>
  toAttack(fftcgTable({ p1: { field: [{ card: '1-001', as: 'walker' }] } }, [definitionOf(record(1, { text }))]));

/** Up to the next attack, or out of the Attack Phase. */
const battleOver = (at: Table): Table => {
  const isPassing = at.state.turn.phase === 'attack' && at.state.pending[0]?.kind === 'priority';
  return isPassing ? battleOver(bothPass(at)) : at;
};
const attack = (at: Table): Table => battleOver(at.answer('p1', ['walker']));

rule('FF-TCG 10.1.2.1.2', () => {
  it('lets a Forward attack twice in the same turn, but not a third time', () => {
    const text = 'Brave[[br]]Walker 1 can attack twice in the same turn.';
    const once = attack(attacking(text)).expectDecision({ p1: 'attack' });
    const twice = attack(once);
    expect([twice.cards('p2', 'damage').length, twice.state.turn.phase]).toEqual([2, 'main2']);
  });

  it('lets a Forward that must attack decline its second attack', () => {
    const text = 'Brave[[br]]Walker 1 can attack twice in the same turn.[[br]]Walker 1 must attack if possible.';
    const at = attacking(text).expectRefused('p1', [], 'attack.must');
    expect(attack(at).answer('p1', []).state.turn.phase).toBe('main2');
  });

  it('lets it attack once more after a text that says so', () => {
    const text =
      'When Walker 1 attacks, draw 1 card and activate Walker 1. Walker 1 can attack once more this turn. This effect will trigger only once per turn.';
    const once = attack(attacking(text)).expectDecision({ p1: 'attack' });
    const twice = attack(once);
    expect([twice.cards('p2', 'damage').length, twice.state.turn.phase]).toEqual([2, 'main2']);
  });
});
