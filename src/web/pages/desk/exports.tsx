import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../design/button.js';
import type { League } from './league.js';
import styles from './desk.module.css';

const EXPORTS = ['standings', 'matches', 'penalties', 'statistics'] as const;

export function Exports({ league: { id } }: { readonly league: League }) {
  const { t } = useTranslation('desk');
  return (
    <section className={styles['stack']}>
      <h3>{t('exports.title')}</h3>
      <p>{t('exports.hint')}</p>
      <ul className={styles['stack']}>
        {EXPORTS.map((each) => (
          <li key={each} className={styles['row']}>
            {(['csv', 'json'] as const).map((format) => (
              <a
                key={format}
                className={buttonClass}
                href={`/v1/exports/${each}?league=${id}&format=${format}`}
                download={`${each}.${format}`}
              >
                {t(`exports.${format}`, { what: t(`exports.${each}`) })}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
