/** Texts in which one of several cards fares otherwise than the others. */
import { expect, it } from 'vitest';
import { attackWith, bothPass, fftcgTable, forward, toAttack } from '../../../support/fftcg.js';
import { definitionOf, record } from '../../../support/fftcg-records.js';
import { entered, inHand, summoned } from '../../../support/fftcg-texts.js';
import { rule } from '../../../support/rule.js';

const named = (card: string) => ({ card, as: card });
const THEIRS = { p2: { field: [named('weak'), named('strong')] } };

rule('FF-TCG 11.8.9', () => {
  const text =
    "When Walker 1 enters the field, choose 2 Fire Forwards opponent controls. Return the first Forward to its owner's hand, dull and Freeze the other.";

  it('does the one to the first Forward that was chosen, and the other to the second', () => {
    const at = inHand('forward', text, THEIRS).answer('p1', { action: 'cast-character', card: 'walker' });
    bothPass(
      at
        .answer('p1', ['strong'])
        .expectLegal('p1', [['weak']])
        .answer('p1', ['weak']),
    );
    expect([at.cards('p2', 'hand'), at.cards('p2', 'field')]).toEqual([['strong'], ['weak']]);
    expect(at.marks('weak')).toMatchObject({ dull: true, frozen: true });
  });

  it('chooses nothing where there is one Forward alone', () => {
    const one = { p2: { field: [named('weak')] } };
    const at = inHand('forward', text, one).answer('p1', { action: 'cast-character', card: 'walker' });
    at.expectHappened('triggerDropped', { cites: '11.8.4' });
    expect(at.cards('p2', 'field')).toEqual(['weak']);
  });
});

rule('FF-TCG 11.11.5', () => {
  const head = 'When Walker 1 enters the field, your opponent selects';
  const weakAndStrong = (text: string) => entered(`${head} ${text}`, THEIRS);

  it('deals damage to the Forwards that the opponent has not selected', () => {
    const at = weakAndStrong('1 Forward they control. Deal 4000 damage to all the other Forwards opponent controls.');
    at.answer('p2', ['strong']);
    expect(at.cards('p2', 'field')).toEqual(['strong']);
    at.expectHappened('damageDealt', { amount: 4000 });
  });

  it('puts all Forwards of the opponent into the Break Zone that were not selected', () => {
    const text =
      'up to 2 Forwards they control. Then, put all the Forwards opponent controls other than the selected Forwards into the Break Zone.';
    expect(weakAndStrong(text).answer('p2', ['weak']).cards('p2', 'field')).toEqual(['weak']);
    expect(weakAndStrong(text).answer('p2', []).cards('p2', 'field')).toEqual([]);
  });
});

rule('FF-TCG 11.11.5', () => {
  const text = 'Choose 1 Fire Forward. Halve its power until the end of the turn (round down to the nearest 1000).';

  it('halves the power, and drops what is less than a thousand', () => {
    const at = summoned(text, { p2: { field: [named('strong'), named('weak')] } }, 'strong');
    expect([at.facts('strong').numbers['power'], at.facts('weak').numbers['power']]).toEqual([4000, 4000]);
  });
});

rule('FF-TCG 11.8.3', () => {
  const text = 'When an active Forward opponent controls becomes dull due to your Summons or abilities, Freeze it.';
  const dulls = definitionOf(record(2, { cost: 0, type: 'summon', text: 'Choose 1 Forward. Dull it.' }));
  const walker = definitionOf(record(1, { cost: 0, type: 'forward', text }));
  const dulled = (dull: boolean) => {
    const p1 = { field: [{ card: '1-001', as: 'walker' }], hand: [{ card: '1-002', as: 'call' }] };
    const p2 = { field: [{ card: 'weak', as: 'weak', dull }] };
    const at = fftcgTable({ p1, p2 }, [walker, dulls, forward({ id: 'weak' })]);
    return bothPass(at.answer('p1', { action: 'cast-summon', card: 'call' }).answer('p1', ['weak']));
  };

  it('triggers on an active Forward that becomes dull, and not on one that is dull', () => {
    expect(bothPass(dulled(false)).marks('weak')).toMatchObject({ dull: true, frozen: true });
    dulled(true).expectNotHappened('abilityPlaced');
  });
});

rule('FF-TCG 11.8.3', () => {
  it('breaks the blocker together with the Forward that it blocks', () => {
    const text = 'When Walker 1 blocks, break Walker 1 and any Forwards that are blocked by Walker 1. Draw 1 card.';
    const walker = definitionOf(record(1, { cost: 0, type: 'forward', text }));
    const p2 = { field: [{ card: '1-001', as: 'walker' }, named('strong')] };
    const fields = { p1: { field: [named('weak'), { card: 'weak', as: 'idle' }] }, p2 };
    const at = fftcgTable(fields, [walker, forward({ id: 'weak', generic: true }), forward({ id: 'strong' })]);
    bothPass(attackWith(toAttack(at), 'weak').answer('p2', { block: 'walker' }));
    expect([at.cards('p1', 'break'), at.cards('p2', 'break')]).toEqual([['weak'], ['1-001']]);
    expect([at.cards('p1', 'field'), at.cards('p2', 'field')]).toEqual([['weak'], ['strong']]);
  });
});
