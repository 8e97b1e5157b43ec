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
import { emptyChain, kindsOf, play } from '../../../support/riftbound-play.js';
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
const facedown = (...names: readonly string[]) => ({
  facedown: names.map((card) => own(card, { at: 'meadow', hiddenIn: 0 })),
});
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
rule('Riftbound 727.1.d.1', () => {
  const hidden = (card: string, more: JsonRecord = {}, boards: Parameters<typeof battleTable>[0] = {}) =>
    battleTable(
      { p1: [at('m1', 'meadow')], p2: [], ...boards },
      { meadow: 'p1' },
      { cards, seats: { p1: { ...facedown(card), ...more } } },
    );
  it('is played where it lies, but to the base where units of two others are (436.2.a)', () => {
    const two = { p1: [], p2: [at('m2', 'meadow')], p3: [at('m3', 'meadow')] };
    expect(places(play(hidden('herald'), 'herald'), 'herald')).toEqual(['meadow']);
    expect(places(play(untilP1(hidden('herald', {}, two)), 'herald'), 'herald')).toEqual(['base']);
  });
  it('is played to the base as gear', () => {
    expect(places(play(hidden('relic'), 'relic'), 'relic')).toEqual(['base']);
  });
});
rule('Riftbound 727.1.d.3', () => {
  const open = (card: string, boards: Parameters<typeof battleTable>[0] = {}) => {
    const seats = { p1: { ...facedown(card), ...inHand('doom', 'slay'), trash: [own('dear')] } };
    return battleTable({ p1: [at('m1', 'meadow')], p2: [], ...boards }, { meadow: 'p1' }, { cards, seats });
  };
  const heir = (card: string) => play(open(card), card);
  /** Both units of p1 at the meadow die before the effect resolves. */
  const lost = (card: string) => {
    const table = heir(card);
    const unit = table.find('p1', 'board', card);
    play(play(table, 'doom').answer('p1', ['m1']), 'slay').answer('p1', [unit]);
    return emptyChain(emptyChain(table).expectDecision({ p1: 'choose' }).answer('p1', ['dear']));
  };
  const result = (table: Table) => {
    expect(['turnAction', 'focus']).toContain(table.state.pending[0]?.kind);
    return [places(table, 'dear'), kindsOf(table).includes('notPlayed')];
  };
  it.each(['herald', 'warden', 'guide'])('plays a unit there alone: %s', (card) => {
    expect(result(emptyChain(heir(card)))).toEqual([['meadow'], false]);
  });
  it('plays no unit there without control where the text asks for control, and else plays it', () => {
    expect(result(lost('herald'))).toEqual([['meadow'], false]);
    expect(result(lost('warden'))).toEqual([[], true]);
  });
  it('plays it to the base where units of two others are there (436.2.a)', () => {
    const table = untilP1(open('herald', { p1: [], p2: [at('m2', 'meadow')], p3: [at('m3', 'meadow')] }));
    expect(result(emptyChain(play(table, 'herald')))).toEqual([['base'], false]);
  });
});
