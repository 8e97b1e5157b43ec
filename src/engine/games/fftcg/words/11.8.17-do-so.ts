import { defineWord, simultaneous } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

/** "When you do so": a delayed auto-ability, left behind just before, hears that its player has done it. */
export const doSo = defineWord(
  {
    do: 'do-so',
    says: 'The player has done what a delayed ability waits for ("when you do so"): it hears this as `doneSo`.',
    parts: {},
    restsOn: [fftcg('11.8.17.1'), fftcg('11.8.17.2')],
  },
  simultaneous(({ scope }) => [{ kind: 'doneSo', cites: [fftcg('11.8.17.1')], seat: scope.controller }]),
);
