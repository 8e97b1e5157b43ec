import { expect, it } from 'vitest';
import { activated, draw, whenever } from '../../../support/fftcg-abilities.js';
import { bolt, castSummon, plain, stackOf } from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, forward, PASS } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const cards = [
  plain,
  bolt,
  forward({ id: 'ninja', cost: 0, keywords: ['back-attack'], abilities: [whenever('entered', draw())] }),
  forward({ id: 'knight', cost: 0 }),
  backup({ id: 'spy', cost: 0, keywords: ['back-attack'] }),
  backup({ id: 'well', abilities: [activated('drip', draw())] }),
];
const hand = (...names: readonly string[]) => ({ hand: names.map((card) => ({ card, as: card })) });
const casting = (card: string) => ({ action: 'cast-character', card });
const table = (phase = 'main1', mine: readonly string[] = [], theirs = ['ninja', 'knight', 'spy']): Table =>
  fftcgTable({ p1: { ...hand(...mine), field: [{ card: 'plain', as: 'target' }] }, p2: hand(...theirs) }, cards, {
    turn: { phase },
  });
/** p1 has passed, and p2 has priority. */
const answering = (at: Table): Table => at.answer('p1', PASS);

rule('FF-TCG 15.2.5.2', () => {
  it('lets it be cast in Main Phases of the opponent', () => {
    for (const phase of ['main1', 'main2']) {
      const at = answering(table(phase)).expectLegal('p2', [casting('ninja'), casting('spy'), PASS]);
      at.answer('p2', casting('ninja')).expectHappened('entered', { card: 'ninja', cites: '15.2.5.2' });
    }
  });
  it('lets it be cast in the Attack Phase, by either player', () => {
    const at = bothPass(table('main1', ['ninja'], ['spy']));
    expect(at.state.turn.phase).toBe('attack');
    at.expectLegal('p1', [casting('ninja'), PASS])
      .answer('p1', PASS)
      .answer('p2', casting('spy'));
    at.expectHappened('entered', { seat: 'p2', card: 'spy', dull: true });
  });
  it('does not let others be cast then, nor it in the End Phase', () => {
    expect(answering(table()).refused('p2', casting('knight'))).toMatchObject({ code: 'cast.not-now' });
    const at = bothPass(table('main2'));
    expect(at.state.turn.phase).toBe('end');
    at.expectLegal('p1', [PASS]).answer('p1', PASS).expectLegal('p2', [PASS]);
  });
  it('does not lift what keeps it from the field', () => {
    const p2 = { ...hand('ninja'), field: ['ninja'] };
    const at = answering(fftcgTable({ p2 }, cards));
    at.expectRefused('p2', casting('ninja'), 'field.same-name');
  });
});

rule('FF-TCG 15.2.5.3', () => {
  it('answers a Summon: it is on the field before that resolves', () => {
    const at = castSummon(table('main1', ['bolt']), 'bolt').answer('p1', ['target']);
    answering(at).answer('p2', casting('spy')).expectHappened('entered', { card: 'spy', cites: '15.2.5.3' });
    expect([at.cards('p2', 'field'), stackOf(at)]).toEqual([['spy'], ['bolt']]);
    at.expectDecision({ p1: 'priority' });
  });

  it('is the only Character that can', () => {
    const at = answering(castSummon(table('main1', ['bolt']), 'bolt').answer('p1', ['target']));
    at.expectRefused('p2', casting('knight'), 'cast.not-now', '11.4.1');
    at.expectLegal('p2', [casting('ninja'), casting('spy'), PASS]);
  });
});

rule('FF-TCG 15.2.5.4', () => {
  it('does not use the stack: nobody has priority between its announcement and its entry', () => {
    const at = answering(table()).answer('p2', casting('ninja')).expectHappened('entered', { cites: '15.2.5.4' });
    expect(at.log.filter(({ kind }) => kind !== 'answered').map(({ kind }) => kind)).toEqual([
      'characterAnnounced',
      'entered',
      'abilityPlaced',
    ]);
    at.expectDecision({ p1: 'priority' });
  });

  it('puts on the stack only what it triggers, to which both may respond', () => {
    const at = answering(table('main1', ['bolt'])).answer('p2', casting('ninja'));
    expect([stackOf(at), at.cards('p2', 'field')]).toEqual([['ninja'], ['ninja']]);
    bothPass(castSummon(at, 'bolt').answer('p1', [at.find('p2', 'field', 'ninja')]));
    expect([stackOf(at), at.cards('p2', 'field')]).toEqual([['ninja'], []]);
    bothPass(at).expectHappened('drawn', { seat: 'p2' });
  });
});
