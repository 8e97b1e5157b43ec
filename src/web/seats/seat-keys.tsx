/** Keys with which the players of a match log in on devices of their own, for staff that made the match for them. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../api/kifu.js';
import { useOwnSeat } from '../api/own-seat.js';
import { mayQuery } from '../api/rights.js';
import { Button } from '../design/button.js';
import { QrCode } from '../design/qr-code.js';
import { Secret } from '../design/secret.js';
import { Failure } from '../design/states.js';
import { termsFor } from './key-terms.js';
import styles from './seats.module.css';

interface SeatKeysProps {
  readonly match: Schemas['MatchDto'];
  readonly nameOf: (seat: string) => string;
}

export function SeatKeys({ match, nameOf }: SeatKeysProps) {
  const { t } = useTranslation('seats');
  const { data: may = [] } = useQuery(mayQuery({ match: match.id }));
  const own = useOwnSeat(match.seats);
  const game = match.games.findLast(({ status }) => status === 'running');
  if (game === undefined || !may.includes('keys.issue-for-player')) return null;
  return (
    <details className={styles['keys']}>
      <summary>{t('keys.title')}</summary>
      <p>{t('keys.hint')}</p>
      <ul>
        {match.seats
          .filter(({ seat }) => seat !== own)
          .map(({ seat, playerId }) => (
            <li key={seat}>
              <KeyOf playerId={playerId} name={nameOf(seat)} matchId={match.id} page={`/record/${game.id}`} />
            </li>
          ))}
      </ul>
    </details>
  );
}

interface KeyOfProps {
  readonly playerId: string;
  readonly name: string;
  readonly matchId: string;
  /** Where the player goes after the log-in. */
  readonly page: string;
}

function KeyOf({ playerId, name, matchId, page }: KeyOfProps) {
  const { t } = useTranslation('seats');
  const [made, setMade] = useState<string | null>(null);
  const params = { path: { id: playerId } };
  const make = useMutation({
    mutationFn: () => answered(kifu.POST('/v1/players/{id}/keys', { params, body: termsFor(matchId) })),
    onSuccess: ({ key }) => setMade(key),
  });
  if (made === null)
    return (
      <>
        <Button disabled={make.isPending} onClick={() => make.mutate()}>
          {t('keys.make', { name })}
        </Button>
        {make.isError && <Failure error={make.error} />}
      </>
    );
  return (
    <>
      <Secret label={t('keys.of', { name })} value={made} onClose={() => setMade(null)} />
      <figure>
        <QrCode address={linkWith(made, page)} label={t('keys.code', { name })} />
        <figcaption>
          {t('keys.scan', { name })} <CopyLinkWith address={linkWith(made, page)} />
        </figcaption>
      </figure>
    </>
  );
}

function CopyLinkWith({ address }: { readonly address: string }) {
  const { t } = useTranslation('seats');
  const [copied, setCopied] = useState(false);
  return (
    <Button
      onClick={() =>
        void navigator.clipboard.writeText(address).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
    >
      <span aria-live="polite">{t(copied ? 'keys.copied' : 'keys.copyLink')}</span>
    </Button>
  );
}

/** The key is behind the `#`: browsers send that part to no server, and the log-in page takes it from there. */
const linkWith = (key: string, page: string): string =>
  `${location.origin}/log-in?to=${encodeURIComponent(page)}#key=${key}`;
