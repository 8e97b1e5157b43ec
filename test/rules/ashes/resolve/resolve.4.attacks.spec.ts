import { expect, it } from 'vitest';
import { action, ally, alteration, ashesTable } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

const self = { object: { self: true } };
const wounded = { object: { is: ['unit'], marks: { wounds: true } } } as const;
const cards = [
  ally({
    id: 'loud',
    abilities: [{ kind: 'static', name: 'loud', changes: [{ change: 'flag', flag: 'mustBeBlocked' }] }],
  }),
  ally({
    id: 'swift',
    abilities: [
      { kind: 'prohibition', name: 'swift', on: { event: 'opposing', where: { attacker: self, object: wounded } } },
    ],
  }),
  ally({
    id: 'cold',
    life: 9,
    abilities: [
      { kind: 'prohibition', name: 'cold', on: { event: 'attacking', where: { target: self, object: wounded } } },
    ],
  }),
  ally({ id: 'guard', life: 9, keywords: [{ keyword: 'unit-guard' }] }),
  alteration({
    id: 'mark',
    abilities: [
      {
        kind: 'static',
        name: 'mark',
        affects: { sourceMark: 'attachedTo' },
        changes: [{ change: 'flag', flag: 'twiceWounded' }],
      },
    ],
  }),
];
const bruise = action({
  id: 'bruise',
  effect: {
    do: 'sequence',
    of: [
      { do: 'all', from: { is: ['unit'], of: 'opponents' }, as: 'those' },
      { do: 'place-wounds', objects: 'those', count: 1 },
    ],
  },
});
const hero = { phoenixborn: [{ card: 'champion', as: 'hero' }] };
const unit = (card: string, as: string, more: object = {}) => ({ card, as, ...more });

rule('Ashes resolve.4', () => {
  it('has an attacker blocked that must be, and asks for the others afterwards', () => {
    const p1 = { battlefield: [unit('loud', 'loud'), unit('worker', 'other')] };
    const p2 = { ...hero, battlefield: [unit('worker', 'one'), unit('guard', 'two')] };
    const table = ashesTable({ p1, p2 }, cards).answer('p1', { action: 'attack', target: 'hero' });
    table.answer('p1', ['loud', 'other']).expectLegal('p2', [table.id('one'), table.id('two')]);
    table.expectRefused('p2', 'none', 'answer.unknown-option', 'resolve.4');
    table.answer('p2', 'two').answer('p2', { [table.id('other')]: 'one' });
    table.expectHappened('blockersDeclared', {
      objects: [table.id('two'), table.id('one')],
      attackers: [table.id('loud'), table.id('other')],
    });
  });
  it('asks for no block at all where an attacker must be blocked and nothing can', () => {
    const p2 = { ...hero, battlefield: [unit('worker', 'one', { exhaustion: 1 })] };
    const table = ashesTable({ p1: { battlefield: [unit('loud', 'loud')] }, p2 }, cards);
    table.answer('p1', { action: 'attack', target: 'hero' }).answer('p1', ['loud']);
    table.expectNotHappened('blockersDeclared').expectHappened('damageDealt', { object: table.id('hero') });
  });
  it('keeps the named units from blocking, and no others', () => {
    const p2 = { ...hero, battlefield: [unit('worker', 'hurt', { wounds: 1 }), unit('worker', 'sound')] };
    const table = ashesTable({ p1: { battlefield: [unit('swift', 'swift')] }, p2 }, cards);
    table.answer('p1', { action: 'attack', target: 'hero' }).answer('p1', ['swift']);
    table.expectLegal('p2', [{}, { [table.id('swift')]: table.id('sound') }]);
  });
  it('keeps the named units from guarding, and no others', () => {
    const guards = (wounds: number) => {
      const p2 = {
        phoenixborn: [unit('champion', 'hero', { turned: true })],
        battlefield: [unit('worker', 'target'), unit('guard', 'guard', wounds > 0 ? { wounds } : {})],
      };
      const table = ashesTable({ p1: { battlefield: [unit('swift', 'swift')] }, p2 }, cards);
      return table.answer('p1', { action: 'attack', target: 'target' }).answer('p1', ['swift']);
    };
    guards(0).expectDecision({ p2: 'declareGuard' });
    guards(1).expectNotHappened('guardDeclared').expectDecision({ p2: 'counter' });
  });
  it('keeps the named units from attacking a unit, which others attack', () => {
    const p1 = { battlefield: [unit('worker', 'hurt', { wounds: 1 }), unit('worker', 'sound')] };
    const p2 = { ...hero, battlefield: [unit('cold', 'cold')] };
    const table = ashesTable({ p1, p2 }, cards).answer('p1', { action: 'attack', target: 'cold' });
    table.expectLegal('p1', [[table.id('sound')]]);
  });
  it('places twice as many wounds for damage, and as many as are said without it', () => {
    const p1 = { battlefield: [unit('worker', 'attacker')], hand: [unit('bruise', 'bruise')] };
    const p2 = {
      ...hero,
      battlefield: [unit('cold', 'cold')],
      attached: [unit('mark', 'mark', { attachedTo: 'cold' }), unit('mark', 'other', { attachedTo: 'cold' })],
    };
    const at = () => ashesTable({ p1, p2 }, [...cards, bruise]);
    const attacked = at().answer('p1', { action: 'attack', target: 'cold' }).answer('p1', ['attacker']);
    attacked.answer('p2', 'none').answer('p2', 'no');
    expect(attacked.marks('cold')['wounds']).toBe(2);
    expect(at().answer('p1', { action: 'play', card: 'bruise' }).marks('cold')['wounds']).toBe(1);
  });
});
