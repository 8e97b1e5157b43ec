/** How many games there are and of which kinds: what the numbers can carry. */
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { useFormatNames } from '../../engine/format-names.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './statistics.module.css';

export interface SampleProps {
  readonly report: Pick<
    Schemas['GameStatisticsDto'],
    'game' | 'games' | 'gamesWithoutTurns' | 'formats' | 'publicGames' | 'gamesWithAssertions'
  >;
  readonly withoutTurns: boolean;
}

export function Sample({ report, withoutTurns }: SampleProps) {
  const { game, games, gamesWithoutTurns, formats, publicGames, gamesWithAssertions } = report;
  const { t } = useTranslation('statistics');
  const format = useFormat();
  const formatName = useFormatNames(game);
  return (
    <>
      <dl className={styles['numbers']}>
        <div>
          <dt>{t('games.all')}</dt>
          <dd>{format.number(games)}</dd>
        </div>
        <div>
          <dt>{t('games.public')}</dt>
          <dd>{format.number(publicGames)}</dd>
        </div>
        <div>
          <dt>{t('games.asserted')}</dt>
          <dd>{format.number(gamesWithAssertions)}</dd>
        </div>
      </dl>
      <ul className={styles['notes']}>
        <li>{t('note.intervals')}</li>
        {formats.length > 1 && (
          <li>
            {t('note.formats', {
              list: format.list(
                formats.map((each) => t('with', { name: formatName(each.format), value: format.number(each.games) })),
              ),
            })}
          </li>
        )}
        {gamesWithoutTurns > 0 && (
          <li>{t(withoutTurns ? 'note.turnlessCounted' : 'note.turnless', { count: gamesWithoutTurns })}</li>
        )}
        {publicGames < games && <li>{t('note.public', { public: publicGames, games })}</li>}
        {gamesWithAssertions > 0 && <li>{t('note.asserted', { count: gamesWithAssertions })}</li>}
      </ul>
    </>
  );
}
