import type { Game } from '../game/draft.js';
import { works } from '../game/resting-text.js';
import type { GameObject } from '../state/state.js';
import { changeAt, settleChange } from './change.js';
import { printValues } from './copying.js';
import type { GrowingBoard } from './growing-board.js';
import { readsOf } from './reads.js';

/** Numbers that are printed as an X are what their cards say, before anything changes what is printed. */
export const definePrinted = (game: Game, board: GrowingBoard, objects: readonly GameObject[]): void => {
  if (game.rules.game.cards.definesNumbers !== true) return;
  for (const object of objects) {
    for (const { ability, ref } of game.rules.card(object.definition).abilities.static ?? []) {
      if (ability.defines !== true || !works(game, object, ability)) continue;
      ability.changes.forEach((change, index) => {
        for (const read of readsOf(game, ability, change)) board.reads.add(read);
        const from = { source: object.id, controller: object.controller, bindings: {} };
        const settled = settleChange(game, change, changeAt(ref, index), from);
        if (settled.change === 'set') printValues(game, board, object.id, { [settled.name]: settled.to });
      });
    }
  }
};
