import { expect, it } from 'vitest';
import { always, sequence } from '../../../support/fftcg-abilities.js';
import { cast, castSummon } from '../../../support/fftcg-play.js';
import { backup, bothPass, fftcgTable, forward, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

const throne = backup({
  id: 'throne',
  abilities: [
    {
      ...always({ change: 'flag', flag: 'winsGame' }),
      while: { count: { of: 'you', is: ['forward'] }, is: { min: 2 } },
    },
  ],
});
const page = (id: string) => forward({ id, cost: 0 });
const cards = [
  throne,
  page('first'),
  page('second'),
  summon({ id: 'crown', cost: 0, effect: { do: 'win-game' } }),
  summon({ id: 'bargain', cost: 0, effect: sequence({ do: 'win-game' }, { do: 'lose-game' }) }),
  summon({ id: 'ruin', cost: 0, effect: sequence({ do: 'win-game' }, { do: 'damage-player', who: 'you', count: 1 }) }),
];
const table = (card: string, more: Parameters<typeof fftcgTable>[0][string] = {}) =>
  fftcgTable({ p1: { hand: [{ card, as: card }], ...more } }, cards);

rule('FF-TCG 3.2', () => {
  it('has a player lose who wins and loses at the same time', () => {
    for (const at of [table('bargain'), table('ruin', { damage: 6 })]) {
      bothPass(castSummon(at, at.state.zones['p1.hand']?.[0] ?? '')).expectHappened('gameEnded', { cites: '3.2' });
      expect(at.state.outcome).toMatchObject({ winners: ['p2'], losers: ['p1'], draw: false });
    }
  });

  it('has a player win who only wins', () => {
    for (const at of [table('crown'), table('ruin', { damage: 5 })]) {
      bothPass(castSummon(at, at.state.zones['p1.hand']?.[0] ?? '')).expectHappened('gameEnded', { cites: '3.1' });
      expect(at.state.outcome).toMatchObject({ winners: ['p1'], losers: ['p2'], draw: false });
    }
  });

  it('looks at what a card on the field says together with all else', () => {
    const field = [{ card: 'throne', as: 'throne' }, 'first'];
    const winning = cast(table('second', { field }), 'second');
    expect(winning.state.outcome).toMatchObject({ winners: ['p1'] });
    const doomed = forward({
      id: 'second',
      cost: 0,
      abilities: [always({ change: 'flag', flag: 'losesGame' })],
    });
    const at = fftcgTable({ p1: { hand: [{ card: 'doomed', as: 'doomed' }], field } }, [
      ...cards,
      { ...doomed, id: 'doomed', name: 'doomed' },
    ]);
    expect(cast(at, 'doomed').state.outcome).toMatchObject({ winners: ['p2'], losers: ['p1'] });
  });

  it('has who loses anyway lose once where the other wins at the same time', () => {
    const both = summon({
      id: 'both',
      cost: 0,
      effect: sequence({ do: 'win-game' }, { do: 'damage-player', who: 'opponent', count: 1 }),
    });
    const at = fftcgTable({ p1: { hand: [{ card: 'both', as: 'both' }] }, p2: { damage: 6 } }, [both]);
    bothPass(castSummon(at, 'both'));
    expect(at.state.outcome).toMatchObject({ winners: ['p1'], losers: ['p2'], draw: false, reason: 'damage' });
    expect(at.state.outcome?.cites.map(({ rule: number }) => number)).toEqual(['3.1', '12.4.1', '3.1.1']);
  });
});
