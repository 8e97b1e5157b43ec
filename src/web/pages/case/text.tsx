import styles from './case.module.css';

/** As it was written: line breaks stay, nothing becomes markup. */
export const Text = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : <p className={styles['text']}>{text}</p>;
