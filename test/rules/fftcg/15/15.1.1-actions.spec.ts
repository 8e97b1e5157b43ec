import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { bothPass, fftcgTable, forward, PASS, summon } from '../../../support/fftcg.js';
import { activated, draw, each, sequence, target, whenever } from '../../../support/fftcg-abilities.js';
import type { Table } from '../../../support/table.js';
import { rule } from '../../../support/rule.js';

const cards = [
  forward({
    id: 'firm',
    abilities: [
      whenever('broken', draw()),
      { kind: 'prohibition', name: 'firm', on: { event: 'broken', where: { object: { object: { self: true } } } } },
    ],
  }),
  forward({ id: 'mourner', abilities: [whenever('putInto', draw())] }),
  summon({ id: 'wake', cost: 0, targets: [target()], effect: { do: 'activate', objects: 'target' } }),
  summon({
    id: 'chill',
    cost: 0,
    targets: [target()],
    effect: sequence({ do: 'dull', objects: 'target' }, { do: 'freeze', objects: 'target' }),
  }),
  summon({ id: 'shove', cost: 0, targets: [target()], effect: { do: 'put', objects: 'target', zone: 'break' } }),
  summon({ id: 'smash', cost: 0, targets: [target()], effect: { do: 'break', objects: 'target' } }),
];
/** Casts a Summon that costs nothing at the one Forward there is. */
const at = (summoned: string, card: string, dull = false): Table => {
  const table = fftcgTable({ p1: { field: [{ card, as: card, dull }], hand: [{ card: summoned, as: 'it' }] } }, cards);
  table.answer('p1', { action: 'cast-summon', card: 'it' });
  if (table.state.pending[0]?.kind !== 'priority') table.answer('p1', [card]);
  return bothPass(table);
};

rule('FF-TCG 15.1.1.1.2', () => {
  it('activates an active Character too', () => {
    const table = at('wake', 'firm').expectHappened('activated', { object: 'firm', cites: '15.1.1.1.2' });
    expect(table.marks('firm')).toEqual({});
    expect(at('wake', 'firm', true).marks('firm')).toEqual({});
  });

  it('has it trigger what hears of it, as activating a dull one does', () => {
    const dawn = forward({ id: 'dawn', abilities: [whenever('activated', draw())] });
    for (const dull of [false, true]) {
      const p1 = { field: [{ card: 'dawn', as: 'dawn', dull }], hand: [{ card: 'wake', as: 'wake' }] };
      const table = fftcgTable({ p1 }, [...cards, dawn]).answer('p1', { action: 'cast-summon', card: 'wake' });
      bothPass(table.answer('p1', ['dawn'])).expectHappened('abilityPlaced', { card: 'dawn' });
    }
  });
});

rule('FF-TCG 15.1.1.2.2', () => {
  it('dulls a dull Character too, which what follows can freeze', () => {
    const table = at('chill', 'firm', true).expectHappened('dulled', { object: 'firm', cites: '15.1.1.2.2' });
    expect(table.marks('firm')).toEqual({ dull: true, frozen: true });
  });

  it('is known by its player, so that a text can forbid it to opponents alone', () => {
    const where = { object: { object: { self: true } }, cause: { seat: 'opponents' as const } };
    const wary = forward({
      id: 'wary',
      abilities: [{ kind: 'prohibition', name: 'wary', on: { event: 'dulled', where } }],
    });
    const lull = summon({ id: 'lull', cost: 0, targets: [target()], effect: { do: 'dull', objects: 'target' } });
    const dulledBy = (seat: 'p1' | 'p2') => {
      const own = { hand: [{ card: 'lull', as: 'lull' }] };
      const field = [{ card: 'wary', as: 'wary' }];
      const table = fftcgTable(seat === 'p1' ? { p1: { ...own, field } } : { p1: own, p2: { field } }, [wary, lull]);
      bothPass(table.answer('p1', { action: 'cast-summon', card: 'lull' }).answer('p1', ['wary']));
      return table.marks('wary')['dull'] === true;
    };
    expect([dulledBy('p1'), dulledBy('p2')]).toEqual([true, false]);
  });

  it('is no way to pay a cost', () => {
    const gazer = forward({ id: 'gazer', abilities: [activated('gaze', draw(), { costs: [{ pay: 'dull' }] })] });
    const table = fftcgTable({ p1: { field: [{ card: 'gazer', as: 'gazer', dull: true }] } }, [gazer]);
    table.expectRefused('p1', { action: 'use-ability', source: 'gazer', ability: 'gaze' }, 'cost.dull');
  });
});

