import { it } from 'vitest';
import { target } from '../../../support/fftcg-abilities.js';
import { castSummon } from '../../../support/fftcg-play.js';
import { backup, fftcgTable, forward, monster, summon } from '../../../support/fftcg.js';
import { rule } from '../../../support/rule.js';

rule('FF-TCG 6.6.3', () => {
  it('gives Jobs to Characters only: nothing that looks for a Job finds a Summon', () => {
    const warrior = forward({ id: 'warrior', jobs: ['Warrior'] });
    const seek = summon({
      id: 'seek',
      cost: 0,
      targets: [target({ zone: 'break', is: ['Warrior'] })],
      effect: { do: 'put', objects: 'target', zone: 'hand' },
    });
    const p1 = { hand: [{ card: 'seek', as: 'seek' }], break: [{ card: 'warrior', as: 'warrior' }, 'seek'] };
    castSummon(fftcgTable({ p1 }, [warrior, seek]), 'seek').expectLegal('p1', [['warrior']]);
  });

  it('finds Backups and Monsters by theirs, and no Character of another Job', () => {
    const seek = summon({
      id: 'seek',
      cost: 0,
      targets: [target({ zone: 'break', is: ['Warrior'] })],
      effect: { do: 'put', objects: 'target', zone: 'hand' },
    });
    const cards = [
      backup({ id: 'smith', jobs: ['Warrior'] }),
      monster({ id: 'imp', jobs: ['Warrior'] }),
      forward({ id: 'page', jobs: ['Page'] }),
      forward({ id: 'nobody' }),
    ];
    const p1 = { hand: [{ card: 'seek', as: 'seek' }], break: cards.map(({ id }) => ({ card: id, as: id })) };
    castSummon(fftcgTable({ p1 }, [...cards, seek]), 'seek').expectLegal('p1', [['smith'], ['imp']]);
  });
});
