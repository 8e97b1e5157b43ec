import { expect, it } from 'vitest';
import {
  action,
  ally,
  alteration,
  ashesTable,
  ready,
  type AshesAbility,
  type AshesEffect,
} from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';
import type { Json, JsonRecord } from '../../../../src/engine/index.js';

const it1: AshesEffect = { do: 'choose', from: { is: ['unit'] }, min: 1, max: 1, as: 'it' };
const flagged = (flag: string): AshesAbility => ({
  kind: 'static',
  name: flag,
  affects: { self: true },
  changes: [{ change: 'flag', flag }],
});
const cards = [
  ally({ id: 'bear', attack: 3, life: 4 }),
  ally({ id: 'mouse', attack: 1, life: 1 }),
  ally({ id: 'rat', attack: 1, life: 2 }),
  ally({ id: 'wall', attack: 0, life: 1, keywords: [{ keyword: 'unit-guard' }] }),
  ally({ id: 'tower', attack: 0, life: 5, keywords: [{ keyword: 'unit-guard' }] }),
  ally({ id: 'giant', attack: 2, life: 9, keywords: [{ keyword: 'gigantic', n: 1 }] }),
  ally({ id: 'colossus', attack: 2, life: 9, keywords: [{ keyword: 'gigantic', n: 99 }] }),
  ally({ id: 'ghoul', attack: 2, life: 9, keywords: [{ keyword: 'terrifying', n: 1 }] }),
  ally({ id: 'cat', attack: 2, life: 9, keywords: [{ keyword: 'stalk' }] }),
  ally({ id: 'boar', attack: 2, life: 1, keywords: [{ keyword: 'unit-guard' }] }),
  ally({ id: 'bird', attack: 2, life: 1, keywords: [{ keyword: 'bypass' }] }),
  ally({ id: 'sentry', attack: 1, life: 9, keywords: [{ keyword: 'alert' }] }),
  ally({ id: 'lure', attack: 1, life: 9, abilities: [flagged('cannotBeGuarded')] }),
  ready({ id: 'rite' }),
  ready({ id: 'relic', abilities: [flagged('cannotBeMeditated')] }),
  alteration({ id: 'hide', bonus: { life: 1 } }),
  alteration({
    id: 'badge',
    bonus: { life: 1 },
    abilities: [
      {
        kind: 'static',
        name: 'badge',
        always: true,
        affects: { sourceMark: 'attachedTo' },
        changes: [{ change: 'keyword', keyword: 'unit-guard', always: true }],
      },
    ],
  }),
  alteration({
    id: 'mirror',
    abilities: [
      {
        kind: 'static',
        name: 'blank',
        always: true,
        affects: { sourceMark: 'attachedTo' },
        changes: [{ change: 'lose-abilities' }],
      },
    ],
  }),
  action({
    id: 'stare',
    cost: [{ pay: 'side' }],
    effect: {
      do: 'sequence',
      of: [
        it1,
        {
          do: 'modify',
          objects: 'it',
          changes: [
            { change: 'flag', flag: 'cannotBlock' },
            { change: 'flag', flag: 'cannotGuard' },
          ],
          until: 'endOfTurn',
        },
      ],
    },
  }),
];
const unit = (card: string, as: string = card, more: JsonRecord = {}): JsonRecord => ({ card, as, ...more });
const at = (own: readonly JsonRecord[], theirs: readonly JsonRecord[], more: JsonRecord = {}) =>
  ashesTable(
    {
      p1: { battlefield: own, ...more },
      p2: { battlefield: theirs, phoenixborn: [{ card: 'champion', as: 'hero' }] },
    },
    cards,
  );
const attack = (target: string) => ({ action: 'attack', target });
const play = (card: string) => ({ action: 'play', card });

