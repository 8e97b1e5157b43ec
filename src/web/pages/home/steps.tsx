import { useTranslation } from 'react-i18next';
import styles from './home.module.css';

/** What Kifu does, as three pictures: lines on a square of 24 units. */
const STEPS = [
  { id: 'play', paths: ['M4 6h8v12H4z', 'M12 8l6-1.5 2.5 11L12 19.5', 'M7 9h2', 'M7 12h2'] },
  { id: 'check', paths: ['M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z', 'M8.5 12l2.5 2.5L16 9.5'] },
  { id: 'replay', paths: ['M4 5h16v11H4z', 'M10 8.5v4l4-2z', 'M4 20h16', 'M9 18.5v3'] },
] as const;

export function Steps() {
  const { t } = useTranslation('home');
  return (
    <ol className={styles['steps']}>
      {STEPS.map(({ id, paths }) => (
        <li key={id} className={styles['step']}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            {paths.map((path) => (
              <path key={path} d={path} />
            ))}
          </svg>
          <strong>{t(`steps.${id}.title`)}</strong>
          <p>{t(`steps.${id}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}
