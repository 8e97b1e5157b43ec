import { useTranslation } from 'react-i18next';
import type { Board } from '../../api/kifu.js';
import { BoardView } from '../../board/board.js';
import { ChoicesProvider, NO_CHOICES } from '../../board/choices.js';
import { TableProvider } from '../../board/table.js';
import type { Telling } from '../../log/tell.js';
import styles from './what-if.module.css';

interface BoardsProps {
  readonly board: Board;
  readonly step: number;
  /** The board as it was; null where it is not asked for. */
  readonly happened: Board | null;
  readonly was: Telling;
  readonly near: string;
}

/** The board of the line, and beside it what happened. */
export function Boards({ board, step, happened, was, near }: BoardsProps) {
  const { t } = useTranslation('what-if');
  return (
    <div className={styles['boards']} data-beside={happened !== null}>
      <section className={styles['stage']} aria-label={t('line')}>
        {happened !== null && <h2>{t('line')}</h2>}
        <BoardView board={board} near={near} step={step} />
      </section>
      {happened !== null && (
        <section className={styles['stage']} aria-label={t('happened')}>
          <h2>{t('happened')}</h2>
          {/* Of the game as it was nothing is answered. */}
          <TableProvider value={was}>
            <ChoicesProvider value={NO_CHOICES}>
              <BoardView board={happened} near={near} step={step} />
            </ChoicesProvider>
          </TableProvider>
        </section>
      )}
    </div>
  );
}
