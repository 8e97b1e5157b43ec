import { expect, it } from 'vitest';
import { ally, alteration, ashesTable } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';
import type { JsonRecord } from '../../../../src/engine/index.js';

const bonus = (name: string, always: boolean) =>
  ({
    kind: 'static',
    name,
    ...(always && { always }),
    affects: { named: 'worker' },
    changes: [{ change: 'number', name: 'attack', add: 2 }],
  }) as const;
const cards = [
  ally({ id: 'captain', attack: 3, life: 4, abilities: [bonus('lead', false)] }),
  ally({ id: 'saint', abilities: [bonus('bless', true)] }),
  ally({ id: 'guard', keywords: [{ keyword: 'unit-guard' }] }),
  ally({ id: 'sentry', keywords: [{ keyword: 'unit-guard', inexhaustible: true }] }),
  alteration({ id: 'armour', bonus: { life: 2 } }),
];
const at = (...own: readonly JsonRecord[]) =>
  ashesTable({ p1: { battlefield: [...own, { card: 'worker', as: 'worker' }] } }, cards);
const attackOf = (table: ReturnType<typeof at>): unknown => table.facts('worker').numbers['attack'];

rule('Ashes inexhaustible.1', () => {
  it('works while its card is exhausted', () => {
    expect(attackOf(at({ card: 'saint', as: 'saint', exhaustion: 2 }))).toBe(3);
  });
  it('is said of each ability: another Unit Guard is gone, this one is not', () => {
    const table = at({ card: 'guard', as: 'guard', exhaustion: 1 }, { card: 'sentry', as: 'sentry', exhaustion: 1 });
    expect([table.facts('guard').keywords, table.facts('sentry').keywords]).toEqual([{}, { 'unit-guard': 0 }]);
  });
});
