import type { ButtonHTMLAttributes } from 'react';
import styles from './play.module.css';
import type { OptionWords } from './words.js';

interface AnswerButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly badge?: string | undefined;
}

/** One of several answers: as wide as there is room, and high enough for a thumb. */
export const AnswerButton = ({ badge, children, ...rest }: AnswerButtonProps) => (
  <button type="button" className={styles['answer']} {...rest}>
    {children}
    {badge !== undefined && <b className={styles['badge']}>{badge}</b>}
  </button>
);

/** An option by its name, and by what tells it from others of the same name. */
export const Said = ({ option: { label, note } }: { readonly option: Pick<OptionWords, 'label' | 'note'> }) => (
  <>
    <span>{label}</span>
    {note !== '' && <small> {note}</small>}
  </>
);
