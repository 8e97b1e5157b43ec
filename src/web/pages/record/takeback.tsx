import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { useSpeech } from '../../board/table.js';
import { Button } from '../../design/button.js';
import styles from './record.module.css';
import type { Sending } from './use-outbox.js';

interface TakebackProps {
  readonly takeback: NonNullable<Schemas['GameDto']['takeback']>;
  readonly own: string | null;
  readonly seats: readonly { readonly seat: string }[];
  readonly send: Sending['send'];
}

/** A player proposes to take steps back: every other one is asked. */
export function Takeback({ takeback, own, seats, send }: TakebackProps) {
  const { t } = useTranslation('record');
  const speech = useSpeech();
  const { version, seat, to, agreed } = takeback;
  const isAsked = own !== null && seats.some((each) => each.seat === own) && !agreed.includes(own);
  const answer = (said: 'yes' | 'no') =>
    send({ kind: 'consent', proposal: version, body: { answer: said } }, t(`takeback.${said}`));
  return (
    <div className={styles['notice']} role="status">
      <p>{t('takeback.proposed', { player: speech.player(seat), step: to })}</p>
      {isAsked && (
        <>
          <Button look="main" onClick={() => answer('yes')}>
            {t('takeback.yes')}
          </Button>
          <Button onClick={() => answer('no')}>{t('takeback.no')}</Button>
        </>
      )}
    </div>
  );
}
