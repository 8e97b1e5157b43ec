import { describe, expect, it } from 'vitest';
import { cast, choosing, free, idle, powerOf, type Side, summonUp, use } from '../../../support/fftcg-cards.js';
import { bothPass, PASS } from '../../../support/fftcg.js';
import type { Table } from '../../../support/table.js';

const backups = (count: number) => Array.from({ length: count }, (_, n) => ({ card: 'X-50', as: `clerk${n}` }));
const dummies = ['f1', 'f2', 'f3'];

describe('Ferryman of Two Banks (X-74)', () => {
  it('is strong with three Backups, and weak with fewer', () => {
    const power = (count: number) => powerOf(free({ field: ['X-74', ...backups(count)] }), 'X-74');
    expect([power(0), power(2), power(3), power(4)]).toEqual([6000, 6000, 9000, 9000]);
  });
});

describe('Forged Papers (X-75)', () => {
  const forged = (...chosen: readonly string[]) => {
    const at = free({ hand: ['X-75'], field: ['X-65'] }, { field: ['X-71', 'X-77', 'f9'] });
    return choosing(summonUp(at, 'X-75'), [...chosen]);
  };
  it('makes two of one player leave, being of one name (12.4.6)', () => {
    const at = forged('X-71', 'X-77');
    expect([at.cards('p2', 'break'), at.cards('p2', 'field')]).toEqual([
      ['X-71', 'X-77'],
      ['f9', 'patron'],
    ]);
  });
  it('does not where they are of two players, or generic, and may choose none', () => {
    const at = forged('X-65', 'X-71');
    expect([at.facts('X-65').names, at.facts('X-71').names]).toEqual([['Nobody'], ['Nobody']]);
    expect(forged('X-71', 'f9').cards('p2', 'break')).toEqual([]);
    expect(forged().cards('p2', 'break')).toEqual([]);
  });
});

describe('Pledge Holder (X-76)', () => {
  it('makes a Forward stronger as long as it stays, and no longer', () => {
    const at = choosing(cast(free({ hand: ['X-76', 'X-65'], field: ['X-74'] }), 'X-76'), ['X-74']);
    expect(powerOf(at, 'X-74')).toBe(8000);
    const holder = at.find('p1', 'field', 'X-76');
    bothPass(use(cast(at, 'X-65'), at.find('p1', 'field', 'X-65'), 'trade-in').answer('p1', { [holder]: 'return' }));
    expect(powerOf(at, 'X-74')).toBe(6000);
  });
});

describe('Keeper of Goodbyes (X-77)', () => {
  const table = (field: readonly (string | { card: string; as: string })[]) =>
    free({ field: ['X-77', 'X-65', ...field], deck: [...dummies] });
  it.each([
    ['returned to hand', 'trade-in', { clerk0: 'return' }],
    ['broken', 'sell-off', { clerk0: 'break' }],
  ])('draws for a Backup that is %s', (_how, ability, cost) => {
    const at = use(table(backups(1)), 'X-65', ability).answer('p1', cost);
    expect(at.state.zones['stack']).toHaveLength(2);
    bothPass(at);
    expect(at.cards('p1', 'hand').filter((card) => dummies.includes(card))).toHaveLength(1);
  });
  it('does not for a Forward, nor for those of others', () => {
    const at = free({ field: ['X-77', 'f2'], hand: ['doom'], deck: [...dummies] }, { field: ['X-9'] });
    idle(choosing(summonUp(at, 'doom'), ['f2']));
    expect([at.exists('f2'), at.state.zones['stack']]).toEqual([false, []]);
  });
});

/** p2's Main Phase 1, in which p1 has cast a Summon, on these targets. */
const answered = (card: string, p1: Side, p2: Side, targets: readonly string[] = []): Table => {
  const turn = { number: 4, active: 'p2', phase: 'main1' };
  const at = summonUp(free({ hand: [card], ...p1 }, p2, { turn }).answer('p2', PASS), card);
  return bothPass(targets.length > 0 ? at.answer('p1', [...targets]) : at);
};
/** p2 attacks with it in the Attack Phase, and nobody blocks. */
const struck = (at: Table, attacker: string): Table => {
  bothPass(at.answer('p2', [attacker]));
  if (at.state.pending[0]?.seat === 'p1') at.answer('p1', { block: null });
  return bothPass(at);
};

describe('A Quiet Bribe (X-78)', () => {
  it('takes one point off the next damage this turn, off no other, and draws', () => {
    const at = answered('X-78', { deck: [...dummies] }, { field: ['f5', 'f7'] });
    expect(at.cards('p1', 'hand')).toEqual(['f1']);
    struck(bothPass(bothPass(at)), 'f5').expectHappened('damageProcessing', { seat: 'p1', amount: 0 });
    expect(at.cards('p1', 'damage')).toEqual([]);
    struck(bothPass(at), 'f7');
    expect(at.cards('p1', 'damage')).toEqual(['f2']);
  });
});

describe('Last Orders (X-79)', () => {
  const p2 = { field: ['f7'], hand: ['doom'] };
  const sixDamage = { field: ['f5'], deck: [...dummies], damage: 6 };
  const survived = () => struck(bothPass(bothPass(answered('X-79', sixDamage, p2, ['f5']))), 'f7');

  it('keeps its player in the game with the seventh damage', () => {
    const at = survived();
    expect([at.cards('p1', 'damage').length, at.state.outcome]).toEqual([7, null]);
  });
  it('does so as long as the Forward is on the field', () => {
    const at = choosing(summonUp(survived(), 'doom', 'p2'), ['f5'], 'p2');
    expect(at.state.outcome).toMatchObject({ losers: ['p1'], reason: 'damage' });
  });
  it('does so this turn only, and for its own player', () => {
    const at = survived();
    while (at.state.turn.active === 'p2' && at.state.outcome === null) {
      const [open] = at.state.pending;
      at.answer(open?.seat ?? '', open?.kind === 'attack' ? [] : PASS);
    }
    expect(at.state.outcome).toMatchObject({ losers: ['p1'], reason: 'damage' });
    const theirs = struck(bothPass(bothPass(answered('X-79', sixDamage, { field: ['f7'] }, ['f7']))), 'f7');
    expect(theirs.state.outcome).toMatchObject({ losers: ['p1'] });
  });
});
