import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { KeyMoment } from '../../api/kifu.js';
import { serviceQuery } from '../../api/queries.js';
import { Button } from '../../design/button.js';
import { useFormat } from '../../i18n/use-format.js';
import type { GameRecord } from '../../replay/record.js';
import styles from './game.module.css';
import { Panel } from './panel.js';

interface MomentsProps {
  readonly record: Pick<GameRecord, 'game' | 'moments' | 'outcome'>;
  /** By seat. */
  readonly names: ReadonlyMap<string, string>;
  readonly step: number;
  readonly go: (step: number) => void;
}

/** The key moments, each a way to its step. */
export function Moments({ record, names, step, go }: MomentsProps) {
  const { t } = useTranslation('game');
  const titleOf = useTitles(record, names);
  if (record.moments.length === 0) return null;
  return (
    <Panel title={t('moments', { count: record.moments.length })}>
      <ol className={styles['moments']}>
        {record.moments.map((moment, place) => {
          const { frame, kind, what } = moment;
          const title = titleOf(moment);
          return (
            <li key={`${frame} ${kind} ${what} ${place}`}>
              <Button look="quiet" aria-current={frame === step ? 'step' : undefined} onClick={() => go(frame)}>
                <span>{frame}</span> {title === null ? <span lang="en">{moment.title}</span> : <span>{title}</span>}
              </Button>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

/**
 * What a moment is called in the language of the reader; null where nobody has words for it: then its document's have
 * to do.
 */
function useTitles({ game, outcome }: MomentsProps['record'], names: MomentsProps['names']) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const offered = useQuery(serviceQuery).data?.games.find((each) => each.game === game);
  const score = offered?.score && format.words(offered.score);
  const named = (seat: string): string => names.get(seat) ?? seat;
  const end = (): string | null => {
    if (outcome === null) return null;
    const { winners, losers, draw } = outcome;
    if (winners.length > 0) return t('moment.won', { players: format.list(winners.map(named)), count: winners.length });
    if (draw) return t('moment.drawn');
    return t(losers.length === 0 ? 'moment.over' : 'moment.nobody');
  };
  return ({ kind, what, seat }: KeyMoment): string | null => {
    if (kind === 'end') return end();
    if (kind === 'event') {
      const words = offered?.moments[what];
      return words === undefined ? null : format.words(words);
    }
    if (!score) return null;
    if (kind === 'swing') return t('moment.swing', { score });
    return seat === null ? null : t('moment.lead', { player: named(seat), score });
  };
}
