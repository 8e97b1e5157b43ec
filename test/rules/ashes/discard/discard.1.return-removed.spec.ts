/** Units that were removed from the game and return from there. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { alteration, conjuration, phoenixborn, type AshesEffect } from '../../../support/ashes.js';
import { cast, sequence } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const cards = [conjuration({ id: 'wisp' }), alteration({ id: 'armour' }), phoenixborn({ id: 'small', battlefield: 1 })];
type From = Extract<AshesEffect, { readonly do: 'all' }>['from'];
/** All of these leave by this word; then they return, and a card is drawn for each that did. */
const returning = (
  from: From,
  leave: 'remove-from-game' | 'discard-from-play' | null,
  ...between: readonly AshesEffect[]
) =>
  sequence(
    { do: 'all', from, as: 'it' },
    ...(leave === null ? [] : [{ do: leave, objects: 'it' } as const]),
    ...between,
    { do: 'return-removed', objects: 'it', as: 'back' },
    { do: 'draw', count: { size: 'back' } },
  );
const THEIRS = { is: ['unit'], of: 'opponents' } as const;
const at = (effect: AshesEffect, p2: JsonRecord, more: { readonly [seat: string]: JsonRecord } = {}) =>
  cast(effect, { p2, ...more }, cards);
const places = (table: ReturnType<typeof at>) => ({
  p1: table.cards('p1', 'battlefield'),
  p2: table.cards('p2', 'battlefield'),
  removed: table.cards('p2', 'removed'),
  drawn: table.cards('p1', 'hand').length,
});

rule('Ashes discard.1', () => {
  it('returns a removed unit to its owner, as a new object without tokens', () => {
    const table = at(returning(THEIRS, 'remove-from-game'), {
      battlefield: [{ card: 'worker', as: 'unit', wounds: 1 }],
      removed: ['wisp'],
    });
    expect(places(table)).toEqual({ p1: [], p2: ['worker'], removed: ['wisp'], drawn: 1 });
    expect(linesOf(table, 'entered')).toEqual([
      'entered seat p2, object worker, type ally, played false, zone battlefield, card worker (discard.1, glossary.battlefield.1)',
    ]);
    expect([table.exists('unit'), table.marks(table.find('p2', 'battlefield', 'worker'))]).toEqual([false, {}]);
  });
  it('returns several one after the other, each to the battlefield of its owner', () => {
    const table = cast(
      returning({ is: ['unit'] }, 'remove-from-game'),
      { p1: { battlefield: [{ card: 'wisp', as: 'mine' }] }, p2: { battlefield: [{ card: 'worker', as: 'theirs' }] } },
      cards,
    );
    table.answer('p1', 'mine').expectLegal('p1', ['mine', 'theirs']).answer('p1', 'theirs');
    expect(places(table)).toEqual({ p1: ['wisp'], p2: ['worker'], removed: [], drawn: 2 });
  });
  it('returns nothing that was not removed from the game', () => {
    const table = at(returning(THEIRS, 'discard-from-play'), { battlefield: ['worker'] });
    expect(places(table)).toEqual({ p1: [], p2: [], removed: [], drawn: 0 });
    expect(places(at(returning(THEIRS, null), { battlefield: ['worker'] }))).toMatchObject({
      p2: ['worker'],
      drawn: 0,
    });
  });
  it('returns no unit that was named when it had been removed before', () => {
    const named = { zone: 'removed', of: 'opponents' } as const;
    expect(places(at(returning(named, null), { removed: ['worker'] }))).toEqual({
      ...{ p1: [], p2: [], removed: ['worker'], drawn: 0 },
    });
  });
  it('returns no alteration spell', () => {
    const table = at(returning({ is: ['alteration'] }, 'remove-from-game'), {
      battlefield: [{ card: 'worker', as: 'host' }],
      attached: [{ card: 'armour', attachedTo: 'host' }],
    });
    expect(places(table)).toEqual({ p1: [], p2: ['worker'], removed: ['armour'], drawn: 0 });
  });
  it('needs an empty slot (glossary.battlefield.1)', () => {
    const fill = {
      do: 'choose-player',
      of: 'opponents',
      effect: { do: 'conjure', card: 'wisp', count: 1, on: 'player' },
    } as const;
    const table = cast(
      returning(THEIRS, 'remove-from-game', fill),
      { p1: { conjurationPile: ['wisp'] }, p2: { phoenixborn: ['small'], battlefield: ['worker'] } },
      cards,
    );
    expect(places(table)).toEqual({ p1: [], p2: ['wisp'], removed: ['worker'], drawn: 0 });
  });
  it('returns nothing of a player who has left the game meanwhile', () => {
    const asks = { do: 'may', effect: { do: 'exhaust', objects: 'it' } } as const;
    const table = at(returning(THEIRS, 'remove-from-game', asks), { battlefield: ['worker'] }, { p3: {} });
    table.expectDecision({ p1: 'may' }).concede('p2').answer('p1', 'no').expectNotHappened('entered');
    table.expectDecision({ p1: 'turnAction' });
    expect(table.cards('p1', 'hand')).toEqual([]);
  });
});
