import { useTranslation } from 'react-i18next';
import type { Board } from '../../api/kifu.js';
import { type Speech, useSpeech, useTable } from '../../board/table.js';
import type { Layout } from '../../engine/games.js';
import styles from './what-if.module.css';

interface ComparisonProps {
  readonly line: Board;
  readonly happened: Board;
  readonly at: number;
}

/** Compares the numbers of the variation with those of the game after as many answers. Equal numbers are left out. */
export function Comparison({ line, happened, at }: ComparisonProps) {
  const { t } = useTranslation('what-if');
  const { layout } = useTable();
  const speech = useSpeech();
  const [ours, theirs] = [numbersOf(line, layout, speech), numbersOf(happened, layout, speech)];
  const rows = [...ours].filter(([name, value]) => theirs.get(name) !== value);
  return (
    <section>
      <h2 className={styles['title']}>{t('compared', { count: at })}</h2>
      {rows.length === 0 ? (
        <p className={styles['note']}>{t('same')}</p>
      ) : (
        <table className={styles['compared']}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('what')}</span>
              </th>
              <th scope="col">{t('line')}</th>
              <th scope="col">{t('happened')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
                <td>{theirs.get(name) ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The turn, and each player's numbers and how many cards are where. */
function numbersOf({ turn, seats }: Board, layout: Layout | null, speech: Speech): ReadonlyMap<string, string> {
  const numbers = new Map([[speech.format.words(TURN), speech.format.number(turn.number)]]);
  for (const seat of seats) {
    const player = speech.player(seat.seat);
    for (const { field, words } of layout?.player ?? [])
      numbers.set(`${player}: ${speech.format.words(words)}`, speech.format.number(Number(seat[field] ?? 0)));
    for (const [zone, { count }] of Object.entries(seat.zones))
      numbers.set(`${player}: ${speech.zone(zone)}`, speech.format.number(count));
  }
  return numbers;
}

const TURN = { en: 'Turn', zh: '回合' };
