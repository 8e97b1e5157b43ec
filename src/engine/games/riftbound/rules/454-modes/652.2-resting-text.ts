import type { RestingText } from '../../../../kernel/index.js';

/**
 * 652.2.a: the battlefield of a player who has left is one without text. attachment.inactive: the text of an attached
 * equipment rests, but for what it gives to its unit.
 */
export const restingText: RestingText = {
  reads: ['mark:blank', 'mark:attachedTo'],
  rests: (_game, { marks }) => marks['blank'] === true || typeof marks['attachedTo'] === 'string',
};
