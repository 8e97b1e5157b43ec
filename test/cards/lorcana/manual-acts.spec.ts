import { textFingerprint } from '../../../src/engine/index.js';
import { manualActs } from '../../../src/engine/games/lorcana/manual-acts.js';
import { action, character, item, location, lorcanaTable } from '../../support/lorcana.js';
import { everyManualAct } from '../../support/manual-acts.js';

const CARDS = [
  action({ id: 'puzzle', cost: 0, effect: { do: 'by-hand', fingerprint: textFingerprint('') } }),
  character({ id: 'guest', keywords: ['bodyguard', 'evasive', 'reckless', 'rush', 'support', 'ward'].map(keyword) }),
  character({ id: 'host', keywords: ['challenger', 'resist', 'singer'].map((one) => ({ ...keyword(one), n: 1 })) }),
  item({ id: 'lamp' }),
  location({ id: 'inn' }),
];

function keyword(name: string) {
  return { keyword: name } as NonNullable<Parameters<typeof character>[0]['keywords']>[number];
}

everyManualAct({
  game: 'Lorcana',
  acts: manualActs,
  after: 'turnAction',
  open: () => {
    const table = lorcanaTable(
      {
        p1: {
          hand: ['puzzle', 'lamp', 'guest'],
          play: [{ card: 'host', exerted: true, damage: 1 }, 'lamp', 'inn'],
          discard: ['host'],
        },
        p2: {
          play: [{ card: 'guest', damage: 1 }, 'host', { card: 'inn', damage: 1 }],
          hand: ['lamp'],
          discard: ['guest'],
        },
      },
      CARDS,
    );
    return table.answer('p1', { action: 'play', card: table.find('p1', 'hand', 'puzzle'), pay: 'ink' });
  },
});