rule('FF-TCG 15.1.1.3.2', () => {
  it('breaks what is on the field, and no card anywhere else', () => {
    const toss = summon({
      id: 'toss',
      cost: 0,
      effect: sequence({ do: 'all', from: { zone: 'hand', of: 'you' }, as: 'all' }, { do: 'break', objects: 'all' }),
    });
    const p1 = { hand: ['toss', 'mourner'].map((card) => ({ card, as: card })) };
    const table = fftcgTable({ p1 }, [toss, ...cards]).answer('p1', { action: 'cast-summon', card: 'toss' });
    bothPass(table).expectNotHappened('broken');
    expect(table.cards('p1', 'hand')).toEqual(['mourner']);
    const smashed = at('smash', 'mourner').expectHappened('broken', { object: 'mourner', cites: '15.1.1.3.1' });
    const by = smashed.log.flatMap((entry) => (entry.kind === 'broken' ? [entry['by']] : []));
    expect(by).toEqual([[smashed.log.find(({ kind }) => kind === 'stackTaken')?.['object']]]);
  });
  it('does not count as a break if a card is only put into the Break Zone', () => {
    const table = at('shove', 'firm').expectHappened('putInto', { object: 'firm', cites: '15.1.1.3.2' });
    table.expectNotHappened('broken').expectNotHappened('abilityPlaced');
    expect(at('smash', 'firm').exists('firm')).toBe(true);
    at('shove', 'mourner').expectHappened('abilityPlaced', { card: 'mourner' });
  });

  it('comes from the field all the same, this turn, which no card does that was discarded', () => {
    const marks = { fallen: true };
    const recall = summon({
      id: 'recall',
      cost: 0,
      targets: [target({ zone: 'break', of: 'you', is: ['forward'], marks }, 'target', 1)],
      effect: { do: 'put', objects: 'target', zone: 'hand' },
    });
    const toss = summon({
      id: 'toss',
      cost: 0,
      effect: each({ zone: 'hand', of: 'you', named: 'mourner' }, { do: 'discard', objects: 'all' }),
    });
    const quake = summon({ id: 'quake', cost: 0, effect: each({ is: ['forward'] }, { do: 'break', objects: 'all' }) });
    const shift = (zone: 'break' | 'removed') =>
      summon({ id: `shift-${zone}`, cost: 0, effect: each({ is: ['forward'] }, { do: 'put', objects: 'all', zone }) });
    const after = (spell: string, turn: JsonRecord = {}): Table => {
      const hand = [spell, 'recall', 'mourner'].map((card) => ({ card, as: card }));
      const p1 = { hand, field: [{ card: 'plain', as: 'plain' }], break: ['other'] };
      const plain = [forward({ id: 'plain' }), forward({ id: 'other' })];
      const all = [...cards, ...plain, recall, toss, quake, shift('break'), shift('removed')];
      const table = fftcgTable({ p1 }, all, { turn });
      return bothPass(table.answer('p1', { action: 'cast-summon', card: spell }));
    };
    for (const spell of ['quake', 'shift-break']) {
      const table = after(spell).answer('p1', { action: 'cast-summon', card: 'recall' });
      table.expectLegal('p1', [[table.find('p1', 'break', 'plain')]]);
    }
    const nextTurn = bothPass(bothPass(after('quake', { phase: 'main2' }))).answer('p2', PASS);
    nextTurn.expectRefused('p1', { action: 'cast-summon', card: 'recall' }, 'cast.no-target');
    for (const spell of ['toss', 'shift-removed']) {
      after(spell).expectRefused('p1', { action: 'cast-summon', card: 'recall' }, 'cast.no-target');
    }
  });
});
