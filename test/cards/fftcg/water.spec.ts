import { describe, expect, it } from 'vitest';
import { cast, choosing, free, idle, powerOf, strike, summonUp, use } from '../../support/fftcg-cards.js';
import { attackWith, bothPass, PASS, toAttack } from '../../support/fftcg.js';

describe('Fairy (1-170)', () => {
  it('activates a Forward and draws', () => {
    const at = choosing(
      summonUp(free({ hand: ['1-170'], field: [{ card: 'f5', as: 'own', dull: true }], deck: ['f1'] }), '1-170'),
      ['own'],
    );
    expect([at.marks('own')['dull'], at.cards('p1', 'hand')]).toEqual([undefined, ['f1']]);
  });
  it('draws nothing where its Forward has gone', () => {
    const at = free({ hand: ['1-170'], field: ['f5'] }, { hand: ['doom'] });
    summonUp(at, '1-170').answer('p1', ['f5']).answer('p1', PASS);
    bothPass(bothPass(summonUp(at, 'doom', 'p2').answer('p2', ['f5']).answer('p2', PASS).answer('p1', PASS)));
    expect(at.cards('p1', 'hand')).toEqual([]);
  });
});

describe('Leonora (3-143)', () => {
  it('may search for Palom or Porom, entering and as an EX Burst', () => {
    const at = bothPass(cast(free({ hand: ['3-143'], deck: ['11-121', '13-013', 'f1'] }), '3-143'));
    const [porom = '', palom = ''] = [at.find('p1', 'deck', '11-121'), at.find('p1', 'deck', '13-013')];
    at.answer('p1', 'yes')
      .expectLegal('p1', [[], [porom], [palom]])
      .answer('p1', [palom]);
    expect(at.cards('p1', 'hand')).toEqual(['13-013']);
    const burst = strike(free({ field: ['f5'] }, { deck: ['3-143', '11-121'] }), 'f5').answer('p2', 'yes');
    burst.answer('p2', 'yes').answer('p2', [burst.find('p2', 'deck', '11-121')]);
    expect(burst.cards('p2', 'hand')).toEqual(['11-121']);
  });
});

describe('Porom (11-121)', () => {
  const lesson = (given: string, ...deck: string[]) => {
    const at = bothPass(cast(free({ hand: ['11-121', given, 'f2'], deck }), '11-121'));
    return at.answer('p1', [at.find('p1', 'hand', given)]);
  };
  it('has 1 card discarded and 1 drawn', () => {
    const at = idle(lesson('f1', 'f3', 'f5'));
    expect([at.cards('p1', 'hand'), at.cards('p1', 'break')]).toEqual([['f2', 'f3'], ['f1']]);
  });
  it('has 2 drawn and another discarded where the first is of Category IV', () => {
    const at = lesson('3-143', 'f3', 'f5').expectDecision({ p1: 'choose' });
    at.answer('p1', [at.find('p1', 'hand', 'f2')]);
    expect([at.cards('p1', 'hand'), at.cards('p1', 'break')]).toEqual([
      ['f3', 'f5'],
      ['3-143', 'f2'],
    ]);
  });
  it('draws nothing without a card to discard', () => {
    idle(bothPass(cast(free({ hand: ['11-121'] }), '11-121'))).expectNotHappened('drawn');
  });
  it('gives itself up so that the next damage to a Forward is 2000 less', () => {
    const at = choosing(use(free({ field: ['11-121', 'f9'], hand: ['bolt', 'spark'] }), '11-121', 'ward-off'), ['f9']);
    expect(choosing(summonUp(at, 'bolt'), ['f9']).marks('f9')['damage']).toBe(3000);
    expect(choosing(summonUp(at, 'spark'), ['f9']).marks('f9')['damage']).toBe(8000);
  });
});

describe('Geomancer (18-094)', () => {
  it('is discarded from hand to draw a card', () => {
    const at = bothPass(use(free({ hand: ['18-094'], deck: ['f1'] }), '18-094', 'flow'));
    expect([at.cards('p1', 'hand'), at.cards('p1', 'break')]).toEqual([['f1'], ['18-094']]);
  });
});

