import { describe, expect, it } from 'vitest';
import { cast, choosing, free, idle, keywordsOf, powerOf, strike, summonUp, use } from '../../support/fftcg-cards.js';
import { attackWith, bothPass, fftcgTable, PASS, toAttack } from '../../support/fftcg.js';

describe('Class Tenth Moogle (9-074)', () => {
  it('pays with Earth or with Lightning, not with Fire', () => {
    const p1 = { field: [{ card: '9-074', as: 'moogle' }, '18-064', '1-121'], hand: ['18-069', '11-010'] };
    const at = fftcgTable({ p1 });
    at.answer('p1', { action: 'cast-character', card: at.find('p1', 'hand', '18-069') });
    expect(at.legal('p1')).toContainEqual({ [at.id('moogle')]: 'lightning' });
    const cards = at.legal('p1').map((answer) => Object.values(answer ?? {}).join());
    expect(cards).not.toContain('earth');
  });
});

describe('Geomancer (18-064)', () => {
  it('is discarded from hand to draw a card', () => {
    const at = bothPass(use(free({ hand: ['18-064'], deck: ['f1'] }), '18-064', 'unearth'));
    expect([at.cards('p1', 'hand'), at.cards('p1', 'break')]).toEqual([['f1'], ['18-064']]);
  });
});

describe('Undead Princess (19-052)', () => {
  it('gives itself up for 4000 power', () => {
    const at = choosing(use(free({ field: ['19-052', 'f5'] }), '19-052', 'last-wish'), ['f5']);
    expect([powerOf(at, 'f5'), at.cards('p1', 'break')]).toEqual([9000, ['19-052']]);
  });
  const remembering = { action: 'use-ability', source: '19-052', ability: 'remembrance' };
  it('is removed from the Break Zone for 2000 power of an Earth Forward', () => {
    const at = free({ break: ['19-052'], field: ['22-068', 'f5'] }).answer('p1', remembering);
    at.expectLegal('p1', [['22-068']]);
    // Prishe is chosen by it.
    expect([powerOf(bothPass(choosing(at, ['22-068'])), '22-068'), at.cards('p1', 'removed')]).toEqual([
      9000,
      ['19-052'],
    ]);
  });
  it('is not outside its player’s Main Phases', () => {
    const at = toAttack(free({ break: ['19-052'], field: ['22-068'] }));
    at.answer('p1', ['22-068']).expectRefused('p1', remembering, 'ability.condition');
    const other = free({}, { break: ['19-052'], field: ['22-068'] }).answer('p1', PASS);
    other.expectRefused('p2', remembering, 'ability.condition');
  });
});

describe('Miner (20-074)', () => {
  const digging = (...deck: string[]) => bothPass(cast(free({ hand: ['20-074'], deck }), '20-074'));
  it('takes a Backup of the top 5 cards, which all see, and puts the others under the deck', () => {
    const at = digging('f1', '18-064', '11-010', 'f2', 'bolt', '3-143');
    at.expectHappened('revealed', { cards: ['f1', '18-064', '11-010', 'f2', 'bolt'] });
    const find = (card: string) => at.find('p1', 'deck', card);
    at.expectLegal('p1', [[find('18-064')], [find('11-010')]]).answer('p1', [find('11-010')]);
    at.expectDecision({ p1: 'deckOrder' }).answer('p1', ['bolt', 'f2', '18-064', 'f1'].map(find));
    expect([at.cards('p1', 'hand'), at.cards('p1', 'deck')]).toEqual([
      ['11-010'],
      ['3-143', 'bolt', 'f2', '18-064', 'f1'],
    ]);
  });
  it('takes no card if none matches', () => {
    const at = digging('f1', 'f2');
    at.answer(
      'p1',
      at.state.pending[0]?.kind === 'choose' ? [] : [at.find('p1', 'deck', 'f2'), at.find('p1', 'deck', 'f1')],
    );
    expect(at.cards('p1', 'hand')).toEqual([]);
  });
  it('gives itself up to draw', () => {
    const at = bothPass(use(free({ field: ['20-074'], deck: ['f1'] }), '20-074', 'last-find'));
    expect([at.cards('p1', 'hand'), at.cards('p1', 'break')]).toEqual([['f1'], ['20-074']]);
  });
});

describe('Prishe (22-068)', () => {
  it('has 2000 more power this turn each time it is chosen, before what chose it', () => {
    const at = free({ field: ['22-068'], hand: ['bolt'] });
    summonUp(at, 'bolt').answer('p1', ['22-068']);
    expect([powerOf(bothPass(at), '22-068'), at.marks('22-068')['damage']]).toEqual([7000, undefined]);
    expect(bothPass(at).marks('22-068')['damage']).toBe(5000);
  });
  it('has none where another is chosen', () => {
    const at = free({ field: ['22-068', 'f9'], hand: ['bolt'] });
    expect(powerOf(choosing(summonUp(at, 'bolt'), ['f9']), '22-068')).toBe(5000);
  });
  it('returns a Character from the Break Zone when it deals damage to the opponent', () => {
    const at = strike(free({ field: ['22-068'], break: ['f1', 'bolt', '18-064'] }), '22-068');
    at.expectLegal('p1', [[at.find('p1', 'break', 'f1')], [at.find('p1', 'break', '18-064')]]);
    choosing(at, [at.find('p1', 'break', 'f1')]);
    expect(at.cards('p1', 'hand')).toEqual(['f1']);
  });
});

