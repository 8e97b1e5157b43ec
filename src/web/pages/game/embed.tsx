import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BoardView } from '../../board/board.js';
import { CardDetails } from '../../board/details.js';
import { TableProvider } from '../../board/table.js';
import { Failure, Loading } from '../../design/states.js';
import { WindowTitle } from '../../design/window-title.js';
import { Controls } from '../../replay/controls.js';
import type { GameRecord } from '../../replay/record.js';
import { usePlayer } from '../../replay/use-player.js';
import { firstShown, stepToSay, useRecord } from '../../replay/use-record.js';
import { useTelling } from '../../replay/use-telling.js';
import styles from './game.module.css';
import { useHost } from './use-host.js';

const route = getRouteApi('/embed/games/$id');

export function GameEmbed() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const looked = useRecord(id, search);
  if (looked.error !== null) return <Failure error={looked.error} onRetry={looked.retry} />;
  if (looked.record === null) return <Loading />;
  const { record } = looked;
  const onStep = (to: number) => {
    const step = stepToSay(looked, record, to);
    void navigate({ search: (now) => ({ ...now, step }) as typeof now, replace: true });
  };
  return <Embedded record={record} step={search.step ?? firstShown(looked, record)} onStep={onStep} />;
}

interface EmbeddedProps {
  readonly record: GameRecord;
  readonly step: number;
  readonly onStep: (step: number) => void;
}

function Embedded({ record, step, onStep }: EmbeddedProps) {
  const { t } = useTranslation('game');
  const telling = useTelling(record);
  const player = usePlayer(record, step, onStep);
  useHost(record.id, player.step, player.last);
  const board = record.boardAt(player.step);
  const names = [...telling.names.values()].join(' – ');
  return (
    <TableProvider value={telling}>
      <CardDetails>
        <main className={styles['embed']}>
          <WindowTitle>{names}</WindowTitle>
          <h1 className="visually-hidden">{names}</h1>
          {board !== undefined && (
            <BoardView
              board={board}
              near={record.seats[0]?.seat ?? ''}
              step={player.step}
              log={record.steps[player.step]?.log}
            />
          )}
          <Controls record={record} player={player} />
          <a href={`/games/${record.id}?step=${player.step}`} target="_blank" rel="noreferrer">
            {t('open')}
          </a>
        </main>
      </CardDetails>
    </TableProvider>
  );
}
