import { expect, it } from 'vitest';
import { ally, conjuration, conjuredAlteration } from '../../../support/ashes.js';
import { cast, its, opponent, sequence, UNITS } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { noCase, rule } from '../../../support/rule.js';

const wisp = conjuration({
  id: 'wisp',
  abilities: [
    {
      kind: 'triggered',
      name: 'arrive',
      timing: 'when',
      on: [{ event: 'entered', where: { object: { object: { self: true } } } }],
      effect: { do: 'draw', count: 1 },
    },
  ],
});
const back = its(
  UNITS,
  { do: 'destroy', objects: 'it', as: 'gone' },
  { do: 'summon-back', objects: 'gone', as: 'placed' },
  { do: 'draw', count: { size: 'placed' } },
);

rule('Ashes damage.step4', () => {
  noCase('conflict', 'No rule says anything else of what has been destroyed.');
  it('is in its pile, and what comes back is another object that comes into play', () => {
    const table = cast(back, { p1: { battlefield: [{ card: 'wisp', as: 'wisp', status: 2 }] } }, [wisp]);
    expect([table.exists('wisp'), table.cards('p1', 'battlefield')]).toEqual([false, ['wisp']]);
    expect(table.marks(table.find('p1', 'battlefield', 'wisp'))).toEqual({});
    expect(table.cards('p1', 'hand')).toHaveLength(2);
    expect(linesOf(table, 'entered')).toEqual([
      'entered seat p1, object wisp, type conjuration, played false, zone battlefield, card wisp (cardtype.conjuration.2, glossary.battlefield.1)',
    ]);
  });
  it('brings back no ally, nor what was not destroyed', () => {
    const table = cast(back, { p1: { battlefield: ['worker'] } }, [wisp]);
    expect([table.cards('p1', 'battlefield'), table.cards('p1', 'discardPile'), table.cards('p1', 'hand')]).toEqual([
      [],
      ['worker', 'trick'],
      [],
    ]);
    const stays = cast(its(UNITS, { do: 'summon-back', objects: 'it' }), { p1: { battlefield: ['wisp'] } }, [wisp]);
    expect(stays.cards('p1', 'battlefield')).toEqual(['wisp']);
    stays.expectNotHappened('entered');
    const held = its(UNITS, { do: 'to-hand', objects: 'it' }, { do: 'summon-back', objects: 'it' });
    expect(cast(held, { p1: { battlefield: ['worker'] } }, [wisp]).cards('p1', 'hand')).toEqual(['worker']);
  });
  it('brings back no conjured alteration spell', () => {
    const away = its(
      { is: ['alteration'] },
      { do: 'discard-from-play', objects: 'it' },
      { do: 'summon-back', objects: 'it' },
    );
    const table = cast(
      away,
      { p1: { battlefield: [{ card: 'worker', as: 'host' }], attached: [{ card: 'mist', attachedTo: 'host' }] } },
      [conjuredAlteration({ id: 'mist' })],
    );
    expect([table.cards('p1', 'battlefield'), table.cards('p1', 'conjurationPile')]).toEqual([['worker'], ['mist']]);
  });
  it('brings several back one after the other, as their player says', () => {
    const table = cast(
      sequence(
        { do: 'all', from: UNITS, as: 'it' },
        { do: 'for-each', objects: 'it', as: 'one', effect: { do: 'destroy', objects: 'one' } },
        { do: 'summon-back', objects: 'it' },
        { do: 'remove-from-game', objects: 'it' },
      ),
      {
        p1: {
          battlefield: [
            { card: 'wisp', as: 'a' },
            { card: 'wisp', as: 'b', status: 1 },
            { card: 'worker', as: 'c' },
          ],
        },
      },
      [wisp],
    );
    table.expectDecision({ p1: 'nextOfSeveral' }).expectLegal('p1', ['a', 'b']).answer('p1', 'b');
    expect([table.cards('p1', 'battlefield'), table.cards('p1', 'removed')]).toEqual([['wisp', 'wisp'], ['worker']]);
    table.expectDecision({ p1: 'turnAction' });
  });
  it('can be found in the discard pile only then', () => {
    const found = (zone: 'hand' | 'discardPile') => (table: ReturnType<typeof cast>) => table.cards('p1', zone);
    const herald = ally({
      id: 'herald',
      abilities: [
        {
          kind: 'triggered',
          name: 'look',
          timing: 'when',
          on: [{ event: 'destroyed', where: { object: { object: { self: true } } } }],
          effect: {
            do: 'sequence',
            of: [
              { do: 'all', from: { zone: 'discardPile', of: 'you', is: ['ally'] }, as: 'dead' },
              { do: 'to-hand', objects: 'dead' },
            ],
          },
        },
      ],
    });
    const table = cast(its(UNITS, { do: 'destroy', objects: 'it' }), { p1: { battlefield: ['herald'] } }, [herald]);
    expect([found('hand')(table), found('discardPile')(table)]).toEqual([[], ['herald', 'trick']]);
  });
  it('comes from the pile of its owner to whoever brings it back', () => {
    const foreign = { card: 'wisp', as: 'wisp' };
    const table = cast(
      opponent(its(UNITS, { do: 'destroy', objects: 'it' }, { do: 'summon-back', objects: 'it' })),
      { p2: { battlefield: [foreign] } },
      [wisp],
    );
    expect([table.cards('p1', 'battlefield'), table.cards('p2', 'conjurationPile')]).toEqual([['wisp'], []]);
    const [id = ''] = table.state.zones['p1.battlefield'] ?? [];
    expect(table.state.objects[id]).toMatchObject({ owner: 'p2', controller: 'p1' });
  });
});
