import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { newer } from '../api/newer.js';
import { Button } from '../design/button.js';
import styles from './newer.module.css';

/**
 * Says that this page is of an older build than the service. What is typed on it is not lost before the reader says so.
 */
export function Newer() {
  const { t } = useTranslation();
  const isNewer = useSyncExternalStore(newer.subscribe, newer.get);
  return (
    <div role="status">
      {isNewer && (
        <div className={styles['newer']}>
          <p>{t('newer.text')}</p>
          <Button onClick={() => location.reload()}>{t('newer.load')}</Button>
        </div>
      )}
    </div>
  );
}
