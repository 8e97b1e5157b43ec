import styles from './details.module.css';
import type { Look } from './look.js';

/** What is on a card now, in words. */
export function MarkList({ marks }: Pick<Look, 'marks'>) {
  if (marks.length === 0) return null;
  return (
    <ul className={styles['chips']}>
      {marks.map(({ name, said }) => (
        <li key={name}>{said}</li>
      ))}
    </ul>
  );
}
