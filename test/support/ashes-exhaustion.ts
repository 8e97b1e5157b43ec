/** Cards of Ashes with text that exhaustion takes, and with text that it leaves. */
import type { JsonRecord } from '../../src/engine/index.js';
import { ally, alteration, ashesTable } from './ashes.js';

const bonus = (name: string, always: boolean) =>
  ({
    kind: 'static',
    name,
    ...(always && { always }),
    affects: { named: 'worker' },
    changes: [{ change: 'number', name: 'attack', add: 2 }],
  }) as const;
export const cards = [
  ally({ id: 'captain', attack: 3, life: 4, abilities: [bonus('lead', false)] }),
  ally({ id: 'saint', abilities: [bonus('bless', true)] }),
  ally({ id: 'guard', keywords: [{ keyword: 'unit-guard' }] }),
  ally({ id: 'sentry', keywords: [{ keyword: 'unit-guard', inexhaustible: true }] }),
  alteration({ id: 'armour', bonus: { life: 2 } }),
];
/** p1 has these on the battlefield, and a worker. */
export const exhaustionTable = (...own: readonly JsonRecord[]) =>
  ashesTable({ p1: { battlefield: [...own, { card: 'worker', as: 'worker' }] } }, cards);
export const attackOf = (table: ReturnType<typeof exhaustionTable>): unknown => table.facts('worker').numbers['attack'];
