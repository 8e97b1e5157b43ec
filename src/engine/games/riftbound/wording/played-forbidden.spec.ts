/** What read texts forbid: movement, plays, scores, choices, and the damage of a combat. */
import { describe, expect, it } from 'vitest';
import {
  at,
  battleTable,
  fightAtBridge,
  inHand,
  move,
  passAll,
} from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, endTurn, PASS, play } from '../../../../../test/support/riftbound-play.js';
import type { Table } from '../../../../../test/support/table.js';
import { isRecord } from '../../../kernel/index.js';
import { battlefieldOf, openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';

const TO_BASE = { action: 'move', to: 'base' };

describe('"can’t move to base" (002, 054.1)', () => {
  const cards = [unitOf('sentry', 'I can’t move to base.'), unitOf('reckoner', 'Units can’t move to base.')];
  const placed = (board: readonly object[], more = {}) =>
    battleTable({ p1: board.map((one) => ({ ...one })), p2: [] }, { meadow: 'p1' }, { cards, ...more });
  it('of the unit itself: another unit may', () => {
    const table = placed([at('sentry', 'meadow'), at('m2', 'meadow')]).answer('p1', TO_BASE);
    table.expectLegal('p1', [['m2']]);
  });
  it('of all units: no unit may, but a unit may still move to a battlefield', () => {
    const table = placed([at('reckoner', 'meadow'), at('m2', 'meadow'), { card: 'm3', as: 'm3' }]);
    expect(table.legal('p1')).not.toContainEqual(TO_BASE);
    table.answer('p1', { action: 'move', to: 'bridge' }).expectLegal('p1', [['m3']]);
  });
  it('a spell that moves such a unit to its base leaves it where it is', () => {
    const homeward = spellOf('homeward', 'Move a unit to its base.');
    const table = battleTable(
      { p1: [at('sentry', 'meadow')], p2: [] },
      { meadow: 'p1' },
      {
        cards: [...cards, homeward],
        seats: { p1: inHand('homeward') },
      },
    );
    emptyChain(play(table, 'homeward').answer('p1', ['sentry']));
    expect(table.marks('sentry')['at']).toBe(table.id('meadow'));
  });
  it('from one battlefield: a unit at another battlefield may', () => {
    const lair = battlefieldOf('lair', 'Ready units can’t move from here to base.');
    const board = [at('m2', 'lair'), at('m3', 'meadow')];
    const table = battleTable({ p1: board, p2: [] }, { lair: 'p1', meadow: 'p1' }, { cards: [lair] });
    table.answer('p1', TO_BASE).expectLegal('p1', [['m3']]);
  });
});

describe('cards that cannot be played in this turn (002, 054.1)', () => {
  const cards = [
    unitOf('thunder', 'When you play me, opponents can’t play cards this turn. Draw 1.'),
    spellOf('lull', 'Counter an enemy spell. Its controller can’t play spells this turn.'),
    spellOf('spark', 'Draw 1.'),
    spellOf('flash', 'Draw 1.'),
    unitOf('pup', '[Tank]'),
  ];
  const table = (own: readonly string[], theirs: readonly string[]) =>
    open(cards, { p1: [], p2: [] }, {}, { p1: inHand(...own), p2: inHand(...theirs) });
  const playsOf = (one: Table, seat: string) =>
    one.legal(seat).flatMap((answer) => (isRecord(answer) && answer['action'] === 'play' ? [answer['card']] : []));

  it('an opponent cannot answer the next spell', () => {
    const played = emptyChain(play(table(['thunder', 'spark'], ['flash']), 'thunder'));
    play(played, 'spark').answer('p1', PASS);
    expect(playsOf(played, 'p2')).toEqual([]);
  });
  it('it ends with the turn', () => {
    const played = endTurn(emptyChain(play(table(['thunder'], ['flash']), 'thunder')));
    expect(playsOf(played, 'p2')).toContain(played.id('flash'));
  });
  it('of a countered spell only its controller is meant, and only spells', () => {
    const played = play(table(['spark', 'pup', 'flash'], ['lull']), 'spark').answer('p1', PASS);
    const [countered = null] = play(played, 'lull', 'p2').legal('p2');
    emptyChain(played.answer('p2', countered));
    expect(playsOf(played, 'p1')).toEqual([played.id('pup')]);
    played.expectRefused('p1', { action: 'play', card: 'flash' }, 'play.forbidden', '054.1');
  });
});

describe('"can’t score here until their fourth turn" (002, 054.1)', () => {
  const monument = battlefieldOf('monument', 'Players can’t score here until their fourth turn.');
  it.each([
    [3, 'monument', 0],
    [4, 'monument', 1],
    [3, 'bridge', 1],
  ])('in turn %d the conquest of the %s gives %d points', (turns, to, points) => {
    const table = battleTable(
      { p1: ['m2'], p2: [] },
      { monument: 'p2' },
      { cards: [monument], seats: { p1: { turns } } },
    );
    passAll(move(table, 'p1', ['m2'], to));
    expect([table.player('p1')['points'], table.marks(to)['controlled']]).toEqual([points, true]);
  });
});

describe('"can’t be chosen by enemy spells and abilities" (002, 054.1)', () => {
  const cards = [
    unitOf('runner', 'While you control a unit, I can’t be chosen by enemy spells and abilities.'),
    unitOf('alpha', 'Your ready units here with less Might than me can’t be chosen by enemy spells and abilities.'),
    spellOf('bolt', 'Deal 1 to a unit.'),
  ];
  it.each([
    ['p1', [['m2']]],
    ['p2', [['m2'], ['runner']]],
  ])('%s may choose %o', (seat, options) => {
    const table = open(cards, { p1: [], p2: ['runner', 'm2'] }, {}, { [seat]: inHand('bolt') });
    if (seat === 'p2') endTurn(table);
    play(table, 'bolt', seat).expectLegal(seat, options);
  });
  it('protects weaker units there, and no equal unit or unit elsewhere', () => {
    const board = [at('alpha', 'bridge'), at('m2', 'bridge'), at('m3', 'bridge'), { card: 'm1', as: 'm1' }];
    const table = open(cards, { p1: [], p2: board }, { bridge: 'p2' }, { p1: inHand('bolt') });
    play(table, 'bolt').expectLegal('p1', [['alpha'], ['m3'], ['m1']]);
  });
});

describe('"don’t deal combat damage" (002, 439.1.b)', () => {
  const cards = [
    unitOf('painter', 'I don’t deal combat damage.'),
    unitOf('spider', 'Exhausted enemy units here with less Might than me don’t deal combat damage.', 4),
  ];
  it('the might of such a unit adds nothing to the damage of its side', () => {
    const table = fightAtBridge(['painter', 'm1'], ['m5'], { cards });
    table.answer('p2', { [table.id('painter')]: 4, [table.id('m1')]: 1 });
    table.expectHappened('damageDealt', { object: 'm5', amount: 1 });
  });
  it.each([
    ['m3', undefined],
    ['m4', 4],
  ])('%s against a unit of 4 might deals %s', (attacker, amount) => {
    const table = fightAtBridge([attacker], ['spider'], { cards });
    const dealt = table.log.flatMap((one) =>
      one.kind === 'damageDealt' && one['object'] === table.id('spider') ? [one['amount']] : [],
    );
    expect(dealt[0]).toBe(amount);
  });
});
