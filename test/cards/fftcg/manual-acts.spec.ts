import { textFingerprint } from '../../../src/engine/index.js';
import { manualActs } from '../../../src/engine/games/fftcg/manual-acts.js';
import { backup, bothPass, fftcgTable, forward, monster, summon } from '../../support/fftcg.js';
import { everyManualAct } from '../../support/manual-acts.js';

const CARDS = [
  summon({ id: 'puzzle', cost: 0, effect: { do: 'by-hand', fingerprint: textFingerprint('') } }),
  forward({ id: 'guest', generic: true, cost: 0, keywords: ['brave', 'haste', 'first-strike'], power: 9000 }),
  forward({ id: 'host', generic: true, cost: 0, power: 9000 }),
  backup({ id: 'lamp', cost: 0 }),
  monster({ id: 'slime', generic: true, cost: 0 }),
];

const counters = { Monster: 2, Warp: 2, EXP: 2, Shuriken: 2, Bounty: 2, Other: 2 };
const deck = ['host', 'lamp', 'guest', 'host', 'lamp', 'guest', 'host', 'lamp'];

everyManualAct({
  game: 'FF-TCG',
  acts: manualActs,
  after: 'priority',
  open: () => {
    const p1 = {
      hand: [{ card: 'puzzle', as: 'puzzle' }, 'guest', 'lamp'],
      field: [{ card: 'host', dull: true, counters }, 'lamp', 'slime'],
      break: ['host'],
      deck,
    };
    const p2 = { hand: ['lamp', 'host'], field: ['guest', 'host'], break: ['guest'], deck };
    const table = fftcgTable({ p1, p2 }, CARDS);
    return bothPass(table.answer('p1', { action: 'cast-summon', card: 'puzzle' }));
  },
});
