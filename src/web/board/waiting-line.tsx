import { useTranslation } from 'react-i18next';
import type { BoardObject } from '../api/kifu.js';
import { tints } from './card.js';
import { lookOf, spoken } from './look.js';
import { usePress } from './press.js';
import { useSpeech, useTable } from './table.js';
import styles from './waiting-line.module.css';

interface WaitingLineProps {
  readonly objects: readonly BoardObject[];
  readonly hidden: number;
}

/** What waits to be resolved, in the order in which it resolves: what came last comes first. */
export function WaitingLine({ objects, hidden }: WaitingLineProps) {
  const { t } = useTranslation('board');
  return (
    <ol className={styles['line']}>
      {objects.toReversed().map((object) => (
        <li key={object.id}>
          <Waiting object={object} />
        </li>
      ))}
      {hidden > 0 && <li>{t('hidden', { count: hidden })}</li>}
    </ol>
  );
}

function Waiting({ object }: { readonly object: BoardObject }) {
  const table = useTable();
  const speech = useSpeech();
  const { press, badge } = usePress(object);
  const face = speech.face(object.card);
  return (
    <button
      type="button"
      className={styles['waiting']}
      style={tints(face, table.layout?.colours)}
      data-object={object.id}
      {...press}
    >
      <span className="visually-hidden">{spoken(object, lookOf(object, table, speech), speech, [])}</span>
      <span aria-hidden="true">{face?.name ?? speech.card(object.card)}</span>
      {badge !== undefined && <b> {badge}</b>}
    </button>
  );
}
