/** Where, when and for which prizes a tournament is played. */
import { useTranslation } from 'react-i18next';
import { tagOf } from '../../../i18n/language.js';
import { useFormat } from '../../../i18n/use-format.js';
import type { Tournament } from '../queries.js';
import styles from './announcement.module.css';

export function Announcement({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('announcement');
  const { id, announcement } = tournament;
  if (announcement === null) return null;
  const { startsAt, endsAt, timeZone, place, about, prizes, rounds } = announcement;
  return (
    <section aria-labelledby="announcement">
      <h2 id="announcement" className="visually-hidden">
        {t('title')}
      </h2>
      <dl className={styles['said']}>
        {startsAt !== null && (
          <Said term={t('when')}>
            <Moment at={startsAt} timeZone={timeZone} />
            {endsAt !== null && (
              <>
                {' – '}
                <Moment at={endsAt} timeZone={timeZone} />
              </>
            )}
          </Said>
        )}
        {place !== null && <Said term={t('where')}>{place}</Said>}
        {prizes !== null && <Said term={t('prizes')}>{prizes}</Said>}
        {about !== null && <Said term={t('about')}>{about}</Said>}
        {rounds.length > 0 && (
          <Said term={t('rounds')}>
            <ol className={styles['rounds']}>
              {rounds.map(({ round, startsAt: at }) => (
                <li key={round}>
                  {t('round', { round })} <Moment at={at} timeZone={timeZone} />
                </li>
              ))}
            </ol>
          </Said>
        )}
      </dl>
      {(startsAt !== null || rounds.length > 0) && <a href={`/v1/tournaments/${id}/calendar`}>{t('calendar')}</a>}
    </section>
  );
}

const Said = ({ term, children }: { readonly term: string; readonly children: React.ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** In the zone of the place, with its name: players may read it elsewhere. */
function Moment({ at, timeZone }: { readonly at: string; readonly timeZone: string | null }) {
  const { language } = useFormat();
  const format = new Intl.DateTimeFormat(tagOf(language), {
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZoneName: 'short',
    ...(timeZone !== null && { timeZone }),
  });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
