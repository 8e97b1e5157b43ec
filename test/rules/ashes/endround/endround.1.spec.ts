import { expect, it } from 'vitest';
import type { ActionCard } from '../../../support/ashes.js';
import { allPass, ally, ashesTable, conjuration } from '../../../support/ashes.js';
import { kindsOf, when } from '../../../support/ashes-windows.js';
import { its } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const AT_END = (effect: NonNullable<ActionCard['effect']>) => ({ life: 3, abilities: [when('roundEnding', effect)] });
const COUNT = { do: 'place-status', objects: 'self', count: 1 } as const;
const cards = [
  ally({ id: 'bell', ...AT_END(COUNT) }),
  ally({ id: 'lullaby', ...AT_END(its({ named: 'bell' }, { do: 'exhaust', objects: 'it' })) }),
  ally({ id: 'founder', conjurations: ['chime'], ...AT_END({ do: 'conjure', card: 'chime', count: 1 }) }),
  conjuration({ id: 'chime', ...AT_END(COUNT) }),
];
const at = (seats: Parameters<typeof ashesTable>[0]) => allPass(ashesTable(seats, cards));
const triggerOf = (table: Table, label: string) => ({
  trigger: table.state.triggered.find(({ source }) => source.object === table.id(label))?.id ?? '',
});
const bells = (...labels: readonly string[]) => labels.map((as) => ({ card: 'bell', as }));

rule('Ashes endround.1', () => {
  it('begins with the first player; each resolves all of theirs in their own order', () => {
    const table = at({
      p1: { battlefield: bells('mine'), first: 0 },
      p2: { battlefield: bells('one', 'two'), first: 1 },
    });
    table.expectDecision({ p2: 'respond' });
    expect([table.marks('mine'), table.marks('one')]).toEqual([{}, {}]);
    table.expectLegal('p2', [triggerOf(table, 'one'), triggerOf(table, 'two')]);
    table.answer('p2', triggerOf(table, 'two'));
    expect(kindsOf(table, 'statusPlaced', 'tokenGiven')).toEqual([
      'statusPlaced',
      'statusPlaced',
      'statusPlaced',
      'tokenGiven',
    ]);
    table.expectHappened('tokenGiven', { seat: 'p1' });
  });
  it('has no effect of a card that has lost its text by then', () => {
    const table = at({ p1: { battlefield: ['lullaby'] }, p2: { battlefield: bells('bell') } });
    table.expectNotHappened('statusPlaced').expectHappened('tokenGiven');
    expect(table.marks('bell')).toEqual({ exhaustion: 1 });
  });
  it('has no effect of a card that was not there as the round ended', () => {
    const table = at({ p1: { battlefield: ['founder'], conjurationPile: ['chime'] } });
    table.expectHappened('entered', { card: 'chime' }).expectNotHappened('statusPlaced');
    table.expectHappened('roundBegan', { number: 2 });
  });
});
