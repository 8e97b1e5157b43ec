import { useTranslation } from 'react-i18next';
import styles from './embed.module.css';
import { Why } from './why.js';

interface EmbedProps {
  /** The address of the page behind `/embed`. */
  readonly path: string;
  /** What the frame is called. */
  readonly title: string;
}

/** A button with the code that an author pastes to show a page in a frame. */
export function Embed({ path, title }: EmbedProps) {
  const { t } = useTranslation();
  const address = `${location.origin}/embed${path}`;
  const code = `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="480" style="border:0"></iframe>`;
  return (
    <Why
      look="button"
      label={t('embed.title')}
      title={t('embed.title')}
      reasons={
        <label className={styles['embed']}>
          {t('embed.help')}
          <textarea readOnly rows={4} value={code} onFocus={({ target }) => target.select()} />
        </label>
      }
    >
      {t('embed.title')}
    </Why>
  );
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
