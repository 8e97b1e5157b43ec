import { expect, it } from 'vitest';
import {
  action,
  alteration,
  ashesTable,
  dice,
  die,
  phoenixborn,
  reaction,
  ready,
  type AshesEffect,
} from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

const TARGET = { do: 'target', from: { is: ['unit'], of: 'opponents' }, min: 1, max: 1, as: 'it' } as const;
const DRAW = { do: 'draw', count: 1 } as const;
const effects = (...of: readonly AshesEffect[]): AshesEffect => ({ do: 'sequence', of });
const BURN: AshesEffect = { do: 'deal', objects: 'it', amount: 1 };

const storm = action({ id: 'storm', effect: effects(DRAW, effects(TARGET, BURN), DRAW) });
const armour = alteration({ id: 'armour' });
const gaze = ready({
  id: 'gaze',
  abilities: [
    {
      kind: 'activated',
      name: 'look',
      costs: [{ pay: 'side' }, { pay: 'exhaust' }],
      effect: effects(TARGET, BURN, DRAW),
    },
  ],
});
const probe = action({
  id: 'probe',
  effect: { do: 'target-player', of: 'opponents', effect: { do: 'draw', count: 3, player: 'player' } },
});
const flame = die({
  id: 'flame',
  magic: 'natural',
  abilities: [
    { kind: 'activated', name: 'power', costs: [{ pay: 'side' }, { pay: 'power' }], effect: effects(TARGET, BURN) },
  ],
});
const targetOf = (of: 'you' | 'opponents') => ({
  event: 'targeted',
  where: { seat: { seat: 'opponents' }, objects: { object: { is: ['unit'], of } } } as const,
});
/** After a unit of its player is targeted by an opponent: cancel that, then draw. */
const veil = reaction({
  id: 'veil',
  reaction: {
    kind: 'triggered',
    name: 'veil',
    on: [{ ...targetOf('you'), bind: { frame: 'frame' } }],
    effect: effects({ do: 'cancel', frame: 'frame' }, DRAW),
  },
});
/** After the same: 1 damage to a target unit of an opponent, and a card. */
const sting = reaction({
  id: 'sting',
  reaction: { kind: 'triggered', name: 'sting', on: [targetOf('you')], effect: effects(TARGET, BURN, DRAW) },
});
const deaf = reaction({
  id: 'deaf',
  reaction: {
    kind: 'triggered',
    name: 'deaf',
    on: [
      {
        event: 'playerTargeted',
        where: { seat: { seat: 'opponents' }, player: { seat: 'you' } },
        bind: { frame: 'frame' },
      },
    ],
    effect: { do: 'cancel', frame: 'frame' },
  },
});
const cards = [storm, armour, gaze, probe, flame, veil, sting, deaf, phoenixborn({ id: 'rival' })];

const at = (p1: object, p2: readonly string[]) =>
  ashesTable(
    {
      p1: { battlefield: [{ card: 'worker', as: 'mine' }], ...p1 },
      p2: {
        battlefield: [{ card: 'worker', as: 'theirs' }],
        hand: p2.map((card) => ({ card, as: card })),
      },
    },
    cards,
  );
const play = (card: string, p2: readonly string[], more: readonly string[] = []) =>
  at({ hand: [{ card, as: 'spell' }, ...more.map((one) => ({ card: one, as: `my-${one}` }))] }, p2).answer('p1', {
    action: 'play',
    card: 'spell',
  });

rule('Ashes glossary.cancel', () => {
  it('stops the effect that targets and all later ones of its card; what was done stays done', () => {
    const table = play('storm', ['veil']);
    table.expectDecision({ p2: 'respond' });
    expect(table.cards('p1', 'hand')).toEqual(['worker']);
    table.answer('p2', { react: 'veil' }).expectHappened('cancelled', { seat: 'p2', card: 'storm' });
    table.expectNotHappened('damageDealt').expectDecision({ p1: 'turnAction' });
    expect(table.cards('p1', 'hand')).toEqual(['worker']);
    // The card is discarded as if it had resolved, and the main action is spent; the rest of the reaction goes on.
    expect([table.cards('p1', 'discardPile'), table.cards('p2', 'discardPile')]).toEqual([['storm'], ['veil']]);
    expect(table.cards('p2', 'hand')).toEqual(['worker']);
    expect(table.player('p1')['mainsTaken']).toBe(1);
  });
  it('lets all of it happen where nobody cancels', () => {
    const table = play('storm', ['veil']).answer('p2', { pass: true });
    table.expectNotHappened('cancelled').expectHappened('damageDealt', { amount: 1 });
    expect(table.cards('p1', 'hand')).toEqual(['worker', 'worker']);
  });
  it('discards an alteration spell unattached', () => {
    const table = play('armour', ['veil']).answer('p1', 'theirs').answer('p2', { react: 'veil' });
    table.expectHappened('cancelled', { card: 'armour' }).expectNotHappened('attached');
    expect([table.cards('p1', 'discardPile'), table.cards('p2', 'hand')]).toEqual([['armour'], ['worker']]);
  });
  it('leaves the costs of an activated effect paid', () => {
    const table = at({ spellboard: [{ card: 'gaze', as: 'gaze' }] }, ['veil']);
    table.answer('p1', { action: 'activate', card: 'gaze', ability: 'look' }).answer('p2', { react: 'veil' });
    table.expectHappened('cancelled', { card: 'gaze' }).expectNotHappened('damageDealt');
    expect([table.marks('gaze'), table.cards('p1', 'hand'), table.player('p1')['sidesTaken']]).toEqual([
      { exhaustion: 1 },
      [],
      1,
    ]);
  });
  it('leaves the die of a dice power exhausted', () => {
    const pool = [{ card: 'flame', cardless: true, as: 'flame', level: 2 }, ...dice('charm', 'basic', 1)];
    const table = at({ activePool: pool }, ['veil']);
    table.answer('p1', { action: 'dice-power', die: 'flame', ability: 'power' }).answer('p2', { react: 'veil' });
    table.expectHappened('cancelled', { card: 'flame' }).expectNotHappened('damageDealt');
    expect(table.cards('p1', 'exhaustedPool')).toEqual(['flame']);
  });
  it('stops what a target player would suffer', () => {
    const table = play('probe', ['deaf']).expectHappened('playerTargeted', { player: 'p2' });
    table.answer('p2', { react: 'deaf' }).expectHappened('cancelled', { card: 'probe' }).expectNotHappened('drawn');
    play('probe', []).expectHappened('drawn', { seat: 'p2' });
  });
  it('cancels the answer to an effect, which itself goes on', () => {
    const table = play('storm', ['sting'], ['veil']).answer('p2', { react: 'sting' });
    table.expectDecision({ p1: 'respond' }).answer('p1', { react: 'my-veil' });
    table.expectHappened('cancelled', { seat: 'p1', card: 'sting' });
    expect([table.marks('mine'), table.marks('theirs'), table.cards('p2', 'hand')]).toEqual([{}, { wounds: 1 }, []]);
    table.expectDecision({ p1: 'turnAction' });
  });
});
