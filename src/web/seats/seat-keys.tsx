/** Keys with which the players of a match log in on devices of their own, for staff that made the match for them. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../api/kifu.js';
import { useOwnSeat } from '../api/own-seat.js';
import { mayQuery } from '../api/rights.js';
import { Button } from '../design/button.js';
import { CopyText } from '../design/copy-text.js';
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
  const [shown, setShown] = useState<ReadonlyMap<string, string>>(new Map());
  const mayMake = match.games.some(({ status }) => status === 'running') && may.includes('keys.issue-for-player');
  // The service shows a key once: a key on the screen stays there when the game ends meanwhile.
  const seats = match.seats.filter(({ seat }) => shown.has(seat) || (mayMake && seat !== own));
  if (seats.length === 0) return null;
  const show = (seat: string, key: string | null): void =>
    setShown((before) => {
      const others = [...before].filter(([other]) => other !== seat);
      return new Map(key === null ? others : [...others, [seat, key]]);
    });
  return (
    <details className={styles['keys']}>
      <summary>{t('keys.title')}</summary>
      <p>{t('keys.hint')}</p>
      <ul>
        {seats.map(({ seat, playerId }) => (
          <li key={seat}>
            <KeyOf
              {...{ playerId, name: nameOf(seat), matchId: match.id }}
              made={shown.get(seat) ?? null}
              onMade={(key) => show(seat, key)}
            />
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
  /** The key that is shown; null before it is made, and after it is put away. */
  readonly made: string | null;
  readonly onMade: (key: string | null) => void;
}

function KeyOf({ playerId, name, matchId, made, onMade }: KeyOfProps) {
  const { t } = useTranslation('seats');
  const params = { path: { id: playerId } };
  const make = useMutation({
    mutationFn: () => answered(kifu.POST('/v1/players/{id}/keys', { params, body: termsFor(matchId) })),
    onSuccess: ({ key }) => onMade(key),
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
  // The page of the match leads to the game that is running then.
  const address = linkWith(made, `/matches/${matchId}`);
  return (
    <>
      <Secret label={t('keys.of', { name })} value={made} onClose={() => onMade(null)} />
      <figure>
        <QrCode address={address} label={t('keys.code', { name })} />
        <figcaption>
          {t('keys.scan', { name })} {isLoopback(location.hostname) && t('keys.loopback', { host: location.hostname })}
        </figcaption>
        <code>{address}</code>
        <CopyText read={() => address} label={t('keys.copyLink')} copied={t('keys.copied')} />
      </figure>
    </>
  );
}

/** The key is behind the `#`: browsers send that part to no server, and the log-in page takes it from there. */
const linkWith = (key: string, page: string): string =>
  `${location.origin}/log-in?to=${encodeURIComponent(page)}#key=${key}`;

/** Each device calls itself by these names. */
export const isLoopback = (host: string): boolean => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);
