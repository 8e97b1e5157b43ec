import { expect, it } from 'vitest';
import { ally, alteration } from '../../../support/ashes.js';
import { cast, its, opponent, sequence, UNITS } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

/** It says when it is destroyed or has left play, and may go to hand then. */
const loud = (when: 'destroyed' | 'leavesPlay', effect: Parameters<typeof cast>[0]) =>
  ally({
    id: 'loud',
    abilities: [
      {
        kind: 'triggered',
        name: 'cry',
        timing: 'when',
        on: [{ event: when, where: { object: { object: { self: true } } } }],
        effect,
      },
    ],
  });
const armour = alteration({ id: 'armour' });
const DRAW = { do: 'draw', count: 1 } as const;
const on = (unit: string) => ({ card: 'armour', attachedTo: unit });

rule('Ashes discard.1', () => {
  it('discards from play with what is attached, and destroys nothing', () => {
    const table = cast(
      its(UNITS, { do: 'discard-from-play', objects: 'it', as: 'gone' }, { do: 'draw', count: { size: 'gone' } }),
      { p2: { battlefield: [{ card: 'loud', as: 'loud', status: 2 }], attached: [on('loud')] } },
      [loud('destroyed', DRAW), armour],
    );
    table.expectHappened('leftPlay', { card: 'loud' }).expectNotHappened('destroyed');
    expect([table.cards('p2', 'discardPile'), table.cards('p2', 'hand'), table.cards('p1', 'hand')]).toEqual([
      ['armour', 'loud'],
      [],
      ['worker'],
    ]);
  });
  it('leaves play all the same, which may trigger something', () => {
    const table = cast(its(UNITS, { do: 'discard-from-play', objects: 'it' }), { p2: { battlefield: ['loud'] } }, [
      loud('leavesPlay', DRAW),
    ]);
    expect(table.cards('p2', 'hand')).toEqual(['worker']);
  });
  it('discards an alteration spell and leaves its unit', () => {
    const table = cast(
      its({ is: ['alteration'] }, { do: 'discard-from-play', objects: 'it' }),
      { p2: { battlefield: [{ card: 'worker', as: 'worker' }], attached: [on('worker')] } },
      [armour],
    );
    expect([table.cards('p2', 'battlefield'), table.cards('p2', 'discardPile')]).toEqual([['worker'], ['armour']]);
  });
  it('discards no Phoenixborn', () => {
    const table = cast(its({ is: ['phoenixborn'] }, { do: 'discard-from-play', objects: 'it' }));
    table.answer('p1', table.find('p2', 'phoenixborn', 'champion'));
    expect(table.cards('p2', 'phoenixborn')).toEqual(['champion']);
    table.expectDecision({ p1: 'turnAction' });
  });
  it('puts what is destroyed into its owner’s hand instead, where it says so meanwhile', () => {
    const table = cast(
      sequence(its(UNITS, { do: 'destroy', objects: 'it' }), { do: 'to-hand', objects: 'it' }),
      { p2: { battlefield: [{ card: 'loud', as: 'loud' }], attached: [on('loud')] } },
      [loud('destroyed', { do: 'to-hand', objects: 'self' }), armour],
    );
    expect([table.cards('p2', 'hand'), table.cards('p2', 'discardPile')]).toEqual([['loud'], ['armour']]);
    // It was there before the last line looked for it.
    table.expectNotHappened('takenToHand');
  });
  it('does the same with what was attached, where a text says it of that', () => {
    const table = cast(
      its(UNITS, { do: 'destroy', objects: 'it' }),
      { p2: { battlefield: [{ card: 'worker', as: 'worker' }], attached: [on('worker')] } },
      [
        alteration({
          id: 'armour',
          abilities: [
            {
              kind: 'triggered',
              name: 'stay',
              timing: 'when',
              on: [{ event: 'destroyed', where: { object: { object: { sourceMark: 'attachedTo' } } } }],
              effect: { do: 'to-hand', objects: 'self' },
            },
          ],
        }),
      ],
    );
    expect([table.cards('p2', 'hand'), table.cards('p2', 'discardPile')]).toEqual([['armour'], ['worker']]);
  });
  it('puts away cards alone: neither dice nor a Phoenixborn', () => {
    const none = (zone: 'activePool' | 'phoenixborn', put: 'to-hand' | 'remove-from-game') =>
      cast(sequence({ do: 'all', from: { zone, of: 'you' }, as: 'it' }, { do: put, objects: 'it' }), {
        p1: { activePool: [{ card: 'charm', cardless: true }] },
      });
    for (const put of ['to-hand', 'remove-from-game'] as const) {
      expect(none('activePool', put).cards('p1', 'activePool')).toEqual(['charm']);
      expect(none('phoenixborn', put).cards('p1', 'phoenixborn')).toEqual(['champion']);
    }
  });
  it('returns what is in play to hand', () => {
    const table = cast(its(UNITS, { do: 'to-hand', objects: 'it' }), { p2: { battlefield: ['worker'] } });
    table.expectHappened('leftPlay', { card: 'worker' });
    expect([table.cards('p2', 'hand'), table.cards('p2', 'discardPile')]).toEqual([['worker'], []]);
  });
  it('removes from the game what is in play, and what was just destroyed', () => {
    const inPlay = cast(its(UNITS, { do: 'remove-from-game', objects: 'it' }), { p2: { battlefield: ['worker'] } });
    expect([inPlay.cards('p2', 'removed'), inPlay.cards('p2', 'discardPile')]).toEqual([['worker'], []]);
    const destroyed = cast(its(UNITS, { do: 'destroy', objects: 'it' }, { do: 'remove-from-game', objects: 'it' }), {
      p2: { battlefield: ['worker'] },
    });
    destroyed.expectHappened('removedFromGame', { seat: 'p2', card: 'worker' });
    expect([destroyed.cards('p2', 'removed'), destroyed.cards('p2', 'discardPile')]).toEqual([['worker'], []]);
  });
});

