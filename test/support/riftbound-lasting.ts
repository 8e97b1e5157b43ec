/** A spell whose effect lasts for a combat. */
import { free, target } from './riftbound-abilities.js';
import { at, battleTable, inHand } from './riftbound-battles.js';
import { allPass, play } from './riftbound-play.js';

const rage = free(
  'rage',
  { do: 'modify', objects: 'target', changes: [{ change: 'number', name: 'might', add: 3 }], until: 'endOfCombat' },
  { keywords: [{ keyword: 'action' }], targets: [target()] },
);
export const rageTable = () =>
  battleTable(
    { p1: ['m3', 'm5'], p2: [at('m2', 'bridge')] },
    { bridge: 'p2' },
    { cards: [rage], seats: { p1: inHand('rage') } },
  );
/** The unit has been the target of the spell, which has resolved. */
export const raging = (table: ReturnType<typeof rageTable>, unit: string) =>
  allPass(play(table, 'rage').answer('p1', [unit]));
export const mightOf = (table: ReturnType<typeof rageTable>, unit: string) => table.facts(unit).numbers['might'];
