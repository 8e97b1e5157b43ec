/** A card keeps what CP it was paid with, and its texts ask for it. */
import { expect, it } from 'vitest';
import { sequence, target } from '../../../support/fftcg-abilities.js';
import { backup, bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

const paid = (mark: string) => ({ mark, of: 'self' });
const asking = [
  {
    kind: 'triggered' as const,
    name: 'count',
    on: [{ event: 'entered', where: { object: { object: { self: true } } } }],
    effect: sequence({ do: 'draw', count: paid('cpElements') }, { do: 'gain-crystals', count: paid('cpFromHand') }),
  },
];
const cards = [
  backup({ id: 'flame' }),
  backup({ id: 'tide', elements: ['water'] }),
  backup({ id: 'gale', elements: ['wind'] }),
  forward({ id: 'knight' }),
  forward({ id: 'asker', cost: 3, abilities: asking }),
  summon({
    id: 'spell',
    cost: 2,
    targets: [target()],
    effect: { do: 'deal', objects: 'target', amount: { plus: [paid('waterCp')], times: 1000 } },
  }),
  summon({
    id: 'call',
    cost: 0,
    targets: [target({ zone: 'break' })],
    effect: { do: 'play-onto-field', objects: 'target' },
  }),
];
const named = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));
const table = (hand: readonly string[]) =>
  fftcgTable(
    { p1: { hand: named(...hand), field: named('flame', 'tide', 'gale'), deck: ['knight', 'knight', 'knight'] } },
    cards,
  );
const cast = (payment: { readonly [id: string]: string }) =>
  bothPass(table(['asker', 'knight']).answer('p1', { action: 'cast-character', card: 'asker' }).answer('p1', payment));

rule('FF-TCG 11.4.7', () => {
  it('was paid with as many elements as its CP had', () => {
    const at = cast({ flame: 'fire', tide: 'water', gale: 'wind' });
    expect([at.cards('p1', 'hand').length, at.player('p1')]).toEqual([4, { crystals: 0 }]);
  });

  it('was paid with CP from the hand where a card was discarded for them', () => {
    const at = cast({ knight: 'fire', flame: 'fire' });
    expect([at.cards('p1', 'hand').length, at.player('p1')]).toEqual([1, { crystals: 2 }]);
  });

  it('was paid with nothing where an effect puts it onto the field', () => {
    const at = fftcgTable({ p1: { hand: named('call'), break: named('asker'), deck: ['knight'] } }, cards).answer(
      'p1',
      { action: 'cast-summon', card: 'call' },
    );
    bothPass(at.answer('p1', ['asker'])).expectHappened('entered', { cast: false, via: 'summon' });
    bothPass(at);
    expect([at.cards('p1', 'hand').length, at.player('p1')]).toEqual([0, { crystals: 0 }]);
  });
});

rule('FF-TCG 11.3.7.1', () => {
  it.each([
    [{ flame: 'fire', tide: 'water' }, 1000],
    [{ flame: 'fire', gale: 'wind' }, 0],
  ])('was paid with CP of an element: %j', (payment, damage) => {
    const at = fftcgTable(
      { p1: { hand: named('spell'), field: named('flame', 'tide', 'gale') }, p2: { field: named('knight') } },
      cards,
    );
    at.answer('p1', { action: 'cast-summon', card: 'spell' }).answer('p1', ['knight']).answer('p1', payment);
    expect(bothPass(at).marks('knight')['damage'] ?? 0).toBe(damage);
  });
});
