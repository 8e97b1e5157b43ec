import { call, done, occur, procedure } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { playCard, refusePlay } from './351-play.js';
import type { Playing } from './352.4-choices.js';

/**
 * 406.3: a card that an effect has its player play, with all steps (406.3.b); where it cannot be, nothing happens
 * (406.3.c).
 */
export const playOrdered = procedure<Playing>('play-ordered', {
  play: (game, playing) => {
    const { seat, card: object } = playing;
    if (game.state.objects[object] === undefined) return done();
    if (refusePlay(game, playing) === null) return call(playCard.with(playing), 'end');
    return occur({ kind: 'notPlayed', cites: [rift('406.3.c')], seat, object }, 'end');
  },
  end: () => done(),
  stopped: () => done(),
});