describe('Hugh Yurg (24-063)', () => {
  it('may search for an Earth Forward of cost 1, which is played and makes a Forward stronger', () => {
    const at = bothPass(cast(free({ hand: ['24-063'], deck: ['19-052', '22-068', 'f1'] }), '24-063')).answer(
      'p1',
      'yes',
    );
    const princess = at.find('p1', 'deck', '19-052');
    at.expectLegal('p1', [[], [princess]])
      .answer('p1', [princess])
      .expectDecision({ p1: 'target' });
    choosing(at, [at.find('p1', 'field', '24-063')]);
    const yurg = at.find('p1', 'field', '24-063');
    expect([powerOf(at, yurg), keywordsOf(at, yurg)]).toEqual([10_000, ['brave']]);
  });
  it('finds none that could not enter', () => {
    const at = bothPass(cast(free({ hand: ['24-063'], field: ['19-052'], deck: ['19-052', 'f1'] }), '24-063'));
    at.answer('p1', 'yes').expectLegal('p1', [[]]).answer('p1', []).expectHappened('shuffled', { cites: '15.1.1.8.1' });
  });
  it('is not moved by a Forward of another cost', () => {
    idle(cast(free({ hand: ['f3'], field: ['24-063'] }), 'f3'));
  });
});

describe('Cloud (27-124)', () => {
  it('makes his player’s Forwards stronger and Brave this turn, himself too', () => {
    const at = bothPass(cast(free({ hand: ['27-124'], field: ['f5'] }, { field: ['f7'] }), '27-124'));
    const cloud = at.find('p1', 'field', '27-124');
    expect([powerOf(at, 'f5'), powerOf(at, cloud), powerOf(at, 'f7')]).toEqual([8000, 10_000, 7000]);
    expect(keywordsOf(at, 'f5')).toEqual(['brave']);
  });
  const covered = (...p2: string[]) => {
    const at = bothPass(free({ field: ['27-124', 'f5'] }, { hand: p2 })).expectDecision({ p1: 'target' });
    return choosing(at, ['f5']).answer('p1', PASS);
  };
  it('keeps one of them from being broken by opposing effects in his player’s attack phase', () => {
    const at = summonUp(covered('doom'), 'doom', 'p2').answer('p2', ['f5']).answer('p2', PASS).answer('p1', PASS);
    expect(at.exists('f5')).toBe(true);
  });
  it('does so not from damage, nor the other ones', () => {
    const hit = summonUp(covered('bolt'), 'bolt', 'p2').answer('p2', ['f5']).answer('p2', PASS).answer('p1', PASS);
    expect(hit.exists('f5')).toBe(false);
    const other = summonUp(covered('doom'), 'doom', 'p2').answer('p2', ['27-124']).answer('p2', PASS);
    expect(other.answer('p1', PASS).exists('27-124')).toBe(false);
  });
});

describe('Luso (27-125)', () => {
  it('breaks the Forward to which it deals damage', () => {
    const at = attackWith(toAttack(free({ field: ['27-125'] }, { field: ['f9'] })), '27-125');
    bothPass(bothPass(at.answer('p2', { block: 'f9' })));
    expect([at.cards('p2', 'break'), at.cards('p1', 'break')]).toEqual([['f9'], ['27-125']]);
  });
  const dealing = (modes: readonly string[]) =>
    strike(
      free({ field: ['27-125'], break: ['f1'] }, { field: [{ card: 'f5', as: 'f5', dull: true }] }),
      '27-125',
    ).answer('p1', [...modes]);
  it('dealing damage to the opponent, deals 3000 damage and returns a Character', () => {
    const at = dealing(['trophy-shot', 'clan-mate']).answer('p1', ['f5']);
    choosing(at, [at.find('p1', 'break', 'f1')]);
    // The Forward that it damages so is broken as well.
    expect([at.cards('p1', 'hand'), at.marks('f5')['damage']]).toEqual([['f1'], 3000]);
    expect(bothPass(at).exists('f5')).toBe(false);
  });
  it('does one of them or none', () => {
    const at = dealing(['clan-mate']);
    expect(choosing(at, [at.find('p1', 'break', 'f1')]).marks('f5')['damage']).toBeUndefined();
    expect(bothPass(dealing([])).cards('p1', 'hand')).toEqual([]);
  });
});