rule('Ashes discard.2', () => {
  it('lets the player whose hand it is choose', () => {
    const table = cast(
      opponent({ do: 'discard', player: 'player', count: 1, as: 'gone' }, { do: 'draw', count: { size: 'gone' } }),
      { p2: { hand: ['worker', { card: 'loud', as: 'loud' }] } },
      [loud('destroyed', DRAW)],
    );
    table.expectDecision({ p2: 'discardCards' }).answer('p2', ['loud']);
    expect([table.cards('p2', 'discardPile'), table.cards('p2', 'hand')]).toEqual([['loud'], ['worker']]);
    expect(table.cards('p1', 'hand')).toEqual(['worker']);
  });
  it('asks nobody about the whole hand, nor about an empty one', () => {
    const both = opponent({ do: 'discard', player: 'player', count: 2 });
    const table = cast(both, { p2: { hand: ['worker', 'worker'] } });
    expect(table.cards('p2', 'discardPile')).toEqual(['worker', 'worker']);
    cast(both).expectDecision({ p1: 'turnAction' }).expectNotHappened('discarded');
  });
  it('tells the others which card it was, and nothing of the rest', () => {
    const table = cast(
      opponent({ do: 'discard', player: 'player', count: 1 }),
      { p2: { hand: ['worker', { card: 'loud', as: 'loud' }] } },
      [loud('destroyed', DRAW)],
    );
    expect(JSON.stringify(table.rules.view(table.state, { kind: 'player', seat: 'p1' }))).not.toContain('loud');
    table.answer('p2', ['loud']).expectHappened('discarded', { seat: 'p2', card: 'loud', from: 'hand' });
  });
  it('discards from the top of the draw pile, as many as there are', () => {
    const table = cast(
      opponent({ do: 'discard-top', player: 'player', count: 3, as: 'gone' }, { do: 'draw', count: { size: 'gone' } }),
      { p2: { drawPile: ['loud', 'worker'] } },
      [loud('destroyed', DRAW)],
    );
    expect([table.cards('p2', 'drawPile'), table.cards('p1', 'hand')]).toEqual([[], ['worker', 'worker']]);
    expect(table.cards('p2', 'discardPile').toSorted()).toEqual(['loud', 'worker']);
    table.expectNotHappened('woundsPlaced');
  });
});
