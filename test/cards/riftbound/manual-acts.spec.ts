import { textFingerprint } from '../../../src/engine/index.js';
import { manualActs } from '../../../src/engine/games/riftbound/manual-acts.js';
import { everyManualAct } from '../../support/manual-acts.js';
import { draw, free } from '../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../support/riftbound-battles.js';
import { allPass, play } from '../../support/riftbound-play.js';
import { gear, unit } from '../../support/riftbound.js';

const CARDS = [
  free('puzzle', { do: 'by-hand', fingerprint: textFingerprint('') }),
  free('spark', draw()),
  free('ember', draw()),
  gear({ id: 'lamp' }),
  unit({ id: 'guest', might: 5 }),
];

everyManualAct({
  game: 'Riftbound',
  acts: manualActs,
  // One of two items that wait below on the chain may be countered.
  after: 'priority',
  open: () => {
    const guests = [
      { card: 'guest', as: 'weary', damage: 1, buff: true, exhausted: true },
      { card: 'guest', as: 'fresh' },
    ];
    const seat = { trash: ['guest'], runes: ['fury', 'fury'], hand: ['guest'] };
    const table = battleTable(
      { p1: guests, p2: ['m3'] },
      {},
      { cards: CARDS, seats: { p1: { ...seat, ...inHand('spark', 'ember', 'puzzle', 'lamp') }, p2: seat } },
    );
    return allPass(play(play(play(table, 'spark'), 'ember'), 'puzzle'));
  },
});
