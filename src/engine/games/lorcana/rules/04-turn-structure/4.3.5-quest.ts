import {
  call,
  done,
  factsOf,
  go,
  hasFlag,
  objectIn,
  occur,
  procedure,
  reject,
  representatives,
  settle,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
  fieldIn,
  idIn,
} from '../../../../kernel/index.js';
import { lorcana } from '../../rulebook.js';
import { isCharacter, isDrying, isExerted } from '../../state.js';
import { loreFrom, rulesOfLore } from '../07-abilities/7.8-modified-numbers.js';
import { playOf } from '../../zones/8.4-play.js';
import { refuseRecklessQuest } from '../10-keywords/10.5-reckless.js';
import type { TurnAction } from './turn-action.js';

/**
 * 4.3.5: exert, gain the lore value (a negative one counts as 0, 7.8.3), and a check, before anything that triggered
 * (4.3.5.9).
 */
export const quest = procedure<{ readonly seat: Seat; readonly character: ObjectId }>('quest', {
  exert: (_game, { character }) => occur({ kind: 'exerted', cites: [lorcana('4.3.5.7')], object: character }, 'quest'),
  quest: (game, { seat, character }) => {
    // A text may have had something else happen than that the character was exerted.
    if (objectIn(game, character) === undefined) return go('check');
    return occur(
      [
        { kind: 'quested', cites: [lorcana('4.3.5.8'), ...rulesOfLore(game, character)], seat, object: character },
        {
          kind: 'loreGained',
          cites: [lorcana('4.3.5.8')],
          seat,
          amount: loreFrom(game, character),
          source: character,
        },
      ],
      'check',
    );
  },
  check: () => call(settle.with({ place: false, passes: 0 }), 'end'),
  end: () => done(),
});

export const questAction: TurnAction = {
  name: 'quest',
  fields: ['character'],
  settles: [lorcana('4.3.5.9'), lorcana('4.3.5.10')],
  list: (game, seat) =>
    representatives(game, playOf(game, seat), seat)
      .filter((character) => refuseQuest(game, character) === null)
      .map((character) => ({ action: 'quest', character })),
  refuse: (game, seat, answer) => {
    const character = fieldIn(
      answer,
      'character',
      playOf(game, seat),
      [lorcana('4.3.5.4')],
      'a character of yours in play',
    );
    return typeof character === 'string' ? refuseQuest(game, character) : character;
  },
  call: (seat, answer) => quest.with({ seat, character: idIn(answer, 'character') }),
};

/** 4.3.5.5–6: why this character cannot quest now, or null. */
export const refuseQuest = (game: Game, character: ObjectId): Rejection | null => {
  const details = { character };
  if (!isCharacter(game, character)) {
    return reject(
      'quest.not-a-character',
      [lorcana('4.3.5.1'), lorcana('6.1.3')],
      'Only characters can quest.',
      details,
    );
  }
  if (isExerted(game, character)) {
    return reject('character.exerted', [lorcana('4.3.5.7'), lorcana('5.1.2')], 'The character is exerted.', details);
  }
  if (isDrying(game, character)) {
    return reject(
      'character.drying',
      [lorcana('6.1.4'), lorcana('4.3.5.5')],
      'The character is still drying.',
      details,
    );
  }
  const reckless = refuseRecklessQuest(game, character);
  if (reckless !== null) return reckless;
  if (hasFlag(factsOf(game, character), 'cannotQuest')) {
    return reject('quest.prohibited', [lorcana('4.3.5.6')], 'An effect keeps the character from questing.', details);
  }
  return null;
};
