/** What texts permit beside the rules: to hide, to move, to win. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { activated, free, sequence } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand } from '../../../support/riftbound-battles.js';
import { linesOf } from '../../../support/log-lines.js';
import { activate, allPass, emptyChain } from '../../../support/riftbound-play.js';
import { battlefield, gear, legend, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const says = (flag: string) =>
  ({ kind: 'static', name: flag, affects: { self: true }, changes: [{ change: 'flag', flag }] }) as const;
const veiled = (id: string) => unit({ id, energy: 9, keywords: [{ keyword: 'hidden' }] });
const cards = [
  legend({ id: 'thief', abilities: [says('hidesForNothing')] }),
  battlefield({ id: 'cellar', abilities: [says('hidesOneMore')] }),
  battlefield({ id: 'plaza', abilities: [says('reachedFromAnywhere')] }),
  ...['veil-1', 'veil-2', 'veil-3'].map(veiled),
  free('crown', { do: 'win-game' }),
];
const own = (card: string) => ({ card, as: card });
const hides = (table: Table) =>
  table.legal('p1').flatMap((answer) => {
    const { action, card = '', at: place = '' } = answer as { readonly [field: string]: string };
    const labels = Object.fromEntries(Object.entries(table.labels).map(([label, id]) => [id, label]));
    return action === 'hide' ? [`${labels[card]} ${labels[place]}`] : [];
  });
const hide = (table: Table, card: string, place: string) => table.answer('p1', { action: 'hide', card, at: place });
rule('Riftbound 408.1', () => {
  const open = (p1: JsonRecord, p2: JsonRecord = {}) =>
    battleTable(
      { p1: [at('m1', 'meadow')], p2: [] },
      { meadow: 'p1' },
      { cards, seats: { p1: { ...inHand('veil-1'), ...p1 }, p2 } },
    );
  it('costs its player nothing where a text says so (002), and others what it costs', () => {
    expect(hides(open({ legend: [own('thief')] }))).toEqual(['veil-1 meadow']);
    expect(hides(open({}))).toEqual([]);
    expect(hides(open({}, { legend: [own('thief')] }))).toEqual([]);
    const table = hide(open({ legend: [own('thief')], mind: 1 }), 'veil-1', 'meadow');
    expect(linesOf(table.expectDecision({ p1: 'turnAction' }))).toEqual([
      'hidden seat p1, object veil-1, at meadow, secret {seats [p1], fields {card veil-1}} (408.1, 408.2.a, 727.1, 727.1.c)',
    ]);
    expect(table.player('p1')['mind']).toBe(1);
  });
});
rule('Riftbound 414.3', () => {
  const STOW = { do: 'choose', from: { zone: 'trash', of: 'you' }, min: 1, max: 1, as: 'card' } as const;
  const box = (id: string, kept: boolean) =>
    gear({
      id,
      abilities: [
        activated('stow', [], sequence(STOW, { do: 'banish', objects: 'card', ...(kept && { kept }) })),
        activated(
          'fetch',
          [],
          sequence(
            { do: 'choose', from: { zone: 'banishment', markIsSource: 'banishedWith' }, min: 1, max: 1, as: 'card' },
            { do: 'return', objects: 'card' },
          ),
        ),
      ],
    });
  it('is known by what has banished it where the text says so, and by nothing else', () => {
    const stowed = (by: string, from: string) => {
      const table = battleTable(
        { p1: ['chest', 'pit', 'coffer'], p2: [] },
        {},
        { cards: [box('chest', true), box('coffer', true), box('pit', false)], seats: { p1: { trash: ['soldier'] } } },
      );
      const asked = allPass(activate(table, by, 'stow'));
      if (asked.state.pending[0]?.kind === 'choose') asked.answer('p1', asked.legal('p1')[0] ?? null);
      emptyChain(activate(asked, from, 'fetch'));
      if (asked.state.pending[0]?.kind === 'choose') asked.answer('p1', asked.legal('p1')[0] ?? null);
      return [asked.cards('p1', 'banishment'), asked.cards('p1', 'hand')];
    };
    expect(stowed('chest', 'chest')).toEqual([[], ['soldier']]);
    expect(stowed('chest', 'coffer')).toEqual([['soldier'], []]);
    expect(stowed('pit', 'pit')).toEqual([['soldier'], []]);
  });
});
