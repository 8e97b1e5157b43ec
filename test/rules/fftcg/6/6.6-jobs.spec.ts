import { it } from 'vitest';
import { target } from '../../../support/fftcg-abilities.js';
import { castSummon } from '../../../support/fftcg-play.js';
import { fftcgTable, forward, summon } from '../../../support/fftcg.js';
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
});
