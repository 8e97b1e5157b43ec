/** A card looked at closely: all that is known of it, beside it. */
import { Popover } from '@base-ui/react/popover';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardObject } from '../api/kifu.js';
import { tints } from './card.js';
import styles from './details.module.css';
import { Cost } from './face.js';
import { lookOf } from './look.js';
import { ShownProvider } from './shown.js';
import { useSpeech, useTable } from './table.js';

/** One popover for all cards of a board. */
export function CardDetails({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<{ readonly object: BoardObject; readonly at: HTMLElement } | null>(null);
  const shown = useMemo(
    () => ({
      shown: opened?.object ?? null,
      show: (object: BoardObject, at: HTMLElement) =>
        setOpened((now) => (now?.object.id === object.id ? null : { object, at })),
    }),
    [opened],
  );
  return (
    <ShownProvider value={shown}>
      {children}
      <Popover.Root open={opened !== null} onOpenChange={(open) => !open && setOpened(null)}>
        <Popover.Portal>
          <Popover.Positioner
            anchor={opened?.at}
            side="right"
            sideOffset={8}
            collisionPadding={8}
            className={styles['place']}
          >
            {opened !== null && (
              <Popover.Popup className={styles['popup']} finalFocus={() => opened.at} aria-labelledby="card-details">
                <Details object={opened.object} />
              </Popover.Popup>
            )}
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </ShownProvider>
  );
}

function Details({ object }: { readonly object: BoardObject }) {
  const table = useTable();
  const speech = useSpeech();
  const { t } = useTranslation('board');
  const face = speech.face(object.card);
  const { marks } = lookOf(object, table, speech);
  const { texts } = object as { readonly texts?: readonly string[] };
  return (
    <article className={styles['details']} style={tints(face, table.layout?.colours)}>
      <header>
        {face !== null && face.cost.length > 0 && <Cost face={face} />}
        <h2 id="card-details">{face?.name ?? speech.card(object.card)}</h2>
        <Popover.Close className={styles['close']} aria-label={t('close')}>
          ×
        </Popover.Close>
      </header>
      {face?.subtitle !== undefined && <p className={styles['quiet']}>{face.subtitle}</p>}
      {face !== null && (
        <p className={styles['quiet']}>
          {[
            speech.type(face.type),
            ...face.colours.flatMap((colour) => {
              const words = table.layout?.colours[colour]?.words;
              return words === undefined ? [] : [speech.format.words(words)];
            }),
            ...face.line,
          ].join(' · ')}
        </p>
      )}
      {face !== null && face.numbers.length > 0 && (
        <dl className={styles['numbers']}>
          {face.numbers.map(({ number, value }) => {
            const now = object.numbers?.[number] ?? value;
            return (
              <div key={number}>
                <dt>{speech.number(number)}</dt>
                <dd>
                  {now}
                  {now !== value && <small> {t('printed', { value })}</small>}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      <Keywords object={object} />
      {marks.length > 0 && (
        <ul className={styles['chips']}>
          {marks.map(({ name, said }) => (
            <li key={name}>{said}</li>
          ))}
        </ul>
      )}
      {face?.text !== undefined && (
        <p className={styles['text']} lang="en">
          {face.text}
        </p>
      )}
      {texts !== undefined && <p className={styles['quiet']}>{t('byHand', { texts: speech.format.list(texts) })}</p>}
      {object.under !== undefined && (
        <p className={styles['quiet']}>{t('under', { cards: speech.format.list(object.under.map(speech.card)) })}</p>
      )}
    </article>
  );
}

/** Those that it has now; where that is not known, the printed ones. */
function Keywords({ object }: { readonly object: BoardObject }) {
  const speech = useSpeech();
  const printed = speech.face(object.card)?.keywords.map(({ keyword, n = 0 }) => [keyword, n] as const) ?? [];
  const keywords = object.keywords === undefined ? printed : Object.entries(object.keywords);
  if (keywords.length === 0) return null;
  return (
    <ul className={styles['chips']}>
      {keywords.map(([keyword, n]) => (
        <li key={keyword} data-look="keyword">
          {speech.keyword(keyword)}
          {n > 0 && ` ${n}`}
        </li>
      ))}
    </ul>
  );
}
