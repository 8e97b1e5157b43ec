/** Cards that leave play while texts send them elsewhere, or while a player leaves the game. */
import { expect, it } from 'vitest';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { ally, conjuration, phoenixborn, type AshesEffect } from '../../../support/ashes.js';
import { OWN, when } from '../../../support/ashes-windows.js';
import { cast, its, sequence, UNITS } from '../../../support/ashes-words.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const BACK = { do: 'come-back', objects: 'self' } as const;
const WISP = { do: 'conjure', card: 'wisp', count: 1 } as const;
const MAY = { do: 'may', effect: { do: 'draw', count: 1 } } as const;
const small = phoenixborn({ id: 'small', battlefield: 1 });
const wisp = conjuration({ id: 'wisp' });
/** This happens when it leaves play. */
const going = (effect: AshesEffect) => ally({ id: 'ghost', abilities: [when('leavesPlay', effect, { where: OWN })] });

const ZONES = ['battlefield', 'hand', 'removed', 'discardPile', 'aside'];
const left = (word: 'destroy' | 'discard-from-play' | 'to-hand', effect: AshesEffect, p2: JsonRecord = {}) =>
  cast(
    its({ ...UNITS, of: 'opponents' }, { do: word, objects: 'it' }),
    { p2: { battlefield: [{ card: 'ghost', as: 'ghost' }], ...p2 }, p3: {} },
    [going(effect), wisp, small],
  );
const places = (table: ReturnType<typeof left>) => ZONES.map((zone) => table.cards('p2', zone));
const ONE_SLOT = { phoenixborn: ['small'], conjurationPile: ['wisp'] };

rule('Ashes discard.1', () => {
  it('comes back, by whatever it left play, if one slot is empty', () => {
    for (const word of ['destroy', 'discard-from-play'] as const)
      expect(places(left(word, BACK, ONE_SLOT)), word).toEqual([['ghost'], [], [], [], []]);
  });
  it('does not come back where its slot has been filled', () => {
    for (const word of ['destroy', 'discard-from-play'] as const)
      expect(places(left(word, sequence(WISP, BACK), ONE_SLOT)), word).toEqual([['wisp'], [], [], ['ghost'], []]);
  });
  it('goes where the effect sends it that took it from play, if its slot has been filled', () => {
    expect(places(left('to-hand', sequence(WISP, BACK), ONE_SLOT))).toEqual([['wisp'], ['ghost'], [], [], []]);
  });
  it('is brought back by its own player alone', () => {
    const grim = ally({
      id: 'grim',
      abilities: [
        when(
          'destroyed',
          { do: 'come-back', objects: 'it' },
          { where: { object: { object: { other: true } } }, bind: { it: 'object' } },
        ),
      ],
    });
    const table = cast(
      its({ ...UNITS, of: 'opponents' }, { do: 'destroy', objects: 'it' }),
      { p1: { hand: [{ card: 'trick', as: 'trick' }], battlefield: ['grim'] }, p2: { battlefield: ['worker'] } },
      [grim],
    );
    table.expectNotHappened('placeDecided').expectNotHappened('entered');
    expect(table.cards('p2', 'discardPile')).toEqual(['worker']);
  });
  it('goes to hand, or out of the game, though another text has it come back', () => {
    const sent = (to: 'to-hand' | 'remove-from-game') =>
      places(left('destroy', sequence({ do: to, objects: 'self' }, BACK), ONE_SLOT));
    expect(sent('to-hand')).toEqual([[], ['ghost'], [], [], []]);
    expect(sent('remove-from-game')).toEqual([[], [], ['ghost'], [], []]);
  });
  it('discards nothing where a text forbids that the unit leaves play', () => {
    const rooted = ally({
      id: 'rooted',
      abilities: [{ kind: 'prohibition', name: 'rooted', on: { event: 'leavesPlay', where: OWN } }],
    });
    const table = cast(
      its(UNITS, { do: 'discard-from-play', objects: 'it', as: 'gone' }, { do: 'draw', count: { size: 'gone' } }),
      { p2: { battlefield: ['rooted'] } },
      [rooted],
    );
    expect([table.cards('p2', 'battlefield'), table.cards('p1', 'hand')]).toEqual([['rooted'], []]);
  });
  it('puts nothing away of a player who leaves the game meanwhile', () => {
    const table = left('destroy', MAY, { hand: ['worker'] })
      .expectDecision({ p2: 'may' })
      .concede('p2');
    // The spell alone is put away.
    expect(linesOf(table, 'putAway')).toEqual([
      'putAway object trick, zone discardPile, seat p1, card trick (cardtype.action, discard.2)',
    ]);
    table.expectDecision({ p1: 'turnAction' });
  });
});
