import { useMemo } from 'react';
import { addEntry, addObjects, cardsOf, type Objects } from '../../engine/games.js';
import type { Followed } from '../../engine/record/what-if.js';
import type { Telling } from '../../log/tell.js';

/** A line has objects and cards of its own: what came later in the game is not there, and another may have its id. */
export function useForkTelling(was: Telling, { start, steps, cards }: Followed): Telling {
  return useMemo(() => {
    const objects: Objects = new Map();
    addObjects(objects, start);
    for (const { board, log } of steps) {
      addObjects(objects, board);
      for (const entry of log) addEntry(objects, entry);
    }
    return { ...was, objects, cards: new Map([...was.cards, ...cardsOf(cards)]) };
  }, [was, start, steps, cards]);
}
