import { describe, expect, it } from 'vitest';
import { cast, choosing, free, keywordsOf, powerOf, summonUp } from '../../../support/fftcg-cards.js';
import { bothPass, PASS } from '../../../support/fftcg.js';

describe('Summary Judgment (X-55)', () => {
  it('costs a card of the hand beside its CP, and breaks what is cheap', () => {
    const hand = ['X-55', 'f1'];
    const at = summonUp(free({ hand }, { field: ['f3', 'f5'] }), 'X-55').expectLegal('p1', [['f3']]);
    at.answer('p1', ['f3'])
      .expectLegal('p1', [{ f1: 'discard' }])
      .answer('p1', { f1: 'discard' });
    expect([bothPass(at).exists('f3'), at.cards('p1', 'break')]).toEqual([false, ['f1', 'X-55']]);
  });
  it('is not cast with nothing to discard', () => {
    const casting = { action: 'cast-summon', card: 'X-55' };
    expect(free({ hand: ['X-55'] }, { field: ['f3'] }).refused('p1', casting).code).toBe('cost.not-enough-cards');
  });
});

describe('Toll of Thunder (X-56)', () => {
  const damaged = (crystals: number, twofold: boolean) => {
    const p1 = { hand: ['X-56', 'X-32'] };
    const at = free(p1, { field: ['f9'] });
    if (crystals > 0) bothPass(cast(at, 'X-32'));
    summonUp(at, 'X-56');
    for (let [open] = at.state.pending; open !== undefined && open.kind !== 'priority'; [open] = at.state.pending) {
      if (open.kind === 'target') at.answer('p1', ['f9']);
      else at.answer('p1', { pay: twofold ? ['twofold'] : [] });
    }
    return bothPass(at);
  };
  it('deals 6000 damage', () => {
    expect(damaged(0, false).marks('f9')['damage']).toBe(6000);
    expect(damaged(1, false).marks('f9')['damage']).toBe(6000);
  });
  it('deals 9000 for a Crystal', () => {
    const at = damaged(1, true);
    expect([at.exists('f9'), at.player('p1')['crystals']]).toEqual([false, 0]);
  });
});

describe('Weighmaster (X-57)', () => {
  const weighed = (mode: string) =>
    bothPass(cast(free({ hand: ['X-57'], deck: ['f1', 'f2'] }), 'X-57').answer('p1', mode));
  it('weighs gold: a Crystal', () => {
    expect(weighed('gold').player('p1')['crystals']).toBe(1);
  });
  it('weighs silver: a card for a card', () => {
    const at = weighed('silver');
    at.answer('p1', [at.find('p1', 'hand', 'f1')]);
    expect([at.cards('p1', 'break'), at.player('p1')['crystals']]).toEqual([['f1'], 0]);
  });
});

describe('Counting House (X-58)', () => {
  it('is given up for two cards with its third counter', () => {
    const at = free(
      { field: [{ card: 'X-58', as: 'house', counters: { Interest: 2 } }], deck: ['f1', 'f2', 'f3', 'f5', 'f7'] },
      {},
      { turn: { number: 4, active: 'p2', phase: 'main2' } },
    );
    while (at.exists('house')) at.answer(at.state.pending[0]?.seat ?? '', PASS);
    expect(at.cards('p1', 'break')).toEqual(['X-58']);
    expect(at.cards('p1', 'hand')).toHaveLength(4);
  });
});

describe('Last Clause (X-59)', () => {
  it('takes a Forward of each player at once', () => {
    const at = bothPass(cast(free({ hand: ['X-59'], field: ['f3', 'f5'] }, { field: ['f7', 'f9'] }), 'X-59'));
    at.answer('p1', ['f3']).answer('p2', ['f9']);
    expect([at.cards('p1', 'break'), at.cards('p2', 'break')]).toEqual([['f3'], ['f9']]);
  });
});

describe('Fair Copy (X-60)', () => {
  it('brings a Summon back, and casts it again for nothing', () => {
    const table = free({ hand: ['X-60'], break: ['spark'] }, { field: ['f9'] });
    const at = choosing(summonUp(table, 'X-60'), ['spark']).answer('p1', 'yes');
    for (let [open] = at.state.pending; open !== undefined && open.kind !== 'priority'; [open] = at.state.pending) {
      at.answer('p1', open.kind === 'target' ? ['f9'] : (at.legal('p1')[0] ?? null));
    }
    expect(bothPass(at).marks('f9')['damage']).toBe(5000);
  });
});

describe('Gravel Heir (X-61)', () => {
  const broken = (damage: number) =>
    bothPass(choosing(summonUp(free({ field: ['X-61'], hand: ['doom'], damage }), 'doom'), ['X-61']));
  it('returns dull while little damage has been received', () => {
    const at = broken(2).answer('p1', 'yes');
    expect(at.marks(at.find('p1', 'field', 'X-61'))['dull']).toBe(true);
  });
  it('does not with 3 damage', () => {
    const at = choosing(summonUp(free({ field: ['X-61'], hand: ['doom'], damage: 3 }), 'doom'), ['X-61']);
    expect([at.cards('p1', 'break'), at.state.zones['stack']]).toEqual([['X-61', 'doom'], []]);
  });
});

describe('Limit Breaks of the courts', () => {
  const lb = (card: string, cost: number) => [
    { card, as: 'hero' },
    ...Array.from({ length: cost }, (_, n) => ({ card: 'X-63', as: `lb${n}` })),
  ];
  const up = (cost: number) => Object.fromEntries(Array.from({ length: cost }, (_, n) => [`lb${n}`, 'turn-up']));
  it('Grand Ledger (X-62) gives one more Main Phase', () => {
    const at = cast(free({ lb: lb('X-62', 4) }), 'hero');
    if (at.state.pending[0]?.kind === 'payment') at.answer('p1', up(4));
    bothPass(at).expectHappened('mainPhaseAdded', { seat: 'p1' });
  });
  it('Seal of Stone (X-63) prevents the next damage, and no other', () => {
    const at = summonUp(free({ lb: lb('X-63', 2), field: ['f9'], hand: ['bolt', 'spark'] }), 'hero').answer('p1', [
      'f9',
    ]);
    if (at.state.pending[0]?.kind === 'payment') at.answer('p1', up(2));
    bothPass(at);
    expect(choosing(summonUp(at, 'bolt'), ['f9']).marks('f9')['damage']).toBeUndefined();
    expect(choosing(summonUp(at, 'spark'), ['f9']).marks('f9')['damage']).toBe(5000);
  });
  it('Arc Assessor (X-64) is the stronger for what bears interest', () => {
    const field = [{ card: 'X-58', as: 'house', counters: { Interest: 1 } }];
    const at = cast(free({ lb: lb('X-64', 1), field }), 'hero');
    if (at.state.pending[0]?.kind === 'payment') at.answer('p1', up(1));
    const entered = bothPass(at).find('p1', 'field', 'X-64');
    expect([powerOf(at, entered), keywordsOf(at, entered)]).toEqual([8000, ['haste']]);
  });
});
