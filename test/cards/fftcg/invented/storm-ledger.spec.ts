import { describe, expect, it } from 'vitest';
import { cast, choosing, free, keywordsOf, powerOf, summonUp, use } from '../../../support/fftcg-cards.js';
import { attackWith, bothPass, PASS, toAttack } from '../../../support/fftcg.js';

describe('Anvil Saint (X-42)', () => {
  it('is dealt 2000 less by a Summon', () => {
    const at = choosing(summonUp(free({ hand: ['bolt'] }, { field: ['X-42'] }), 'bolt'), ['X-42']);
    expect(at.marks('X-42')['damage']).toBe(3000);
  });
  it('is dealt all of it in battle', () => {
    const at = attackWith(toAttack(free({ field: ['f5'] }, { field: ['X-42'] })), 'f5');
    expect(bothPass(at.answer('p2', { block: 'X-42' })).marks('X-42')['damage']).toBe(5000);
  });
});

describe('Stone Auditor (X-43)', () => {
  it('finds a Clerk, and nobody else', () => {
    const at = bothPass(cast(free({ hand: ['X-43'], deck: ['f1', 'X-41', 'f2'] }), 'X-43'));
    expect(at.legal('p1')).not.toContainEqual([at.find('p1', 'deck', 'f1')]);
    at.answer('p1', [at.find('p1', 'deck', 'X-41')]);
    expect(at.cards('p1', 'hand')).toEqual(['X-41']);
  });
});

describe('Split Estate (X-44)', () => {
  const opened = () =>
    bothPass(summonUp(free({ hand: ['X-44'], deck: ['f1', 'f2', 'f3', 'f5', 'f7'] }), 'X-44')).expectHappened(
      'revealed',
    );
  it('is cut by its player, and the opponent says which pile goes to hand', () => {
    const at = opened().answer('p1', 'by-value');
    const [f1 = '', f2 = '', f3 = '', f5 = ''] = at.state.zones['p1.deck'] ?? [];
    at.answer('p1', { [f1]: 'left', [f2]: 'right', [f3]: 'right', [f5]: 'left' });
    at.expectLegal('p2', ['left', 'right']).answer('p2', 'right');
    expect([at.cards('p1', 'hand'), at.cards('p1', 'break')]).toEqual([
      ['f2', 'f3'],
      ['f1', 'f5', 'X-44'],
    ]);
  });
  it('gives one by lot, and the deck is shuffled', () => {
    const at = opened().answer('p1', 'by-lot').expectHappened('shuffled');
    expect(['f1', 'f2', 'f3', 'f5']).toContain(at.cards('p1', 'hand')[0]);
    expect(at.cards('p1', 'deck')).toHaveLength(4);
  });
});

describe('Thunder Courier (X-45)', () => {
  it('deals 9000 damage for a card of its name', () => {
    const smith = { card: 'X-49', as: 'smith' };
    const at = use(
      free({ field: ['X-45', smith], hand: [{ card: 'X-45', as: 'twin' }] }, { field: ['f9'] }),
      'X-45',
      'express',
    );
    at.answer('p1', ['f9']).answer('p1', { twin: 'special' });
    expect(bothPass(at).exists('f9')).toBe(false);
  });
  it('does not without one', () => {
    const express = { action: 'use-ability', source: 'X-45', ability: 'express' };
    const at = free({ field: ['X-45', { card: 'X-49', as: 'smith' }], hand: ['f1'] }, { field: ['f9'] });
    expect(at.refused('p1', express).code).toBe('cost.not-enough-cards');
  });
});

describe('Quarry Golem (X-46)', () => {
  it('wakes with the fourth point of damage', () => {
    const able = (damage: number) => toAttack(free({ field: ['X-46', 'f5'], damage })).legal('p1');
    expect(able(3)).toHaveLength(2);
    const awake = free({ field: ['X-46'], damage: 4 });
    expect(powerOf(awake, 'X-46')).toBe(9000);
    expect(toAttack(awake).legal('p1')).toContainEqual([awake.id('X-46')]);
  });
});

