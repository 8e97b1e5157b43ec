/** What cards may ask about the events of an attack, and what they remember of it in the turn. */
import { expect, it } from 'vitest';
import { ally, ashesTable, type ReadyCard } from '../../../support/ashes.js';
import { is, OURS, remembering, remembers, THEIRS, watching } from '../../../support/ashes-watching.js';
import { rule } from '../../../support/rule.js';

const cards = [
  ally({ id: 'bear', attack: 3, life: 4 }),
  ally({ id: 'mouse', attack: 1, life: 1 }),
  ally({ id: 'wall', attack: 0, life: 5, keywords: [{ keyword: 'unit-guard' }] }),
];
const own = (id: string) => ({ card: id, as: id });
const at = (watch: ReadyCard) =>
  ashesTable(
    {
      p1: { battlefield: [own('bear')], spellboard: ['watch'] },
      p2: { battlefield: [own('mouse'), own('wall')], phoenixborn: [{ card: 'champion', as: 'hero' }] },
    },
    [...cards, watch],
  );
/** The bear attacks, and the wall blocks or guards. */
const onHero = (watch: ReadyCard) =>
  at(watch).answer('p1', { action: 'attack', target: 'hero' }).answer('p1', ['bear']).answer('p2', { bear: 'wall' });
const onMouse = (watch: ReadyCard) =>
  at(watch).answer('p1', { action: 'attack', target: 'mouse' }).answer('p1', ['bear']).answer('p2', 'wall');
const drawn = (table: ReturnType<typeof at>): number => table.cards('p1', 'hand').length;

rule('Ashes turn.main.attack.unit.1', () => {
  it.each([
    ['seat', OURS, THEIRS],
    ['objects', is('bear'), is('wall')],
    ['target', is('mouse'), is('champion')],
  ])('is an attack that cards know by its %s', (field, inside, outside) => {
    expect(drawn(onMouse(watching('attackersDeclared', { [field]: inside })))).toBe(1);
    expect(drawn(onMouse(watching('attackersDeclared', { [field]: outside })))).toBe(0);
  });
  it('is remembered in the turn, as an attack of its player', () => {
    expect(remembers(onMouse(remembering('attackersDeclared', 'you')))).toBe(true);
    expect(remembers(onMouse(remembering('attackersDeclared', 'opponents')))).toBe(false);
    expect(remembers(at(remembering('attackersDeclared')))).toBe(false);
  });
});

rule('Ashes turn.main.attack.phoenixborn.2', () => {
  it.each([
    ['seat', THEIRS, OURS],
    ['objects', is('wall'), is('mouse')],
    ['attackers', is('bear'), is('mouse')],
  ])('is a block that cards know by its %s', (field, inside, outside) => {
    expect(drawn(onHero(watching('blockersDeclared', { [field]: inside })))).toBe(1);
    expect(drawn(onHero(watching('blockersDeclared', { [field]: outside })))).toBe(0);
  });
  it('is remembered in the turn', () => {
    expect(remembers(onHero(remembering('blockersDeclared', 'opponents')))).toBe(true);
    expect(remembers(onMouse(remembering('blockersDeclared', 'opponents')))).toBe(false);
  });
});

rule('Ashes turn.main.attack.unit.2', () => {
  it.each([
    ['seat', THEIRS, OURS],
    ['object', is('wall'), is('mouse')],
    ['target', is('mouse'), is('wall')],
  ])('is a guard that cards know by its %s', (field, inside, outside) => {
    expect(drawn(onMouse(watching('guardDeclared', { [field]: inside })))).toBe(1);
    expect(drawn(onMouse(watching('guardDeclared', { [field]: outside })))).toBe(0);
  });
  it('is remembered in the turn', () => {
    expect(remembers(onMouse(remembering('guardDeclared', 'opponents')))).toBe(true);
    expect(remembers(onHero(remembering('guardDeclared', 'opponents')))).toBe(false);
  });
});

rule('Ashes turn.main.attack.battle', () => {
  it.each([
    ['attacker', is('bear'), is('wall')],
    ['defender', is('wall'), is('mouse')],
  ])('is a battle that cards know by its %s', (field, inside, outside) => {
    expect(drawn(onMouse(watching('battleFought', { [field]: inside })))).toBe(1);
    expect(drawn(onMouse(watching('battleFought', { [field]: outside })))).toBe(0);
  });
});

/** No card of either player attacks, blocks or guards. */
const MARKS = ['attacking', 'blocking', 'guarding'];
const isOver = (table: ReturnType<typeof at>): boolean =>
  Object.values(table.state.objects).every(({ marks }) => MARKS.every((mark) => marks[mark] === undefined));

rule('Ashes turn.main.attack.1', () => {
  it('leaves no card attacking, blocking or guarding when it is over', () => {
    expect([
      isOver(onHero(remembering('attackersDeclared'))),
      isOver(onMouse(remembering('attackersDeclared'))),
    ]).toEqual([true, true]);
    expect(
      isOver(
        at(remembering('attackersDeclared')).answer('p1', { action: 'attack', target: 'hero' }).answer('p1', ['bear']),
      ),
    ).toBe(false);
  });
});
