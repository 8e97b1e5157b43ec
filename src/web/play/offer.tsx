/** What may be done with the cards that were pressed, as a list at the place of the last of them. */
import { Popover } from '@base-ui/react/popover';
import { useId, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '../api/kifu.js';
import { useShown } from '../board/shown.js';
import { useSpeech } from '../board/table.js';
import { Button } from '../design/button.js';
import type { Space } from '../engine/games.js';
import { useChoosing } from './choosing.js';
import { Acts } from './lists.js';
import { placesOn } from './places.js';
import styles from './play.module.css';
import type { AnswerWords } from './words.js';

interface OfferProps {
  readonly space: Extract<Space, { kind: 'act' }>;
  readonly words: AnswerWords;
  readonly board: Board;
}

/** Escape means none of it. A press elsewhere only closes the list: another card joins those that were pressed. */
export function Offer({ space, words, board }: OfferProps) {
  const { t } = useTranslation('play');
  const { draft, offeredAt, closeOffer, clear } = useChoosing();
  const { show } = useShown();
  const speech = useSpeech();
  const title = useId();
  const last = draft.pressed.at(-1);
  // On a phone its half folds while the half of another player unfolds. The panel below lists the same.
  useLayoutEffect(() => {
    if (offeredAt !== null && 'checkVisibility' in offeredAt && !offeredAt.checkVisibility()) closeOffer();
  });
  const object = last === undefined ? undefined : placesOn(board).get(last)?.object;
  return (
    <Popover.Root
      open={offeredAt !== null}
      onOpenChange={(open, { reason, event }) => {
        if (open || (reason === 'outside-press' && isChoice(event.target))) return;
        (reason === 'escape-key' ? clear : closeOffer)();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={offeredAt} sideOffset={6} collisionPadding={8} className={styles['offerPlace']}>
          {offeredAt !== null && (
            <Popover.Popup
              className={styles['offer']}
              aria-labelledby={title}
              finalFocus={() => offeredAt}
              data-answers
            >
              <header>
                <h2 id={title}>{speech.format.list(draft.pressed.map((id) => words.option(id).label))}</h2>
                {object !== undefined && (
                  <Button
                    look="quiet"
                    onClick={() => {
                      closeOffer();
                      show(object, offeredAt);
                    }}
                  >
                    {t('lookAtIt')}
                  </Button>
                )}
              </header>
              <Acts space={space} words={words} />
            </Popover.Popup>
          )}
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** What may be chosen on the board says itself what a press on it does. */
const isChoice = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-choice]') !== null;
