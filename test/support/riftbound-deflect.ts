/** Tables of Riftbound where some things cost more to choose. */
import { activated, deal, free, sequence, target, UNIT } from './riftbound-abilities.js';
import { gear, riftboundTable, runes, spell, unit } from './riftbound.js';

const deflecting = (id: string, n: number) => unit({ id, might: 4, keywords: [{ keyword: 'deflect', n }] });
const ENEMY = { ...UNIT, of: 'opponents' as const };
export const deflectingCards = [
  deflecting('mirror', 1),
  deflecting('glass', 1),
  deflecting('wall', 2),
  unit({ id: 'page', might: 4 }),
  free('bolt', deal(1), { targets: [target()] }),
  free('storm', deal(1), { targets: [target(UNIT, 'target', 0, 3)] }),
  free('two', sequence(deal(1, 'one'), deal(1, 'other')), {
    targets: [target(UNIT, 'one'), target(ENEMY, 'other')],
  }),
  free('fork', {
    do: 'modes',
    min: 1,
    max: 2,
    of: [
      { name: 'hit', targets: [target(ENEMY, 'hit')], effect: deal(1, 'hit') },
      { name: 'hew', targets: [target({ ...ENEMY, named: 'wall' }, 'hew')], effect: deal(1, 'hew') },
      { name: 'rest', effect: { do: 'draw', count: 1 } },
    ],
  }),
  spell({
    id: 'raid',
    energy: 0,
    additionalCosts: [{ as: 'more', costs: [{ pay: 'power', n: 1, of: 'any' }], optional: true }],
    effect: deal(1),
    targets: [target(ENEMY)],
  }),
  gear({ id: 'bow', abilities: [activated('shoot', [], deal(1), { targets: [target()] })] }),
];
const own = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));
/** p1 has a card or gear, and runes to recycle; p2 has units. */
export const againstDeflect = (card: string, fury: number, ...theirs: readonly string[]) =>
  riftboundTable(
    {
      p1: { hand: card === 'bow' ? [] : own(card), board: card === 'bow' ? own(card) : [], runes: runes('fury', fury) },
      p2: { board: own(...theirs) },
    },
    deflectingCards,
  );
