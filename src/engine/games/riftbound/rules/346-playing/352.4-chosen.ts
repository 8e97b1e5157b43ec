import { boardOf, chosenFor, type Announcement, type Game, type GameEvent } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';
import { choosingModes } from './352-modes-used.js';

/** 352.4, 390.1: what waits for a choice triggers as the card or ability is finalized, and before it resolves. */
export const choosing = (game: Game, announcement: Announcement, isSpell: boolean): readonly GameEvent[] => [
  ...choosingModes(game, announcement),
  ...choosingObjects(game, announcement, isSpell),
];

const choosingObjects = (game: Game, announcement: Announcement, isSpell: boolean): readonly GameEvent[] =>
  boardOf(game).triggers.has('chosen')
    ? chosenFor(game, announcement).map((object) => ({
        kind: 'chosen',
        cites: [isSpell ? rift('352.4') : rift('390.1')],
        seat: announcement.controller,
        object,
        spell: isSpell,
      }))
    : [];
