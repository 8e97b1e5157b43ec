import { expect, it } from 'vitest';
import { bothPass, fftcgTable, summon } from '../../../support/fftcg.js';
import { draw } from '../../../support/fftcg-abilities.js';
import type { Table } from '../../../support/table.js';
import type { JsonRecord } from '../../../../src/engine/index.js';
import { rule } from '../../../support/rule.js';

const bolt = (id: string, count: number) =>
  summon({ id, cost: 0, effect: { do: 'damage-player', count, who: 'opponent' } });
const cards = [
  bolt('bolt', 1),
  summon({
    id: 'ruin',
    cost: 0,
    effect: {
      do: 'sequence',
      of: [
        { do: 'damage-player', count: 1, who: 'opponent' },
        { do: 'damage-player', count: 1, who: 'you' },
      ],
    },
  }),
  summon({ id: 'study', cost: 0, effect: draw(2) }),
];
const cast = (card: string, mine: JsonRecord, theirs: JsonRecord, position: JsonRecord = {}): Table =>
  bothPass(
    fftcgTable({ p1: { hand: [{ card, as: card }], ...mine }, p2: theirs }, cards, position).answer('p1', {
      action: 'cast-summon',
      card,
    }),
  );

rule('FF-TCG 3.1', () => {
  it('ends the game: the opponent of the loser has won, and no action is possible', () => {
    const at = cast('bolt', {}, { damage: 6 });
    expect(at.state.outcome).toMatchObject({ winners: ['p1'], losers: ['p2'], draw: false });
    at.expectHappened('gameEnded', { cites: '3.1' });
    expect(at.state.pending).toEqual([]);
  });

  it('goes on where nobody loses', () => {
    const at = cast('bolt', {}, { damage: 5 }).expectNotHappened('gameEnded').expectDecision({ p1: 'priority' });
    expect(at.state.outcome).toBeNull();
  });

  it('ends as well for whom time has run out', () => {
    const at = fftcgTable({})
      .command({ kind: 'timeOut', seats: ['p2'] })
      .expectHappened('gameEnded', { cites: '3.1' });
    expect(at.state.outcome).toMatchObject({ winners: ['p1'], losers: ['p2'], draw: false, reason: 'time' });
  });
});

rule('FF-TCG 3.1.1', () => {
  it('takes seven damage, and six in limited', () => {
    expect(cast('bolt', {}, { damage: 5 }).state.outcome).toBeNull();
    cast('bolt', {}, { damage: 6 }).expectHappened('gameEnded', { cites: '3.1.1' });
    cast('bolt', {}, { damage: 5 }, { format: 'limited' }).expectHappened('gameEnded', { cites: '3.1.1' });
  });

  it('takes no fewer: six in constructed and five in limited do not', () => {
    for (const [damage, format] of [
      [5, 'constructed'],
      [4, 'limited'],
    ] as const) {
      expect(cast('bolt', {}, { damage }, { format }).state.outcome).toBeNull();
    }
  });
});

rule('FF-TCG 3.1.2', () => {
  it('has a player lose who must draw and cannot', () => {
    const at = cast('study', { deck: 1 }, {}).expectHappened('gameEnded', { cites: '3.1.2' });
    expect(at.state.outcome).toMatchObject({ winners: ['p2'], losers: ['p1'], reason: 'empty deck' });
  });

  it('goes on where the last card was drawn, and where nobody had to draw from the empty deck', () => {
    for (const deck of [2, 3]) {
      const at = cast('study', { deck }, { deck: 0 }).expectNotHappened('drawFailed');
      expect([at.state.outcome, at.cards('p1', 'hand').length]).toEqual([null, 2]);
    }
  });

  it('has all else of the text done before, and both lose who had to draw', () => {
    const feast = summon({
      id: 'feast',
      cost: 0,
      effect: { do: 'each-player', of: 'all', effect: { do: 'draw', count: 1, who: 'player' } },
    });
    const p1 = { hand: [{ card: 'feast', as: 'feast' }], deck: 0 };
    const at = fftcgTable({ p1, p2: { deck: 0 } }, [feast]).answer('p1', { action: 'cast-summon', card: 'feast' });
    bothPass(at).expectLog([
      { kind: 'stackTaken' },
      { kind: 'drawFailed', seat: 'p1', cites: '3.1.2' },
      { kind: 'drawFailed', seat: 'p2', cites: '3.1.2' },
      { kind: 'putInto', card: 'feast' },
      { kind: 'gameEnded', draw: true, cites: '3.3' },
    ]);
  });
});

rule('FF-TCG 3.1.3', () => {
  it('has a player lose who takes damage with an empty deck: no card is turned up', () => {
    const at = cast('bolt', {}, { deck: 0, damage: 2 });
    at.expectHappened('gameEnded', { cites: '3.1.3' });
    expect(at.cards('p2', 'damage')).toHaveLength(2);
  });

  it('goes on where the last card is turned up', () => {
    const at = cast('bolt', {}, { deck: 1, damage: 2 });
    expect([at.state.outcome, at.cards('p2', 'damage').length, at.cards('p2', 'deck')]).toEqual([null, 3, []]);
  });
});

rule('FF-TCG 3.3', () => {
  it('is a draw when both lose at the same time', () => {
    const at = cast('ruin', { damage: 6 }, { damage: 6 });
    expect(at.state.outcome).toMatchObject({ winners: [], losers: ['p1', 'p2'], draw: true });
    at.expectHappened('gameEnded', { cites: '3.3' });
  });

  it('is no draw if only one of them loses', () => {
    const at = cast('ruin', { damage: 5 }, { damage: 6 });
    expect(at.state.outcome).toMatchObject({ winners: ['p1'], losers: ['p2'], draw: false });
    expect(cast('ruin', { damage: 6 }, { damage: 5 }).state.outcome).toMatchObject({ winners: ['p2'], losers: ['p1'] });
  });

  it('is one where time has run out for both', () => {
    const at = fftcgTable({}).command({ kind: 'timeOut', seats: ['p1', 'p2'] });
    at.expectHappened('gameEnded', { cites: '3.3' });
    expect(at.state.outcome).toMatchObject({ winners: [], losers: ['p1', 'p2'], draw: true, reason: 'time' });
  });
});
