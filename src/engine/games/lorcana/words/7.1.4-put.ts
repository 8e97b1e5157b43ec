import { defineWord, flag, happened, movedObjects, oneOfTexts, optional, putting } from '../../../kernel/index.js';
import { lorcana } from '../rulebook.js';
import { inAnyOrder } from '../rules/08-zones/8.6-discard.js';
import { gone, inSpite } from './7.1.9.1-named.js';
import { putInto } from './8.1.5-put-into.js';

/** 7.1.4; of those that have gone 7.1.9.1. */
export const put = defineWord(
  {
    do: 'put',
    says: "Into its owner's hand, deck, inkwell or discard; `first` is the top. Of several for a deck the order is asked.",
    parts: {
      objects: movedObjects,
      zone: oneOfTexts('zone', ['hand', 'deck', 'inkwell', 'discard']),
      at: optional(oneOfTexts('place', ['first', 'last'])),
      exerted: optional({ ...flag, description: 'Ink that comes in exerted.' }),
      as: happened,
    },
    restsOn: [lorcana('7.1.4'), lorcana('8.1.5'), lorcana('8.2.4'), lorcana('8.5.6')],
  },
  putting((running, moved) => {
    const puts = moved.map((object) => putInto(running, object, moved, running.node));
    return [...gone(running), ...inAnyOrder(running.game, inSpite(running, puts))];
  }),
);
