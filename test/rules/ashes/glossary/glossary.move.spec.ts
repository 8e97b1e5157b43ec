import { expect, it } from 'vitest';
import { ally, type AshesCard } from '../../../support/ashes.js';
import { cast, its, sequence, UNITS } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { noCase, rule } from '../../../support/rule.js';

const tower = ally({ id: 'tower', life: 9 });
const ALL = ['wounds', 'exhaustion', 'status'] as const;
const move = (kinds: readonly ('wounds' | 'exhaustion' | 'status')[] = ALL) =>
  sequence(
    { do: 'all', from: { named: 'tower' }, as: 'from' },
    { do: 'all', from: { named: 'worker' }, as: 'to' },
    { do: 'move-token', from: 'from', to: 'to', kinds, as: 'moved' },
    { do: 'draw', count: { size: 'moved' } },
  );
const at = (tokens: { readonly [kind: string]: number }, effect = move(), more: readonly AshesCard[] = []) =>
  cast(
    effect,
    {
      p1: { battlefield: [{ card: 'tower', as: 'tower', ...tokens }] },
      p2: { battlefield: [{ card: 'worker', as: 'worker' }, ...more.map(({ id }) => id)] },
    },
    [tower, ...more],
  );

rule('Ashes glossary.move', () => {
  noCase('conflict', 'No rule says anything else of moving.');
  it('removes and places in one step', () => {
    const table = at({ status: 2 });
    const kinds = table.log.map(({ kind }) => kind);
    expect(kinds.slice(kinds.indexOf('statusRemoved')).slice(0, 2)).toEqual(['statusRemoved', 'statusPlaced']);
    expect([table.marks('tower'), table.marks('worker')]).toEqual([{ status: 1 }, { status: 1 }]);
    expect(table.cards('p1', 'hand')).toHaveLength(1);
  });
  it('lets the player choose among the kinds that are there', () => {
    const table = at({ exhaustion: 1, wounds: 3 });
    table.expectLegal('p1', ['wounds', 'exhaustion']).answer('p1', 'exhaustion');
    expect([table.marks('tower'), table.marks('worker')]).toEqual([{ wounds: 3 }, { exhaustion: 1 }]);
  });
  it('places a wound that is moved, and destroys by it', () => {
    const table = at({ wounds: 2 }, sequence(move(['wounds']), move(['wounds'])));
    table.expectHappened('woundsPlaced', { object: 'worker', count: 1, now: 2, cites: 'damage.step2' });
    table.expectNotHappened('damageDealt').expectHappened('destroyed', { card: 'worker' });
    expect(table.marks('tower')).toEqual({});
  });
  it('moves nothing where no such token is, and nothing from a card to itself', () => {
    const none = at({ wounds: 2 }, move(['status']));
    expect([none.marks('tower'), none.cards('p1', 'hand')]).toEqual([{ wounds: 2 }, []]);
    const self = at({ status: 1 }, its({ named: 'tower' }, { do: 'move-token', from: 'it', to: 'it', kinds: ALL }));
    self.expectNotHappened('statusRemoved').expectDecision({ p1: 'turnAction' });
  });
  it.each([
    ['wounds', 'woundsRemoved', 'woundsPlaced'],
    ['exhaustion', 'exhaustionRemoved', 'exhausted'],
    ['status', 'statusRemoved', 'statusPlaced'],
  ] as const)('leaves %s where they are if a text forbids to take or to place them', (kind, taken, placed) => {
    for (const [card, event] of [
      ['tower', taken],
      ['worker', placed],
    ] as const) {
      const where = { object: { object: { named: card } } };
      const ward = ally({ id: 'ward', abilities: [{ kind: 'prohibition', name: 'ward', on: { event, where } }] });
      const table = at({ [kind]: 1 }, move([kind]), [ward]);
      expect([table.marks('tower'), table.marks('worker'), table.cards('p1', 'hand')]).toEqual([{ [kind]: 1 }, {}, []]);
      expect(linesOf(table, taken, placed)).toEqual([]);
    }
  });
  it('moves nothing to what has left play', () => {
    const table = at(
      { status: 1 },
      sequence(
        { do: 'all', from: UNITS, as: 'it' },
        { do: 'all', from: { named: 'worker' }, as: 'to' },
        { do: 'destroy', objects: 'to' },
        { do: 'move-token', from: 'it', to: 'to', kinds: ALL },
      ),
    );
    expect(table.marks('tower')).toEqual({ status: 1 });
  });
});
