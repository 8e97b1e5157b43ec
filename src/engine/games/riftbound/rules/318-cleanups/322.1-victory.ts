import type { CheckGroup } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { victory } from '../441-scoring/445-winning.js';

/** 322.1 */
export const winning: CheckGroup = {
  name: 'victory',
  look: (game) => {
    const won = victory(game, [rift('322.1')]);
    return won === null ? null : { events: won };
  },
};
