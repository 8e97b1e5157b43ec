/** What cards may ask about the steps of damage, what they remember of it, and what an effect counts as done. */
import { expect, it } from 'vitest';
import { action, ally, ashesTable, type ReadyCard } from '../../../support/ashes.js';
import { is, isSpell, OURS, remembering, remembers, THEIRS, watching } from '../../../support/ashes-watching.js';
import { after, OWN } from '../../../support/ashes-windows.js';
import { cast, its, UNITS } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

const equals = (value: number | string) => ({ equals: value });
const cards = [
  ally({ id: 'bear', life: 2 }),
  action({ id: 'bolt', effect: its({ named: 'bear' }, { do: 'deal', objects: 'it', amount: 2 }) }),
  action({ id: 'scratch', effect: its({ named: 'bear' }, { do: 'place-wounds', objects: 'it', count: 1 }) }),
  action({ id: 'shove', effect: its({ named: 'bear' }, { do: 'to-hand', objects: 'it' }) }),
];
const plays = (card: string, watch: ReadyCard) =>
  ashesTable(
    {
      p1: { hand: [{ card, as: 'spell' }], spellboard: ['watch'] },
      p2: { battlefield: [{ card: 'bear', as: 'bear' }] },
    },
    [...cards, watch],
  ).answer('p1', { action: 'play', card: 'spell' });
const drawn = (table: ReturnType<typeof plays>): number => table.cards('p1', 'hand').length;

const CAUSES = [
  ['source', isSpell('bolt'), isSpell('scratch')],
  ['by', equals('effect'), equals('attack')],
  ['cause', OURS, THEIRS],
] as const;

rule('Ashes damage.step1', () => {
  it.each([['object', is('bear'), is('bolt')], ['amount', equals(2), equals(1)], ...CAUSES] as const)(
    'deals damage that cards know by its %s',
    (field, inside, outside) => {
      expect(drawn(plays('bolt', watching('damageDealt', { [field]: inside })))).toBe(1);
      expect(drawn(plays('bolt', watching('damageDealt', { [field]: outside })))).toBe(0);
    },
  );
  it('is remembered in the turn', () => {
    expect(remembers(plays('bolt', remembering('damageDealt')))).toBe(true);
    expect(remembers(plays('scratch', remembering('damageDealt')))).toBe(false);
  });
});

rule('Ashes damage.step2', () => {
  it.each([['object', is('bear'), is('bolt')], ['count', equals(2), equals(1)], ...CAUSES] as const)(
    'places wounds that cards know by their %s',
    (field, inside, outside) => {
      expect(drawn(plays('bolt', watching('woundsPlaced', { [field]: inside })))).toBe(1);
      expect(drawn(plays('bolt', watching('woundsPlaced', { [field]: outside })))).toBe(0);
    },
  );
  it('is remembered in the turn', () => {
    expect(remembers(plays('scratch', remembering('woundsPlaced')))).toBe(true);
    expect(remembers(plays('shove', remembering('woundsPlaced')))).toBe(false);
  });
});

rule('Ashes damage.step3', () => {
  it.each([['object', is('bear'), is('bolt')], ['seat', THEIRS, OURS], ...CAUSES] as const)(
    'destroys a unit, which cards know by its %s',
    (field, inside, outside) => {
      expect(drawn(plays('bolt', watching('destroyed', { [field]: inside })))).toBe(1);
      expect(drawn(plays('bolt', watching('destroyed', { [field]: outside })))).toBe(0);
    },
  );
  it('is remembered in the turn, as is what leaves play', () => {
    expect(remembers(plays('bolt', remembering('destroyed', 'opponents')))).toBe(true);
    expect(remembers(plays('shove', remembering('destroyed', 'opponents')))).toBe(false);
    expect(drawn(plays('bolt', watching('leavesPlay', { object: is('bear') })))).toBe(1);
    expect(drawn(plays('shove', watching('leavesPlay', { object: is('bear') })))).toBe(1);
    expect(drawn(plays('scratch', watching('leavesPlay', { object: is('bear') })))).toBe(0);
  });
});

/** After it is dealt damage, none of that is received. */
const ghost = ally({
  id: 'ghost',
  abilities: [after('damageDealt', { do: 'prevent', frame: 'frame' }, { where: OWN, bind: { frame: 'frame' } })],
});
const counting = (word: 'deal' | 'place-wounds', number: number, unit: string) =>
  cast(
    its(
      UNITS,
      word === 'deal'
        ? { do: 'deal', objects: 'it', amount: number, as: 'done', destroyed: 'gone' }
        : { do: 'place-wounds', objects: 'it', count: number },
      ...(word === 'deal' ? [{ do: 'draw', count: { plus: [{ size: 'done' }, { size: 'gone' }] } } as const] : []),
    ),
    { p2: { battlefield: [{ card: unit, as: 'unit' }] } },
    [ghost, ally({ id: 'bear', life: 2 })],
  );

rule('Ashes damage.process.0', () => {
  it('counts as done where damage was dealt, also if all of it was prevented', () => {
    expect(counting('deal', 1, 'bear').cards('p1', 'hand')).toHaveLength(1);
    expect(counting('deal', 1, 'ghost').cards('p1', 'hand')).toHaveLength(1);
    expect(counting('deal', 2, 'bear').cards('p1', 'hand')).toHaveLength(2);
    expect(counting('deal', 0, 'bear').cards('p1', 'hand')).toHaveLength(0);
  });
  it('places no wounds of damage that was prevented', () => {
    counting('deal', 1, 'ghost').expectHappened('damageDealt').expectNotHappened('woundsPlaced');
    counting('place-wounds', 1, 'ghost').expectHappened('woundsPlaced', { now: 1 });
  });
});