describe('Young Surveyor (X-47) and Mountain Unbound (X-48)', () => {
  const smiths = ['a', 'b', 'c'].map((as) => ({ card: 'X-50', as }));
  const primed = () => {
    const at = free({ field: ['X-47', ...smiths], deck: ['f1', 'X-48', 'f2'] }, { field: ['f5', 'f9'] });
    at.answer('p1', { action: 'prime', source: 'X-47' });
    for (let [open] = at.state.pending; open !== undefined && open.kind !== 'priority'; [open] = at.state.pending) {
      const answers = at.legal(open.seat);
      at.answer(open.seat, open.kind === 'target' ? ['f5'] : (answers.at(-1) ?? null));
    }
    return at;
  };
  it('becomes the Mountain where the search finds it', () => {
    const at = primed().expectHappened('primed');
    expect(at.cards('p1', 'field')).toContain('X-48');
    expect([at.cards('p1', 'deck').includes('X-48'), at.cards('p1', 'hand')]).toEqual([false, []]);
  });
  it('is not chosen by Summons of the opponent', () => {
    const at = free({ field: ['X-48'] }, { field: ['f5'], hand: ['bolt'] }).answer('p1', PASS);
    at.answer('p2', { action: 'cast-summon', card: 'bolt' }).expectLegal('p2', [['f5']]);
  });
  it('has the opponent give up a Forward as it enters', () => {
    const at = bothPass(cast(free({ hand: ['X-48'] }, { field: ['f5', 'f9'] }), 'X-48')).answer('p2', ['f5']);
    expect(at.cards('p2', 'break')).toEqual(['f5']);
  });
});

describe('Ratchet Smith (X-49)', () => {
  it('gives lightning or earth', () => {
    const field = [
      { card: 'X-49', as: 'smith' },
      { card: 'X-47', as: 'surveyor' },
    ];
    const costs = ['a', 'b'].map((as) => ({ card: 'X-41', as }));
    const at = free({ field: [...field, ...['c', 'd'].map((as) => ({ card: 'X-50', as }))], hand: costs });
    at.answer('p1', { action: 'prime', source: 'surveyor' });
    const given = at.legal('p1').flatMap((answer) => Object.entries(answer as { readonly [id: string]: string }));
    expect(new Set(given.filter(([id]) => id === at.id('smith')).map(([, kind]) => kind))).toEqual(
      new Set(['lightning', 'earth']),
    );
  });
});

describe('those who ride out', () => {
  it('Storm Notary (X-51) makes its Party stronger, and strikes first on its own', () => {
    const party = toAttack(free({ field: ['X-51', 'f5'] })).answer('p1', ['X-51', 'f5']);
    bothPass(party);
    expect([powerOf(party, 'X-51'), powerOf(party, 'f5'), keywordsOf(party, 'X-51')]).toEqual([9000, 6000, []]);
    const alone = bothPass(toAttack(free({ field: ['X-51', 'f5'] })).answer('p1', ['X-51']));
    expect([powerOf(alone, 'X-51'), keywordsOf(alone, 'X-51')]).toEqual([8000, ['first-strike']]);
  });
  it('Bailiff of the Pass (X-52) is not blocked by the weak', () => {
    const at = attackWith(toAttack(free({ field: ['X-52'] }, { field: ['f3', 'f5'] })), 'X-52');
    at.expectLegal('p2', [{ block: 'f5' }, { block: null }]);
  });
  it('Debt Collector (X-53) has the opponent discard when it deals damage', () => {
    const at = attackWith(toAttack(free({ field: ['X-53'] }, { hand: ['f1', 'f2'] })), 'X-53');
    while (at.state.pending[0]?.kind === 'priority') at.answer(at.state.pending[0].seat, PASS);
    at.answer('p2', [at.find('p2', 'hand', 'f2')]);
    expect([at.cards('p2', 'break'), at.cards('p2', 'hand')]).toEqual([['f2'], ['f1']]);
  });
  it('Clerk of Echoes (X-54) leaves something behind for each of the others', () => {
    const at = toAttack(free({ field: ['X-54', 'X-41'], hand: ['doom'], deck: ['f1', 'f2'] })).answer('p1', ['X-54']);
    bothPass(at);
    bothPass(summonUp(at, 'doom').answer('p1', ['X-41']));
    expect(bothPass(at).cards('p1', 'hand')).toEqual(['f1']);
  });
});
