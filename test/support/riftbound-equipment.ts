/** Equipment made up for tests, and tables to attach it at. */
import { activated, draw, free, kill, target, type Effect } from './riftbound-abilities.js';
import { battleTable, inHand } from './riftbound-battles.js';
import { activate, allPass } from './riftbound-play.js';
import { gear, spell, unit } from './riftbound.js';
import type { Json } from '../../src/engine/index.js';

const ATTACH: Effect = { do: 'attach', objects: 'self', to: 'unit' };
const OWN_UNIT = { as: 'unit', from: { is: ['unit'], of: 'you' }, min: 1, max: 1 } as const;
/** A gift of so much might. */
const gift = (add: number) => ({
  kind: 'static' as const,
  name: 'gift',
  always: true,
  affects: { namedBy: { mark: 'attachedTo', objects: 'self' } },
  changes: [{ change: 'number' as const, name: 'might', add }],
});
const equipment = (id: string, n: number, add: number, more: Parameters<typeof gear>[0]['keywords'] = []) =>
  gear({
    id,
    energy: 0,
    domains: ['fury'],
    tags: ['Equipment'],
    ...(more.length > 0 && { keywords: more }),
    abilities: [
      activated('equip', [{ pay: 'power', n, of: 'fury' }], ATTACH, { targets: [OWN_UNIT] }),
      activated('read', [], draw()),
      gift(add),
    ],
  });
export const cards = [
  equipment('blade', 1, 2),
  equipment('axe', 2, 3),
  equipment('dirk', 1, 1, [{ keyword: 'quickdraw' }]),
  gear({
    id: 'helm',
    energy: 0,
    tags: ['Equipment'],
    abilities: [activated('equip', [{ pay: 'experience', n: 1 }], ATTACH, { targets: [OWN_UNIT] }), gift(1)],
  }),
  free(
    'press',
    { do: 'gain-control', objects: 'target', until: 'untilItLeaves' },
    { targets: [target({ is: ['unit'], of: 'opponents' })] },
  ),
  unit({ id: 'smith', energy: 0, keywords: [{ keyword: 'weaponmaster' }] }),
  free('doom', kill('target'), { targets: [target({ is: ['permanent'] })] }),
  free('part', { do: 'detach', objects: 'target' }, { targets: [target({ is: ['gear'] })] }),
  free('home', { do: 'recall', objects: 'target' }, { targets: [target({ is: ['permanent'] })] }),
  spell({
    id: 'wait',
    energy: 0,
    keywords: [{ keyword: 'reaction' }],
    effect: { do: 'draw', count: 1 },
  }),
];
type Boards = Parameters<typeof battleTable>[0];
const runes = (n: number): readonly Json[] =>
  Array.from({ length: n }, (_, i) => ({ card: 'fury', as: `fury${i + 1}` }));
export const open = (p1: Boards[string], hand: readonly string[] = [], n = 3, p2: Boards[string] = []) =>
  battleTable({ p1, p2 }, { bridge: 'p1' }, { cards, seats: { p1: { ...inHand(...hand), runes: [...runes(n)] } } });
export const mightOf = (table: ReturnType<typeof open>, unitId: string) => table.facts(unitId).numbers['might'];

/** The equipment is attached for one fury. */
export const equip = (table: ReturnType<typeof open>, equipped: string, to: string) => {
  activate(table, equipped, 'equip').answer('p1', [to]).answer('p1', { fury1: 'fury' });
  return allPass(table);
};
