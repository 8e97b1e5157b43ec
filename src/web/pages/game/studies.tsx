/** What people say about a game, step by step: the list of studies, and the one that is read. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../api/queries.js';
import { mayQuery } from '../../api/rights.js';
import { Button } from '../../design/button.js';
import { Form, TextField } from '../../design/form.js';
import { ShowMore } from '../../design/show-more.js';
import { Failure, Loading } from '../../design/states.js';
import type { GameRecord } from '../../replay/record.js';
import type { Player } from '../../replay/use-player.js';
import { Byline, StudyOfGame, TITLE_MAX } from './study.js';
import { beginStudy, studiesQuery, useStudiesRefreshed } from './study-queries.js';
import styles from './studies.module.css';

interface StudiesProps {
  readonly record: GameRecord;
  readonly player: Player;
  /** The study that is read. */
  readonly chosen: string | undefined;
  readonly choose: (study: string | undefined) => void;
}

export function Studies({ record, player, chosen, choose }: StudiesProps) {
  const { t } = useTranslation('game');
  if (chosen === undefined) return <StudyList game={record.id} match={record.matchId} choose={choose} />;
  return (
    <div className={styles['studies']}>
      <Button look="quiet" onClick={() => choose(undefined)}>
        {t('study.all')}
      </Button>
      <StudyOfGame key={chosen} id={chosen} record={record} player={player} />
    </div>
  );
}

interface StudyListProps extends Pick<StudiesProps, 'choose'> {
  readonly game: string;
  readonly match: string;
}

function StudyList({ game, match, choose }: StudyListProps) {
  const { t } = useTranslation('game');
  const list = useInfiniteQuery(studiesQuery(game));
  const { data: me } = useQuery(meQuery);
  const { data: may = [] } = useQuery(mayQuery({ match }));
  const refresh = useStudiesRefreshed(game);
  if (list.isPending) return <Loading />;
  if (list.isError) return <Failure error={list.error} onRetry={() => void list.refetch()} />;
  const studies = list.data.pages.flatMap(({ items }) => items);
  return (
    <div className={styles['studies']}>
      {studies.length === 0 && <p>{t('study.none')}</p>}
      <ul>
        {studies.map((study) => (
          <li key={study.id}>
            <Button look="quiet" onClick={() => choose(study.id)}>
              {study.title}
            </Button>{' '}
            <Byline study={study} /> · {t('study.chapters', { count: study.chapters })}
          </li>
        ))}
      </ul>
      <ShowMore list={list} />
      {me !== null && may.includes('studies.write') && (
        <Form
          title={t('study.begin')}
          hint={t('study.private')}
          submit={t('study.begin')}
          look="plain"
          send={(input, once) => beginStudy(game, input.text('title'), once)}
          onDone={({ id }) => {
            refresh();
            choose(id);
          }}
        >
          <TextField name="title" label={t('study.title')} maxLength={TITLE_MAX} />
        </Form>
      )}
    </div>
  );
}
