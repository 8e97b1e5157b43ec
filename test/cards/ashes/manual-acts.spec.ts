import { textFingerprint } from '../../../src/engine/index.js';
import { manualActs } from '../../../src/engine/games/ashes/manual-acts.js';
import { action, ally, ashesTable, conjuration, dice, ready } from '../../support/ashes.js';
import { everyManualAct } from '../../support/manual-acts.js';

const CARDS = [
  action({ id: 'puzzle', cost: [], effect: { do: 'by-hand', fingerprint: textFingerprint('') } }),
  ally({ id: 'guest', life: 9 }),
  ready({ id: 'lamp' }),
  conjuration({ id: 'echo' }),
];
const TOKENS = { wounds: 1, exhaustion: 1, status: 1 };

everyManualAct({
  game: 'Ashes',
  acts: manualActs,
  after: 'turnAction',
  open: () => {
    const seat = {
      battlefield: [{ card: 'guest', ...TOKENS }, 'guest'],
      spellboard: ['lamp'],
      conjurationPile: ['echo'],
      discardPile: ['guest'],
      activePool: dice('natural', 'class', 2),
    };
    const table = ashesTable(
      { p1: { ...seat, hand: ['puzzle', 'lamp'] }, p2: { ...seat, activePool: [], hand: ['lamp'] } },
      CARDS,
    );
    return table.answer('p1', { action: 'play', card: table.find('p1', 'hand', 'puzzle') });
  },
});
