/** Where a unit goes that a text has played: at another time, from facedown, and where no unit may go any more. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import {
  activated,
  draw,
  free,
  sequence,
  target,
  whenPlayed,
  kill,
  type Effect,
} from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand, pass } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { activate, allPass, emptyChain, endTurn, kindsOf, play } from '../../../support/riftbound-play.js';
import { battlefield, gear, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

type Play = Extract<Effect, { readonly do: 'play' }>;
const raise = (more: Partial<Play> = {}): Effect =>
  sequence(
    { do: 'choose', from: { zone: 'trash', of: 'you' }, min: 1, max: 1, as: 'card' },
    { do: 'play', card: 'card', ignoring: 'cost', ...more },
  );
const HIDDEN = [{ keyword: 'hidden' } as const];
const closed = battlefield({
  id: 'cliff',
  abilities: [
    {
      kind: 'static',
      name: 'cliff',
      affects: { self: true },
      changes: [{ change: 'flag', flag: 'noUnitsPlayedHere' }],
    },
  ],
});
const cards = [
  closed,
  free('any', raise()),
  free('held', raise({ to: 'controlled' })),
  free('afield', raise({ to: 'battlefield' })),
  ...['doom', 'slay'].map((id) => free(id, kill(), { targets: [target()] })),
  free('wreck', kill(), { targets: [target({ is: ['gear'] })] }),
  free('spark', draw()),
  unit({ id: 'dear', energy: 3 }),
  unit({ id: 'roamer', energy: 3, places: ['open'] }),
  spell({ id: 'psalm', energy: 2, effect: draw() }),
  gear({ id: 'relic', energy: 2, keywords: HIDDEN }),
  gear({ id: 'horn', abilities: [activated('call', [], raise({ to: 'here' }), { timing: 'reaction' })] }),
  ...Object.entries({ herald: {}, warden: { to: 'controlled' }, guide: { to: 'here' } } as const).map(([id, more]) =>
    unit({ id, energy: 0, keywords: HIDDEN, abilities: [whenPlayed(raise(more))] }),
  ),
];
const own = (card: string, more: JsonRecord = {}) => ({ card, as: card, ...more });
/** Passes until p1 may act in the fight of two others that is under way. */
const untilP1 = (table: Table): Table => {
  for (let passes = 0; passes < 9 && table.state.pending[0]?.seat !== 'p1'; passes++)
    table.answer(table.state.pending[0]?.seat ?? '', pass);
  return table.expectDecision({ p1: 'focus' });
};
/** Where cards of p1 are, by card: a battlefield by its label, or the base. */
const places = (table: Table, card: string): readonly unknown[] => {
  const labels = Object.fromEntries(Object.entries(table.labels).map(([label, id]) => [id, label]));
  return (table.state.zones['p1.board'] ?? []).flatMap((id) => {
    const object = table.state.objects[id];
    const place = object?.marks['at'];
    return object?.definition === card ? [typeof place === 'string' ? labels[place] : 'base'] : [];
  });
};
rule('Riftbound 406.3', () => {
  const open = (text: string, trash: string, more: object = {}) =>
    battleTable(
      { p1: [at('m1', 'meadow')], p2: [at('m2', 'bridge')], p3: [] },
      { meadow: 'p1', bridge: 'p2' },
      { cards, seats: { p1: { ...inHand(text), trash: [trash], ...more } } },
    );
  it('asks for all places of the unit also in the turn of another, whatever its timing', () => {
    const boards = { p1: [at('m1', 'meadow')], p2: [] };
    const seats = { p1: { ...inHand('any'), trash: ['dear'] }, p2: inHand('spark') };
    const table = endTurn(battleTable(boards, { meadow: 'p1' }, { cards, seats })).expectDecision({ p2: 'turnAction' });
    play(play(table, 'spark', 'p2').answer('p2', pass), 'any')
      .answer('p1', pass)
      .answer('p2', pass);
    table.expectDecision({ p1: 'where' }).expectLegal('p1', ['base', 'meadow']).answer('p1', 'meadow');
    expect(places(table, 'dear')).toEqual(['meadow']);
  });
  it('goes where its player has control, and nowhere by its own text, where the text says so', () => {
    const asked = (text: string) =>
      allPass(play(open(text, 'roamer'), text))
        .expectDecision({ p1: 'where' })
        .legal('p1').length;
    expect([asked('any'), asked('held'), asked('afield')]).toEqual([3, 1, 3]);
  });
  it('goes to no battlefield where units of two others are', () => {
    const boards = { p1: [], p2: [at('m2', 'bridge'), at('m3', 'tower')], p3: [at('m4', 'tower')] };
    const seats = { p1: { ...inHand('afield'), trash: ['dear'] } };
    const table = untilP1(battleTable(boards, { bridge: 'p2' }, { cards, seats }));
    emptyChain(play(table, 'afield')).expectDecision({ p1: 'where' }).expectLegal('p1', ['meadow', 'bridge']);
  });
  it('goes to the base where all battlefields are closed, unless the text says otherwise (054.1)', () => {
    const done = (text: string) => {
      const seats = {
        p1: { ...inHand(text), trash: ['dear'], battlefields: [own('cliff')] },
        p2: { battlefields: [own('cliff', { as: 'crag' })] },
      };
      const table = allPass(play(battleTable({ p1: [], p2: [] }, {}, { cards, seats }), text));
      return [places(table, 'dear'), kindsOf(table).includes('notPlayed')];
    };
    expect([done('any'), done('afield')]).toEqual([
      [['base'], false],
      [[], true],
    ]);
  });
  it('plays nothing here if what says so is gone (356.3.e.12)', () => {
    const called = (answer: boolean) => {
      const seats = { p1: { ...inHand('wreck'), trash: [own('dear')] } };
      const table = activate(battleTable({ p1: ['horn', 'm1'], p2: [] }, {}, { cards, seats }), 'horn', 'call');
      if (answer) play(table, 'wreck').answer('p1', ['horn']);
      emptyChain(table);
      if (table.state.pending[0]?.kind === 'choose') emptyChain(table.answer('p1', ['dear']));
      return [places(table, 'dear'), table.cards('p1', 'trash').includes('dear'), kindsOf(table).includes('notPlayed')];
    };
    expect(called(false)).toEqual([['base'], false, false]);
    expect(called(true)).toEqual([[], true, false]);
  });
  it('plays a spell, and gear into the base, also if a unit would go elsewhere', () => {
    const lines = (text: string, card: string) =>
      linesOf(emptyChain(play(open(text, card), text)), 'entered', 'played').map((line) => line.replace(/ \(.*/, ''));
    expect(lines('afield', 'relic').slice(1)).toEqual([
      'entered seat p1, object relic, type gear, at null, exhausted false, card relic',
      'played seat p1, object relic, card relic, type gear',
    ]);
  });
});
rule('Riftbound 406.3.c', () => {
  const raising = (trash: string) =>
    battleTable({ p1: [], p2: [] }, {}, { cards, seats: { p1: { ...inHand('any'), trash: [trash] } } });
  it('plays no rune, of which the others learn nothing', () => {
    const table = allPass(play(raising('fury'), 'any'));
    expect(linesOf(table, 'notPlayed', 'cardChained')).toEqual([
      'notPlayed seat p1, secret {seats [p1], fields {object fury}} (406.3.c)',
    ]);
  });
});
