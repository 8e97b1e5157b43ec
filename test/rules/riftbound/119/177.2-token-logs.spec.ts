import { expect, it } from 'vitest';
import { activated, sequence, whenever, type Effect } from '../../../support/riftbound-abilities.js';
import { at, battleTable, move, passAll } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { activate, allPass, emptyChain } from '../../../support/riftbound-play.js';
import { battlefield, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const plant = (more: object): Effect => ({ do: 'play-token', card: 'sprout', count: 1, ...more });
const abilities = [
  activated('here', [], plant({ at: 'here' })),
  activated('base', [], plant({ at: 'base', ready: true })),
  activated('twice', [], sequence(plant({ at: 'base', count: 2, as: 'new' }), { do: 'draw', count: { size: 'new' } })),
  activated('none', [], plant({ count: 0 })),
  activated('anywhere', [], plant({})),
  activated(
    'there',
    [],
    sequence({ do: 'all', from: { zone: 'battlefields', named: 'tower' }, as: 'spot' }, plant({ place: 'spot' })),
  ),
];
const cards = [unit({ id: 'sprout', supertype: 'token', energy: 0, might: 1 }), unit({ id: 'sower', abilities })];
const open = (where: string | null) =>
  battleTable({ p1: [where === null ? 'sower' : at('sower', where)], p2: [] }, { meadow: 'p1' }, { cards });
const used = (where: string | null, ability: string) => allPass(activate(open(where), 'sower', ability));
const places = (table: ReturnType<typeof used>) =>
  (table.state.zones['p1.board'] ?? [])
    .map((id) => table.state.objects[id])
    .flatMap((object) => (object?.definition === 'sprout' ? [object.marks] : []));

rule('Riftbound 177.2', () => {
  it('enters at the place of its source, or in the base with that', () => {
    const there = used('meadow', 'here');
    expect([linesOf(there, 'tokenEntered', 'tokenPlayed'), places(there)]).toEqual([
      [
        'tokenEntered seat p1, card sprout, type unit, at meadow, exhausted true, object sprout (176, 174, 175, 177.2, 140.4)',
        'tokenPlayed seat p1, object sprout, card sprout, type unit (177.1.a)',
      ],
      [{ at: there.id('meadow'), exhausted: true }],
    ]);
    expect(places(used(null, 'here'))).toEqual([{ exhausted: true }]);
  });
  it('enters in the base where the text says so, ready if it says that', () => {
    const table = used('meadow', 'base');
    expect([linesOf(table, 'tokenEntered', 'tokenPlayed'), places(table)]).toEqual([
      [
        'tokenEntered seat p1, card sprout, type unit, at null, exhausted false, object sprout (176, 174, 175, 177.2, 140.4)',
        'tokenPlayed seat p1, object sprout, card sprout, type unit (177.1.a)',
      ],
      [{}],
    ]);
  });
  it('is as many as the text says, and all of them are named', () => {
    const table = used(null, 'twice');
    expect([places(table), table.cards('p1', 'hand')]).toEqual([
      [{ exhausted: true }, { exhausted: true }],
      ['soldier', 'soldier'],
    ]);
    used(null, 'none').expectNotHappened('tokenEntered').expectDecision({ p1: 'turnAction' });
  });
  it('goes where its player says, to the base or to a battlefield of theirs', () => {
    const table = used('meadow', 'anywhere').expectDecision({ p1: 'tokenPlace' }).expectLegal('p1', ['base', 'meadow']);
    expect(places(table.answer('p1', 'meadow'))).toEqual([{ at: table.id('meadow'), exhausted: true }]);
    expect(places(used('meadow', 'anywhere').answer('p1', 'base'))).toEqual([{ exhausted: true }]);
    expect(places(used(null, 'anywhere'))).toEqual([{ exhausted: true }]);
  });
  it('enters at the battlefield that the text names, wherever its source is', () => {
    const named = (where: string | null) =>
      allPass(
        activate(
          battleTable(
            { p1: [where === null ? 'sower' : at('sower', where)], p2: [], p3: [] },
            { meadow: 'p1' },
            { cards },
          ),
          'sower',
          'there',
        ),
      );
    for (const where of [null, 'meadow']) {
      const table = named(where);
      expect(places(table)).toEqual([{ at: table.id('tower'), exhausted: true }]);
    }
  });
  it('enters at the battlefield whose own text has it played there', () => {
    const garden = battlefield({
      id: 'garden',
      abilities: [whenever('scored', plant({ at: 'here' }), { where: { object: { object: { self: true } } } })],
    });
    const seats = { p1: { battlefields: [{ card: 'garden', as: 'garden' }] } };
    const table = battleTable({ p1: ['m2'], p2: [] }, {}, { cards: [...cards, garden], seats });
    const conquered = emptyChain(passAll(move(table, 'p1', ['m2'], 'garden')));
    expect(places(conquered)).toEqual([{ at: conquered.id('garden'), exhausted: true }]);
  });
});
