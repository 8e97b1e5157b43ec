/** Cards that are only counted, and dice: a button for all that are alike. */
import { useTranslation } from 'react-i18next';
import type { BoardObject, Zone } from '../api/kifu.js';
import type { Place } from '../engine/games.js';
import { tints } from './card.js';
import { Heap } from './heap.js';
import { lookOf, spoken } from './look.js';
import { type Speech, type Table, useSpeech, useTable } from './table.js';
import styles from './zone.module.css';

type Objects = readonly [BoardObject, ...BoardObject[]];

/** Cards of one state: pressed, the next of them is chosen, or else all are listed. */
export function Stock({ cards, place }: { readonly cards: Objects; readonly place: Place }) {
  const table = useTable();
  const speech = useSpeech();
  const { t } = useTranslation('board');
  const look = lookOf(cards[0], table, speech);
  const state = look.marks.map(({ said }) => said);
  const name = place.apart === true ? speech.face(cards[0].card)?.name : undefined;
  const said = [t('all', { count: cards.length }), ...(name === undefined ? [] : [name]), ...state].join(', ');
  return (
    <Heap objects={cards} label={said}>
      <span
        className={styles['stock']}
        data-turned={look.turned}
        style={tintsOf(place, cards, table, speech)}
        aria-hidden="true"
      >
        <b>{cards.length}</b>
        {name !== undefined && <small>{name}</small>}
        {state.length > 0 && <small data-state>{speech.format.list(state)}</small>}
      </span>
    </Heap>
  );
}

const tintsOf = ({ apart }: Place, [first]: Objects, { layout }: Table, speech: Speech) =>
  apart === true ? tints(speech.face(first.card), layout?.colours) : undefined;

/** Cards that the reader may not know, by what is known of their state. */
export function HiddenStock({ count, marks = {} }: { readonly count: number; readonly marks: Zone['marks'] }) {
  const { layout } = useTable();
  const speech = useSpeech();
  const { t } = useTranslation('board');
  const known = Object.entries(marks ?? {}).filter(([mark, n]) => layout?.marks[mark]?.as === 'turned' && n > 0);
  const turned = known.reduce((sum, [, n]) => sum + n, 0);
  return (
    <>
      {count > turned && (
        <span className={styles['stock']} aria-hidden="true">
          <b>{count - turned}</b>
        </span>
      )}
      {known.map(([mark, n]) => (
        <span key={mark} className={styles['stock']} data-turned="true" aria-hidden="true">
          <b>{n}</b>{' '}
          <small data-state>{speech.format.words(layout?.marks[mark]?.words ?? { en: mark, zh: mark })}</small>
        </span>
      ))}
      <span className="visually-hidden">
        {t('hidden', { count })}
        {Object.entries(marks ?? {}).map(([mark, n]) => ` ${mark}: ${n}.`)}
      </span>
    </>
  );
}

/** Dice of one side, by what they show. */
export function Die({ dice }: { readonly dice: Objects }) {
  const table = useTable();
  const speech = useSpeech();
  const [die] = dice;
  const look = lookOf(die, table, speech);
  const side = look.marks.find(({ as }) => as === 'side');
  const level = Number(die.marks?.[side?.name ?? ''] ?? 0);
  const said = spoken(die, look, speech, []);
  return (
    <Heap objects={dice} label={dice.length > 1 ? `${said}, × ${dice.length}` : said}>
      <span
        className={styles['die']}
        style={tints(speech.face(die.card), table.layout?.colours)}
        data-side={level}
        data-turned={look.turned}
        aria-hidden="true"
      >
        {PIPS[level] ?? level}
      </span>
      {dice.length > 1 && (
        <b className={styles['times']} aria-hidden="true">
          ×{dice.length}
        </b>
      )}
    </Heap>
  );
}

const PIPS = ['·', '◆', '✦'];
