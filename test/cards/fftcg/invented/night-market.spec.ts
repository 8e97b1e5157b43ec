import { describe, expect, it } from 'vitest';
import { choosing, free, powerOf, summonUp, use } from '../../../support/fftcg-cards.js';
import { attackWith, bothPass, fftcgTable, PASS, toAttack } from '../../../support/fftcg.js';

const BACKUP = { card: 'X-50', as: 'clerk' };

describe('Barter Mistress (X-65)', () => {
  it('is not blocked for a Backup returned to hand', () => {
    const at = use(free({ field: ['X-65', BACKUP] }, { field: ['f9'] }), 'X-65', 'trade-in');
    at.expectLegal('p1', [{ clerk: 'return' }]).answer('p1', { clerk: 'return' });
    attackWith(toAttack(bothPass(at)), 'X-65').expectDecision({ p1: 'priority' });
    expect(at.cards('p1', 'hand')).toEqual(['X-50']);
  });
  it('draws for a Backup given up, and nothing for none', () => {
    const at = use(free({ field: ['X-65', BACKUP], deck: ['f1', 'f2'] }), 'X-65', 'sell-off');
    bothPass(at.answer('p1', { clerk: 'break' }));
    expect([at.cards('p1', 'hand'), at.cards('p1', 'break')]).toEqual([['f1'], ['X-50']]);
    expect(at.refused('p1', { action: 'use-ability', source: 'X-65', ability: 'sell-off' }).code).toMatch(/^cost\./);
  });
});

describe('Lantern Bearer (X-66)', () => {
  it('keeps a Forward from blocking, for another Character dulled', () => {
    const table = free({ field: ['X-66', BACKUP, 'f5'] }, { field: ['f9'] });
    const at = use(table, 'X-66', 'dazzle').answer('p1', ['f9']).answer('p1', { clerk: 'dull-others' });
    attackWith(toAttack(bothPass(at)), 'f5').expectDecision({ p1: 'priority' });
  });
  it('lures a Forward into attacking', () => {
    const at = choosing(use(free({ field: ['X-66', 'f5'] }), 'X-66', 'lure'), ['f5']);
    toAttack(at).expectRefused('p1', [], 'attack.must', '10.1.2.1.3');
  });
});

describe('Ragpicker (X-67)', () => {
  it('gives a Forward half its power more for a card of the Break Zone', () => {
    const table = free({ field: ['X-67', 'f5'], break: [{ card: 'f1', as: 'rag' }] });
    const at = use(table, 'X-67', 'patch').answer('p1', ['f5']).answer('p1', { rag: 'remove' });
    expect([powerOf(bothPass(at), 'f5'), at.cards('p1', 'removed')]).toEqual([7500, ['f1']]);
  });
});

describe('Hourglass Seller (X-68)', () => {
  it('runs out with the third Summon', () => {
    const field = [{ card: 'X-68', as: 'glass', counters: { Sand: 1 } }];
    const at = summonUp(free({ field, hand: ['cantrip'] }, { deck: ['f1', 'f2'] }), 'cantrip');
    while (at.exists('glass')) at.answer(at.state.pending[0]?.seat ?? '', PASS);
    expect(at.cards('p2', 'damage')).toEqual(['f1']);
  });
});

describe('Masked Broker (X-69)', () => {
  it('is chosen by nobody but its player', () => {
    const at = free({ field: ['X-69', 'f5'] }, { hand: ['bolt'] }).answer('p1', PASS);
    summonUp(at, 'bolt', 'p2').expectLegal('p2', [['f5']]);
  });
});

describe('Unmarked Crate (X-70)', () => {
  const opened = (card: string) =>
    choosing(summonUp(free({ hand: ['X-70'] }, { field: [card] }), 'X-70'), [card]).cards('p2', 'hand');
  it('sends home what has several elements, and nothing else', () => {
    expect([opened('X-51'), opened('f5')]).toEqual([['X-51'], []]);
  });
});

describe('Repossessor (X-71)', () => {
  it('becomes active as its player takes damage', () => {
    const field = [{ card: 'X-71', as: 'X-71', dull: true }];
    const at = attackWith(toAttack(free({ field: ['f5'] }, { field, deck: ['f1', 'f2'] })), 'f5');
    while (at.marks('X-71')['dull'] === true) at.answer(at.state.pending[0]?.seat ?? '', PASS);
    expect(at.cards('p2', 'damage')).toEqual(['f1']);
  });
});

describe('The Final Lot (X-72)', () => {
  it('deals no damage to who blocks it', () => {
    const at = attackWith(toAttack(free({ field: ['X-72'] }, { field: ['f9'] })), 'X-72').answer('p2', { block: 'f9' });
    expect(bothPass(at).marks('f9')['damage']).toBeUndefined();
  });
  it('is lost with its player at the end of the turn, unless somebody else is there', () => {
    const ended = (at: ReturnType<typeof free>) => {
      while (at.state.turn.active === 'p1' && at.state.outcome === null) {
        const [open] = at.state.pending;
        at.answer(open?.seat ?? '', open?.kind === 'attack' ? [] : PASS);
      }
      return at.state.outcome?.losers ?? [];
    };
    expect(ended(free({ field: ['X-72'] }))).toEqual([]);
    const alone = fftcgTable({ p1: { field: [{ card: 'X-72', as: 'lot' }] } });
    expect(ended(alone)).toEqual(['p1']);
  });
});

describe('A Word Left Out (X-73)', () => {
  it('leaves a Character its power and none of its abilities, for the turn', () => {
    const table = free({ field: ['X-66', 'f5'], hand: ['X-73'] });
    const at = choosing(summonUp(table, 'X-73'), ['X-66']);
    expect(powerOf(at, 'X-66')).toBe(powerOf(table, 'X-66'));
    at.expectRefused('p1', { action: 'use-ability', source: 'X-66', ability: 'lure' }, 'answer.unknown-option');
  });
});
