import { defineWord, seatNamed, simultaneous, who } from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

/** A loss by a text is tested with the rule processes, together with everything else (3.2). */
export const loseGame = defineWord(
  {
    do: 'lose-game',
    says: 'Loses the game, at the next check of the rule processes.',
    parts: { who },
    cites: [fftcg('3.1')],
    restsOn: [fftcg('3.2')],
  },
  simultaneous(({ node, scope, cites }) => [
    { kind: 'gameDecided', cites, seat: seatNamed(node.who, scope), wins: false },
  ]),
);
