import { expect, it } from 'vitest';
import {
  action,
  ally,
  alteration,
  ashesTable,
  phoenixborn,
  type AshesAbility,
  type AshesEffect,
} from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';
import type { JsonRecord } from '../../../../src/engine/index.js';

const ONE: AshesEffect = { do: 'choose', from: { is: ['unit'] }, min: 1, max: 1, as: 'it' };
/** As Blood Ritual: what it removes and draws when its unit is destroyed is as much as its number. */
const ritual = (n: number): AshesAbility => ({
  kind: 'triggered',
  name: 'ritual',
  n,
  always: true,
  timing: 'when',
  on: [{ event: 'destroyed', where: { object: { object: { self: true } } } }],
  effect: { do: 'draw', count: { bound: 'n' } },
});
const farewell: AshesAbility = {
  kind: 'triggered',
  name: 'farewell',
  timing: 'when',
  on: [{ event: 'destroyed', where: { object: { object: { self: true } } } }],
  effect: { do: 'draw', count: 1 },
};
const lash = (n: number): AshesAbility => ({
  kind: 'activated',
  name: 'lash',
  n,
  costs: [{ pay: 'side' }],
  effect: { do: 'draw', count: { bound: 'n' } },
});
const giving = (id: string, ability: AshesAbility, always: boolean) =>
  alteration({
    id,
    cost: [{ pay: 'side' }],
    abilities: [
      {
        kind: 'static',
        name: id,
        ...(always && { always }),
        affects: { sourceMark: 'attachedTo' },
        changes: [{ change: 'grant', ability }],
      },
    ],
  });
const cards = [
  phoenixborn({ id: 'host' }),
  ally({ id: 'shaman', life: 2, abilities: [ritual(1)] }),
  ally({ id: 'plain', life: 2 }),
  ally({ id: 'mourner', life: 2, abilities: [farewell] }),
  ally({ id: 'tamer', life: 2, abilities: [lash(1)] }),
  ally({ id: 'bear', attack: 3, life: 4 }),
  giving('rites', ritual(2), true),
  giving('word', farewell, true),
  giving('whip', lash(2), true),
  giving('loose-whip', lash(4), false),
  action({ id: 'slay', effect: { do: 'sequence', of: [ONE, { do: 'destroy', objects: 'it' }] } }),
];
const on = (card: string, as: string, more: JsonRecord = {}): JsonRecord => ({
  card,
  attachedTo: as,
  as: card,
  ...more,
});
const at = (unit: JsonRecord, attached: readonly JsonRecord[], more: JsonRecord = {}) =>
  ashesTable({ p1: { battlefield: [unit], attached, hand: [{ card: 'slay', as: 'slay' }], ...more } }, cards);
const slay = (table: ReturnType<typeof at>) => table.answer('p1', { action: 'play', card: 'slay' });

rule('Ashes glossary.stackable.1', () => {
  const drawn = (unit: JsonRecord, ...attached: readonly JsonRecord[]): number =>
    slay(at(unit, attached)).cards('p1', 'hand').length;
  it('adds the numbers up, and triggers once', () => {
    const table = slay(at({ card: 'shaman', as: 'it' }, [on('rites', 'it'), { ...on('rites', 'it'), as: 'second' }]));
    expect(table.cards('p1', 'hand')).toHaveLength(5);
    expect(table.log.filter(({ kind }) => kind === 'abilityPlaced')).toHaveLength(1);
  });
  it('is the number of the one that the unit has, where it has it once', () => {
    expect([drawn({ card: 'shaman', as: 'it' }), drawn({ card: 'plain', as: 'it' }, on('rites', 'it'))]).toEqual([
      1, 2,
    ]);
    expect(drawn({ card: 'plain', as: 'it' })).toBe(0);
  });
  it('adds up what works: what is given inexhaustibly also on an exhausted unit', () => {
    const tired = { card: 'tamer', as: 'it', exhaustion: 1 };
    const use = { action: 'activate', card: 'it', ability: 'lash' };
    at(tired, [on('whip', 'it')]).expectRefused('p1', use, 'ability.none', 'glossary.activate');
    const table = at({ card: 'tamer', as: 'it' }, [on('whip', 'it'), on('loose-whip', 'it', { exhaustion: 1 })]);
    // 1 of its own and 2 of the one; the other spell is exhausted.
    expect(table.answer('p1', use).cards('p1', 'hand')).toEqual(['slay', 'worker', 'worker', 'worker']);
  });
  it('has one effect to activate, not one for each', () => {
    const table = at({ card: 'tamer', as: 'it' }, [on('whip', 'it')]);
    const uses = table.legal('p1').filter((one) => JSON.stringify(one).includes('activate'));
    expect(uses).toEqual([{ action: 'activate', card: table.id('it'), ability: 'lash' }]);
  });
});

rule('Ashes glossary.stackable.2', () => {
  it('has an ability without a number once, however often it is gained', () => {
    const twice = [on('word', 'it'), { ...on('word', 'it'), as: 'second' }];
    const table = slay(at({ card: 'mourner', as: 'it' }, twice));
    expect(table.cards('p1', 'hand')).toEqual(['worker']);
    expect(slay(at({ card: 'plain', as: 'it' }, twice)).cards('p1', 'hand')).toEqual(['worker']);
  });
  it('has each of two units that have it by itself', () => {
    const table = ashesTable(
      {
        p1: {
          battlefield: [
            { card: 'mourner', as: 'it' },
            { card: 'mourner', as: 'other' },
          ],
          hand: [{ card: 'slay', as: 'slay' }],
        },
      },
      cards,
    );
    table.answer('p1', { action: 'play', card: 'slay' }).answer('p1', ['it']);
    expect(table.cards('p1', 'hand')).toEqual(['worker']);
  });
});
