import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardObject } from '../api/kifu.js';
import type { Face } from '../engine/games.js';
import styles from './card.module.css';
import { ObjectFace } from './face.js';
import { type Look, lookOf, spoken } from './look.js';
import { usePress } from './press.js';
import { useSpeech, useTable } from './table.js';

interface CardProps {
  readonly object: BoardObject;
  /** The objects on or below the card. */
  readonly guests?: readonly BoardObject[] | undefined;
}

/**
 * A card on the table: its face, and what is on it. Pressed, it is chosen, or says all that is known of it. Most are
 * what they were a step before.
 */
export const Card = memo(function Card({ object, guests = NONE }: CardProps) {
  const table = useTable();
  const speech = useSpeech();
  const { t } = useTranslation('board');
  const { press, badge } = usePress(object);
  const look = lookOf(object, table, speech);
  const said = spoken(object, look, speech, guests);
  return (
    <span className={styles['cell']} data-turned={look.turned}>
      <button
        type="button"
        className={styles['card']}
        style={tints(speech.face(object.card), table.layout?.colours)}
        data-object={object.id}
        data-turned={look.turned}
        {...press}
      >
        <span className="visually-hidden">{said}</span>
        <ObjectFace object={object} />
        <Marks look={look} />
        {badge !== undefined && <span className={styles['badge']}>{badge}</span>}
        {object.asserted === true && <span className={styles['asserted']} title={t('asserted')} aria-hidden="true" />}
      </button>
      {guests.length > 0 && (
        <span className={styles['guests']}>
          {guests.map((guest) => (
            <Guest key={guest.id} object={guest} />
          ))}
        </span>
      )}
    </span>
  );
});

const NONE: readonly BoardObject[] = [];

/** An attachment, or a die on a card: a chip on its host. */
function Guest({ object }: { readonly object: BoardObject }) {
  const table = useTable();
  const speech = useSpeech();
  const { press, badge } = usePress(object);
  const look = lookOf(object, table, speech);
  return (
    <button
      type="button"
      className={styles['guest']}
      style={tints(speech.face(object.card), table.layout?.colours)}
      data-object={object.id}
      {...press}
    >
      <span className="visually-hidden">{spoken(object, look, speech, [])}</span>
      <span aria-hidden="true">{speech.card(object.card)}</span>
      {badge !== undefined && <b> {badge}</b>}
    </button>
  );
}

const Marks = ({ look }: { readonly look: Look }) => (
  <span className={styles['marks']} aria-hidden="true">
    {look.marks
      .filter(({ text }) => text !== '')
      .map(({ name, text, said, as }) => (
        <span key={name} className={styles['mark']} data-as={as} title={said}>
          {text}
        </span>
      ))}
  </span>
);

/** The colours of a card, as the one or two tints that it is drawn with. */
export function tints(
  face: Face | null,
  colours: Readonly<Record<string, { readonly tint: string }>> = {},
): CSSProperties {
  const [first, second = first] = (face?.colours ?? []).flatMap((colour) => colours[colour]?.tint ?? []);
  return { '--tint': first ?? '#66625a', '--tint-2': second ?? '#66625a' } as CSSProperties;
}

/** A card that the reader may not know. */
export const Back = ({ id }: { readonly id?: string }) => (
  <span className={styles['cell']} aria-hidden="true">
    <span className={styles['back']} data-object={id} />
  </span>
);
