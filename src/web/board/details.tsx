/** A card looked at closely, beside it: drawn large, or all that is known of it. */
import { Popover } from '@base-ui/react/popover';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardObject } from '../api/kifu.js';
import { tints } from './card.js';
import styles from './details.module.css';
import { Cost } from './face.js';
import { currentKeywords, KeywordItem } from './keywords.js';
import { LargeCard } from './large-card.js';
import { lookOf } from './look.js';
import { MarkList } from './mark-list.js';
import { ShownProvider } from './shown.js';
import { useSpeech, useTable } from './table.js';

interface Looked {
  readonly object: BoardObject;
  readonly at: HTMLElement;
}

/** So long a large card stays after the pointer has left, so that the pointer can reach it. */
const STAYS_MS = 120;

interface CardDetailsProps {
  /** What the page knows of a card beside the board, such as its history; `close` closes the popover. */
  readonly more?: (object: BoardObject, close: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** One popover and one large card for all cards of a board. */
export function CardDetails({ more, children }: CardDetailsProps) {
  const [opened, setOpened] = useState<Looked | null>(null);
  const { enlarged, enlarge, stay, leave } = useEnlarged();
  const shown = useMemo(
    () => ({
      show: (object: BoardObject, at: HTMLElement) =>
        setOpened((now) => (now?.object.id === object.id ? null : { object, at })),
      enlarge,
      leave,
    }),
    [enlarge, leave],
  );
  useOutline(opened?.at);
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
                <Details object={opened.object} more={more?.(opened.object, () => setOpened(null))} />
              </Popover.Popup>
            )}
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      {enlarged !== null && opened === null && <LargeCard {...enlarged} stay={stay} leave={leave} />}
    </ShownProvider>
  );
}

/** The card that is drawn large now. */
function useEnlarged() {
  const [enlarged, setEnlarged] = useState<Looked | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const acts = useMemo(() => {
    const stay = (): void => clearTimeout(leaving.current);
    return {
      stay,
      enlarge: (object: BoardObject, at: HTMLElement): void => {
        stay();
        setEnlarged({ object, at });
      },
      leave: (): void => {
        stay();
        leaving.current = setTimeout(() => setEnlarged(null), STAYS_MS);
      },
    };
  }, []);
  useEffect(() => acts.stay, [acts]);
  return { enlarged, ...acts };
}

/** The card that is shown is outlined; the outline is no part of the card, which is not drawn again for it. */
function useOutline(at: HTMLElement | undefined): void {
  useEffect(() => {
    at?.setAttribute('data-shown', 'true');
    return () => at?.removeAttribute('data-shown');
  }, [at]);
}

function Details({ object, more }: { readonly object: BoardObject; readonly more: ReactNode }) {
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
      <MarkList marks={marks} />
      {face?.text !== undefined && (
        <p className={styles['text']} lang="en">
          {face.text}
        </p>
      )}
      {texts !== undefined && <p className={styles['quiet']}>{t('byHand', { texts: speech.format.list(texts) })}</p>}
      {object.under !== undefined && (
        <p className={styles['quiet']}>{t('under', { cards: speech.format.list(object.under.map(speech.card)) })}</p>
      )}
      {more}
    </article>
  );
}

function Keywords({ object }: { readonly object: BoardObject }) {
  const speech = useSpeech();
  const keywords = currentKeywords(speech.face(object.card), object.keywords);
  if (keywords.length === 0) return null;
  return (
    <ul className={styles['chips']}>
      {keywords.map(([keyword, n]) => (
        <li key={keyword} data-look="keyword">
          <KeywordItem keyword={keyword} n={n} />
        </li>
      ))}
    </ul>
  );
}