rule('Ashes resolve.4', () => {
  it('keeps units of little life from blocking a gigantic unit, whatever else they may block', () => {
    const table = at([unit('giant'), unit('bear')], [unit('mouse'), unit('rat')]);
    table.answer('p1', attack('hero')).answer('p1', ['giant', 'bear']);
    const blocks = [{}, { giant: 'rat' }, { bear: 'rat' }, { bear: 'mouse' }, { giant: 'rat', bear: 'mouse' }];
    table.expectLegal(
      'p2',
      blocks.map((one): Json => Object.fromEntries(Object.entries(one).map(([a, b]) => [table.id(a), table.id(b)]))),
    );
    table.expectRefused('p2', { giant: 'mouse' }, 'answer.constraint', 'turn.main.attack.phoenixborn.2');
  });
  it('asks for the life that a unit has now', () => {
    const hide = { card: 'hide', attachedTo: 'mouse' };
    const table = ashesTable(
      {
        p1: { battlefield: [unit('giant')] },
        p2: { battlefield: [unit('mouse')], attached: [hide], phoenixborn: [{ card: 'champion', as: 'hero' }] },
      },
      cards,
    );
    table.answer('p1', attack('hero')).answer('p1', ['giant']).expectDecision({ p2: 'declareBlockers' });
  });
  it('asks nobody for blockers where there is none for any attacker', () => {
    const table = at([unit('giant')], [unit('mouse')]);
    table.answer('p1', attack('hero')).answer('p1', ['giant']).expectDecision({ p1: 'turnAction' });
    expect(table.marks('hero')).toEqual({ wounds: 2 });
  });
  it('keeps units of little life from guarding against a gigantic unit, but no Phoenixborn', () => {
    const table = at([unit('giant')], [unit('rat'), unit('wall'), unit('tower')]);
    table.answer('p1', attack('rat')).answer('p1', ['giant']);
    table.expectLegal('p2', ['hero', 'tower', 'none']);
  });
  it('speaks of units where it is gigantic: a Phoenixborn of as little life guards', () => {
    const table = at([unit('colossus')], [unit('rat'), unit('tower')]);
    table.answer('p1', attack('rat')).answer('p1', ['colossus']);
    table.expectLegal('p2', ['hero', 'none']);
  });
  it('keeps units of little attack out of the way of one that is terrifying', () => {
    const blocked = at([unit('ghoul')], [unit('mouse'), unit('boar')]);
    blocked.answer('p1', attack('hero')).answer('p1', ['ghoul']);
    blocked.expectLegal('p2', [{}, { [blocked.id('ghoul')]: blocked.id('boar') }]);
    const guarded = at([unit('ghoul')], [unit('rat'), unit('tower'), unit('boar')]);
    guarded.answer('p1', attack('rat')).answer('p1', ['ghoul']);
    guarded.expectLegal('p2', ['boar', 'hero', 'none']);
  });
  it('keeps all from guarding against one that stalks, which units may block', () => {
    const guarded = at([unit('cat')], [unit('rat'), unit('tower')]);
    guarded.answer('p1', attack('rat')).answer('p1', ['cat']).expectDecision({ p2: 'counter' });
    const blocked = at([unit('cat')], [unit('mouse')]);
    blocked.answer('p1', attack('hero')).answer('p1', ['cat']).expectDecision({ p2: 'declareBlockers' });
  });
  it('keeps all from guarding a unit that says so, and no other', () => {
    const guarded = (target: string) =>
      at([unit('bear')], [unit('lure'), unit('rat'), unit('tower')])
        .answer('p1', attack(target))
        .answer('p1', ['bear']);
    guarded('lure').expectDecision({ p2: 'counter' });
    guarded('rat').expectDecision({ p2: 'declareGuard' }).expectLegal('p2', ['hero', 'tower', 'none']);
  });
  it('keeps a ready spell that says so from being meditated, and no other', () => {
    const spellboard = [unit('relic'), unit('rite')];
    const table = at([], [], { spellboard, drawPile: [] }).answer('p1', { action: 'meditate' });
    table.expectLegal('p1', [{ from: 'spellboard', card: 'rite' }]);
    table.expectRefused('p1', { from: 'spellboard', card: 'relic' }, 'answer.unknown-option', 'meditate.1');
  });
  it('takes all abilities of a unit, inexhaustible ones and those that it is given later', () => {
    const on = (card: string, as: string) => ({ card, as: card, attachedTo: as });
    const table = ashesTable(
      {
        p1: { battlefield: [unit('bear')] },
        p2: {
          battlefield: [unit('rat'), unit('tower'), unit('tower', 'blank')],
          attached: [on('mirror', 'blank'), on('badge', 'blank'), { ...on('badge', 'rat'), as: 'other' }],
          phoenixborn: [{ card: 'champion', turned: true }],
        },
      },
      cards,
    );
    expect(table.facts('blank')).toMatchObject({ keywords: {}, numbers: { attack: 0, life: 6 } });
    expect(table.facts('rat')).toMatchObject({ keywords: { 'unit-guard': 0 }, numbers: { life: 3 } });
    table.answer('p1', attack('rat')).answer('p1', ['bear']).expectLegal('p2', ['tower', 'none']);
  });
  it('lets nothing block or guard against what bypasses, a Phoenixborn neither', () => {
    const table = at([unit('bird'), unit('bird', 'other')], [unit('tower'), unit('rat', 'rat', { exhaustion: 1 })]);
    table.answer('p1', attack('rat')).answer('p1', ['bird']).expectDecision({ p1: 'turnAction' });
    expect(table.exists('rat')).toBe(false);
    const hero = at([unit('bird'), unit('bear')], [unit('tower')]);
    hero.answer('p1', attack('hero')).answer('p1', ['bird', 'bear']);
    hero.expectLegal('p2', [{}, { [hero.id('bear')]: hero.id('tower') }]);
  });
  it('does not exhaust what is alert for countering, but for attacking', () => {
    const table = at([unit('mouse')], [unit('sentry')]);
    table.answer('p1', attack('hero')).answer('p1', ['mouse']).answer('p2', { mouse: 'sentry' });
    table.answer('p1', 'attack');
    expect(table.marks('sentry')).toEqual({ wounds: 1 });
    const attacking = at([unit('sentry')], [])
      .answer('p1', attack('hero'))
      .answer('p1', ['sentry']);
    expect(attacking.marks('sentry')).toEqual({ exhaustion: 1 });
  });
  it('forbids a unit to block or guard for the turn', () => {
    const table = at([unit('bear'), unit('mouse')], [unit('tower'), unit('rat')], {
      hand: [{ card: 'stare', as: 'stare' }],
    });
    table.answer('p1', play('stare')).answer('p1', ['tower']);
    table.answer('p1', attack('rat')).answer('p1', ['bear']);
    table.expectLegal('p2', ['hero', 'none']);
    const block = at([unit('bear')], [unit('tower')], { hand: [{ card: 'stare', as: 'stare' }] });
    block.answer('p1', play('stare')).answer('p1', ['tower']).answer('p1', attack('hero')).answer('p1', ['bear']);
    block.expectDecision({ p1: 'turnAction' });
  });
});
