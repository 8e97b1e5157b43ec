import { expect, it } from 'vitest';
import type { Json } from '../../../../src/engine/index.js';
import { activated, draw } from '../../../support/fftcg-abilities.js';
import { paying } from '../../../support/fftcg-paying.js';
import { backup, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

/** The refusal of a payment: the code, the message, and the rules. */
const refusal = (at: Table, payment: Json) => {
  const { code, details, cites } = at.refused('p1', payment);
  return { code, details, rules: cites.map((cite) => cite.rule) };
};

rule('FF-TCG 11.2.1.1', () => {
  it('takes nothing that is no list of who gives what', () => {
    const at = paying('spell2', ['fire']);
    for (const answer of [7, 'fire', ['h1'], null]) at.expectRefused('p1', answer, 'answer.shape', '11.2.1.1');
    at.expectRefused('p1', { nobody: 'fire' }, 'answer.unknown-option').expectDecision({ p1: 'payment' });
  });

  it('says by how much it is too little or too much, and by which rules', () => {
    const few = refusal(paying('both2', [], ['fire', 'water']), { b1: 'fire' });
    expect(few).toMatchObject({ code: 'payment.too-little', details: { needed: 2, given: 1 } });
    expect(few.rules).toEqual(['5.2.1.2', '11.4.7', '11.4.6', '14.2', '14.3']);
    const much = refusal(paying('spell2', ['fire', 'fire', 'fire']), { h1: 'fire', h2: 'fire' });
    expect(much).toMatchObject({ code: 'payment.surplus', details: { over: 2 } });
    expect(much.rules).toEqual(['11.3.7.1', '11.3.7.1', '11.3.7', '5.2.1.3.1', '11.2.1.1', '14.2', '14.3']);
  });

  it('names the card that does not give what was declared, and not those that do', () => {
    const at = paying('fire2', ['both', 'fire'], ['water', 'fire']);
    expect(refusal(at, { h1: 'water', h2: 'water' })).toMatchObject({
      code: 'payment.element',
      details: { object: at.id('h2') },
    });
    expect(refusal(at, { b2: 'water' })).toMatchObject({ code: 'payment.element', details: { object: at.id('b2') } });
  });

  it('takes nothing of a Forward, dull or not, and of no dull Backup', () => {
    const field = ['knight', 'lamp'].map((card) => ({ card, as: card, dull: true }));
    const cards = [forward({ id: 'knight' }), backup({ id: 'lamp' }), forward({ id: 'squire' })];
    const at = fftcgTable({ p1: { hand: [{ card: 'squire', as: 'it' }, 'knight'], field } }, cards);
    at.answer('p1', { action: 'cast-character', card: 'it' });
    at.expectRefused('p1', { knight: 'fire' }, 'answer.unknown-option');
    at.expectRefused('p1', { lamp: 'fire' }, 'payment.dull', '5.2.1.3');
  });
});

rule('FF-TCG 11.3.2', () => {
  it('is no source of CP for itself, as no Character is (11.4.2)', () => {
    const spell = paying('spell2', ['fire']);
    expect(refusal(spell, { it: 'fire' })).toMatchObject({
      code: 'payment.itself',
      rules: ['11.3.2', '11.3.7.1', '11.3.7', '14.2', '14.3'],
    });
    const character = paying('fire2', ['fire']).expectRefused(
      'p1',
      { it: 'fire' },
      'payment.itself',
      '11.4.2',
      '11.4.7',
    );
    character.expectLegal('p1', [{ h1: 'fire' }]);
  });
});

rule('FF-TCG 11.4.6.1.2', () => {
  it('says which element is missing, and by which rules', () => {
    const missing = refusal(paying('both2', [], ['fire', 'wind', 'water']), { b1: 'fire', b2: 'wind' });
    expect(missing).toMatchObject({ code: 'payment.element-missing', details: { element: 'water' } });
    expect(missing.rules).toEqual(['11.4.6.1.2', '11.4.7', '11.4.6', '14.2', '14.3']);
  });
});

rule('FF-TCG 11.3.7.1', () => {
  it('counts no card that is given up as CP', () => {
    const priced = summon({ id: 'priced', additionalCosts: [{ pay: 'discard', count: 1 }] });
    const p1 = { hand: ['priced', 'lamp'].map((card) => ({ card, as: card })), field: [{ card: 'lamp', as: 'lamp1' }] };
    const at = fftcgTable({ p1 }, [priced, backup({ id: 'lamp' })]);
    at.answer('p1', { action: 'cast-summon', card: 'priced' });
    expect(refusal(at, { lamp: 'discard' })).toMatchObject({
      code: 'payment.too-little',
      details: { needed: 1, given: 0 },
    });
    at.answer('p1', { lamp: 'discard', lamp1: 'fire' }).expectLog([
      { kind: 'summonCast', card: 'priced' },
      { kind: 'cpPaid', cp: 1, cites: '11.3.7.1' },
      { kind: 'discarded', card: 'lamp', cites: '11.3.7.1' },
      { kind: 'dulled', object: 'lamp1', cites: '11.3.7.1' },
    ]);
  });
});

rule('FF-TCG 11.6.2.1', () => {
  it('takes no CP of the card that gives itself up besides', () => {
    const ember = backup({
      id: 'ember',
      abilities: [activated('burst', draw(), { costs: [{ pay: 'cp', any: 1 }, { pay: 'break-self' }] })],
    });
    const use = { action: 'use-ability', source: 'ember', ability: 'burst' };
    const field = (lamps: number) => [
      { card: 'ember', as: 'ember' },
      ...Array.from({ length: lamps }, () => ({ card: 'lamp', as: 'lamp' })),
    ];
    const table = (lamps: number) => fftcgTable({ p1: { field: field(lamps) } }, [ember, backup({ id: 'lamp' })]);
    table(0).expectRefused('p1', use, 'cost.not-payable', '11.6.10');
    const at = table(1)
      .answer('p1', use)
      .expectLegal('p1', [{ lamp: 'fire' }]);
    at.expectRefused('p1', { ember: 'fire' }, 'payment.itself', '11.6.2.1', '11.6.10');
  });
});
