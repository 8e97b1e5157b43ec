/** What the state remembers only where a text asks for it, so that older builds' records keep their positions. */
import { describe, expect, it } from 'vitest';
import { inHand } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { spell } from '../../../../../test/support/riftbound.js';
import { openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';
import { pricingIn, pricingOf } from '../rules/346-playing/352.4-choices.js';

const study = { ...spellOf('study', 'Draw 3.'), energy: 2 };
const hush = spellOf('hush', 'Draw 2. If you played this from your hand, draw 3.');
const lore = unitOf('lore', 'When you play a spell, if you spent {2} or more, draw 1.');

describe('a card on the chain remembers', () => {
  it.each([
    ['nothing where no text asks', [study], {}],
    ['that it came from the hand where a text asks', [study, hush], { fromHand: true }],
    ['the energy that was spent where a text asks', [study, lore], { energySpent: 2 }],
  ])('%s', (_what, cards, noted) => {
    const table = open(cards, { p1: [], p2: [] }, {}, { p1: { ...inHand('study'), energy: 2 } });
    play(table, 'study').answer('p1', table.legal('p1')[0] ?? null);
    const [onChain = ''] = table.state.zones['chain'] ?? [];
    expect(table.state.objects[onChain]?.marks).toEqual({ finalized: true, ...noted });
  });
});

describe('what an effect does to a cost is remembered', () => {
  it.each([
    ['as one word where nothing is taken off', { ignoring: 'cost' }, 'cost'],
    ['as one word for the energy', { ignoring: 'energy' }, 'energy'],
    ['as a record where energy is taken off', { reduced: 2 }, { reduced: 2 }],
    ['as a record of both', { ignoring: 'energy', reduced: 2 }, { ignoring: 'energy', reduced: 2 }],
  ] as const)('%s', (_how, priced, pricing) => {
    const { ignoring, reduced } = { ignoring: undefined, reduced: undefined, ...priced };
    expect([pricingOf(ignoring, reduced), pricingIn(pricing)]).toEqual([pricing, priced]);
  });
});

/** It draws, and asks whether its player's first unit was drawn, or played, in this turn. */
const seek = spell({
  id: 'seek',
  energy: 0,
  effect: {
    do: 'sequence',
    of: [
      { do: 'draw', count: 1 },
      { do: 'all', from: { is: ['unit'], of: 'you' }, as: 'found' },
      {
        do: 'if',
        condition: {
          any: [
            { happened: 'drawn', about: 'found', is: { min: 1 } },
            { happened: 'played', about: 'found', is: { min: 1 } },
          ],
        },
        then: { do: 'gain-experience', amount: 1 },
      },
    ],
  },
});

it.each([
  ['without such an object no event counts', [], 0],
  ['an event of the object counts', ['guest'], 1],
])('"about": %s', (_which, units, gained) => {
  const cards = [seek, unitOf('guest', 'I enter ready.')];
  const p1 = { ...inHand('seek', ...units), mainDeck: ['m3'] };
  const table = open(cards, { p1: [], p2: [] }, {}, { p1 });
  for (const unit of units) emptyChain(play(table, unit));
  expect(emptyChain(play(table, 'seek')).player('p1')['experience']).toBe(gained);
});
