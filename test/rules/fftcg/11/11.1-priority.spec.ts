import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { PASS, backup, bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

const cards = [
  backup({ id: 'lamp' }),
  summon({ id: 'spell' }),
  summon({ id: 'other' }),
  summon({
    id: 'blast',
    targets: [{ as: 'target', from: { is: ['forward'] }, min: 1, max: 1 }],
    effect: { do: 'deal', objects: 'target', amount: 5000 },
  }),
  forward({
    id: 'captain',
    abilities: [
      {
        kind: 'static',
        name: 'rally',
        affects: { is: ['forward'], of: 'you', other: true },
        changes: [{ change: 'number', name: 'power', add: 2000 }],
      },
    ],
  }),
  forward({ id: 'recruit', power: 1000 }),
  forward({
    id: 'martyr',
    abilities: [
      {
        kind: 'triggered',
        name: 'legacy',
        on: [{ event: 'broken', where: { object: { object: { self: true } } } }],
        effect: { do: 'draw', count: 1 },
      },
    ],
  }),
  backup({
    id: 'bell',
    abilities: [
      {
        kind: 'triggered',
        name: 'ring',
        on: [{ event: 'phaseBegan', where: { phase: { equals: 'attack' } } }],
        effect: { do: 'draw', count: 1 },
      },
    ],
  }),
];
const side = (hand: readonly string[], field: readonly string[] = []): JsonRecord => ({
  hand: hand.map((card) => ({ card, as: card })),
  field: field.map((card, index) => ({ card, as: `${card}${index + 1}` })),
});
const table = (p1: JsonRecord, p2: JsonRecord = {}) => fftcgTable({ p1, p2 }, cards);
const cast = (card: string) => ({ action: 'cast-summon', card });

rule('FF-TCG 11.1.1', () => {
  it('lets whoever has priority act, and nobody else', () => {
    const at = table(side(['spell'], ['lamp']), side([]));
    at.expectLegal('p1', [cast('spell'), PASS]);
    expect(at.refused('p2', PASS).code).toBe('decision.none');
    expect(at.state.pending[0]?.cites.map(({ rule: number }) => number)).toContain('11.1.1');
  });
});

rule('FF-TCG 11.1.2', () => {
  it('gives the turn player priority after what triggered at the beginning is on the stack', () => {
    const at = bothPass(table(side([]), side([], ['bell'])));
    expect(at.state.turn.phase).toBe('attack');
    expect(at.state.zones['stack']).toHaveLength(1);
    at.expectDecision({ p1: 'priority' });
  });
});

rule('FF-TCG 11.1.3', () => {
  it('carries out rule processes, all at once and again, before anybody has priority', () => {
    const p1 = {
      ...side(['blast'], ['lamp']),
      field: [
        { card: 'lamp', as: 'lamp1' },
        { card: 'captain', as: 'captain' },
        { card: 'recruit', as: 'recruit', damage: 1000 },
      ],
    };
    const at = table(p1).answer('p1', cast('blast')).answer('p1', ['captain']).answer('p1', { lamp1: 'fire' });
    bothPass(at);
    const broken = at.log.filter(({ kind }) => kind === 'broken').map(({ card }) => card);
    expect(broken).toEqual(['captain', 'recruit']);
    at.expectDecision({ p1: 'priority' });
  });
});

rule('FF-TCG 11.1.4', () => {
  it('puts on the stack what a rule process has triggered before the player may act', () => {
    const at = table(side(['blast'], ['lamp', 'martyr']))
      .answer('p1', cast('blast'))
      .answer('p1', ['martyr2']);
    bothPass(at.answer('p1', { lamp1: 'fire' })).expectHappened('broken', { card: 'martyr' });
    expect(at.state.zones['stack']).toHaveLength(1);
    at.expectDecision({ p1: 'priority' });
  });
});

rule('FF-TCG 11.1.5', () => {
  it('gives the turn player priority after a resolution', () => {
    const at = table(side([]), side(['spell'], ['lamp'])).answer('p1', PASS);
    at.answer('p2', cast('spell')).answer('p2', { lamp1: 'fire' }).answer('p2', PASS).answer('p1', PASS);
    at.expectHappened('putInto', { card: 'spell' }).expectDecision({ p1: 'priority' });
  });
});

rule('FF-TCG 11.1.6', () => {
  it('hands priority on with a pass', () => {
    table(side([])).answer('p1', PASS).expectDecision({ p2: 'priority' });
  });
});

rule('FF-TCG 11.1.7', () => {
  it('resolves the top of the stack after two passes in a row', () => {
    const at = table(side(['spell', 'other'], ['lamp', 'lamp']))
      .answer('p1', cast('spell'))
      .answer('p1', { lamp1: 'fire' });
    at.answer('p1', cast('other')).answer('p1', { lamp2: 'fire' });
    bothPass(at).expectHappened('stackTaken', { card: 'other', cites: '11.1.7' });
    expect(at.state.zones['stack']).toHaveLength(1);
    at.expectDecision({ p1: 'priority' });
  });
  it('counts passes anew after an action', () => {
    const at = table(side([]), side(['spell'], ['lamp'])).answer('p1', PASS);
    at.answer('p2', cast('spell')).answer('p2', { lamp1: 'fire' }).answer('p2', PASS).expectNotHappened('stackTaken');
    at.answer('p1', PASS).expectHappened('stackTaken');
  });
  it('ends the step where the stack is empty', () => {
    expect(bothPass(table(side([]))).state.turn.phase).toBe('attack');
  });
});
