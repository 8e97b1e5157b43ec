/** What a card on the chain remembers of its playing, if a text of the card set asks for it. */
import { expect, it } from 'vitest';
import { draw, free, sequence, whenever } from '../../../support/riftbound-abilities.js';
import { battleTable, inHand } from '../../../support/riftbound-battles.js';
import { allPass, play } from '../../../support/riftbound-play.js';
import { type riftboundRules, runes, spell } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const costly = spell({ id: 'costly', energy: 2, effect: draw() });
const raise = free(
  'raise',
  sequence(
    { do: 'choose', from: { zone: 'trash', of: 'you' }, min: 1, max: 1, as: 'card' },
    { do: 'play', card: 'card', ignoring: 'cost' },
  ),
);
const asksForHand = free('asking', {
  do: 'if',
  condition: { object: 'self', matches: { zone: 'any', marks: { fromHand: true } } },
  then: draw(),
});
const asksForEnergy = spell({
  id: 'listener',
  energy: 0,
  abilities: [whenever('played', draw(), { where: { energy: { equals: 2 } } })],
});
const bindsEnergy = spell({
  id: 'listener',
  energy: 0,
  abilities: [whenever('played', draw(), { bind: { paid: 'energy' } })],
});
const FINALIZED = { finalized: true };
/** The marks of the spell on the chain. */
const noted = (asking: NonNullable<Parameters<typeof riftboundRules>[0]>, card: string) => {
  const table = battleTable(
    { p1: [], p2: [] },
    {},
    {
      cards: [costly, raise, ...asking],
      seats: { p1: { ...inHand('costly', 'raise'), trash: ['costly'], runes: runes('fury', 2) } },
    },
  );
  play(table, card);
  if (table.state.pending[0]?.kind === 'payment') table.answer('p1', table.legal('p1')[0] ?? null);
  if (card === 'raise') allPass(table);
  const [item = ''] = table.state.zones['chain'] ?? [];
  const { definition, marks } = table.state.objects[item] ?? {};
  expect(definition).toBe('costly');
  return marks;
};

rule('Riftbound 351.1', () => {
  it('remembers nothing where no text asks for it', () => {
    expect([noted([], 'costly'), noted([], 'raise')]).toEqual([FINALIZED, FINALIZED]);
  });
  it('remembers that it came from a hand where a text asks for that', () => {
    expect([noted([asksForHand], 'costly'), noted([asksForHand], 'raise')]).toEqual([
      { ...FINALIZED, fromHand: true },
      FINALIZED,
    ]);
  });
  it.each([
    ['by a number', asksForEnergy],
    ['by a name', bindsEnergy],
  ])('remembers the energy that was spent where a text asks for that %s', (_how, asking) => {
    expect([noted([asking], 'costly'), noted([asking], 'raise')]).toEqual([
      { ...FINALIZED, energySpent: 2 },
      FINALIZED,
    ]);
  });
  it('remembers both where texts ask for both', () => {
    expect(noted([asksForHand, asksForEnergy], 'costly')).toEqual({ ...FINALIZED, fromHand: true, energySpent: 2 });
  });
});