describe('Alphinaud (20-106)', () => {
  it('has the opponent put one of their dull Forwards into the Break Zone', () => {
    const foes = [{ card: 'f5', as: 'dull1', dull: true }, { card: 'f7', as: 'dull2', dull: true }, 'f9'];
    const at = bothPass(cast(free({ hand: ['20-106'] }, { field: foes }), '20-106'));
    at.expectLegal('p2', [['dull1'], ['dull2']])
      .answer('p2', ['dull2'])
      .expectNotHappened('broken');
    expect(at.cards('p2', 'break')).toEqual(['f7']);
  });
  it('takes no active one', () => {
    idle(bothPass(cast(free({ hand: ['20-106'] }, { field: ['f9'] }), '20-106')));
  });
  it('has 2000 more power from 3 damage on', () => {
    const power = (...damage: string[]) => powerOf(free({ field: ['20-106'], damage }), '20-106');
    expect([power('f1', 'f1'), power('f1', 'f1', 'f1')]).toEqual([6000, 8000]);
  });
});

describe('Charlotte (27-128)', () => {
  it('takes 1000 less of any damage', () => {
    const at = free({ field: ['27-128', 'f9'], hand: ['bolt', 'spark'] });
    expect(choosing(summonUp(at, 'bolt'), ['27-128']).marks('27-128')['damage']).toBe(4000);
    expect(choosing(summonUp(at, 'spark'), ['f9']).marks('f9')['damage']).toBe(5000);
  });
  it('keeps opposing Summons of cost 1 from choosing Forwards of its player, and no others', () => {
    const at = free({}, { field: ['27-128', 'f9'], hand: ['f1'] });
    expect(at.legal('p1')).not.toHaveLength(0);
    const against = free({ hand: ['spark', 'bolt'], field: ['f5'] }, { field: ['27-128', 'f9'] });
    summonUp(against, 'spark').expectLegal('p1', [['f5']]);
    const cheap = free({ hand: ['spark', 'bolt'] }, { field: ['27-128', 'f9'] });
    cheap.expectRefused('p1', { action: 'cast-summon', card: 'spark' }, 'cast.no-target');
    summonUp(cheap, 'bolt').expectLegal('p1', [['27-128'], ['f9']]);
  });
  it('keeps opposing Forwards from action abilities, not from special ones', () => {
    const at = free({ field: ['18-129', '19-052'], hand: [{ card: '18-129', as: 'second' }] }, { field: ['27-128'] });
    const using = (source: string, ability: string) => ({ action: 'use-ability', source, ability });
    at.expectRefused('p1', using('18-129', 'show-off'), 'ability.forbidden', '2.2');
    at.expectRefused('p1', using('19-052', 'last-wish'), 'ability.forbidden', '2.2');
    at.answer('p1', using('18-129', 'blinding-ray')).expectDecision({ p1: 'target' });
  });
});

describe('Yuna (27-129)', () => {
  it('may have a Forward of cost 3 played from hand', () => {
    const at = bothPass(cast(free({ hand: ['27-129', '21-001', 'f3', 'f5', '3-143'] }), '27-129'));
    at.expectLegal('p1', [[], ['21-001'], ['f3']])
      .answer('p1', ['f3'])
      .expectHappened('entered', { card: 'f3' });
  });
  it('need not', () => {
    const at = bothPass(cast(free({ hand: ['27-129', 'f3'] }), '27-129')).answer('p1', []);
    idle(at).expectNotHappened('entered');
  });
  it('attacking takes one of the top 3 cards to hand and puts the others under the deck', () => {
    const at = toAttack(free({ field: ['27-129'], deck: ['f1', 'f2', 'f3', 'f5'] }));
    bothPass(at.answer('p1', ['27-129'])).expectHappened('lookedAt', { count: 3 });
    const [one = '', two = '', three = ''] = ['f1', 'f2', 'f3'].map((card) => at.find('p1', 'deck', card));
    at.expectLegal('p1', [[one], [two], [three]]).answer('p1', [two]);
    at.expectDecision({ p1: 'hiddenDeckOrder' }).answer('p1', [three, one]);
    expect([at.cards('p1', 'hand'), at.cards('p1', 'deck')]).toEqual([['f2'], ['f5', 'f3', 'f1']]);
  });
  it('does so not when another attacks', () => {
    attackWith(toAttack(free({ field: ['27-129', 'f5'] })), 'f5').expectNotHappened('lookedAt');
  });
});
