/** What another result of a table changes: in places, in the bracket, in the cut, and in later rounds. */
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../api/kifu.js';
import { Name } from '../design/name.js';

export function Effects({ effects }: { readonly effects: Schemas['CorrectionEffectsDto'] }) {
  const { t } = useTranslation('tables');
  const { places, replaced, cut, rounds } = effects;
  const isNothing =
    places.length === 0 && replaced.length === 0 && cut === null && rounds.every(({ change }) => change !== 'void');
  // The list above names each table of a round that gets other players.
  const resting = rounds.filter(({ change }) => change !== 'replaced');
  return (
    <>
      {isNothing && <p>{t('nothing')}</p>}
      {(places.length > 0 || replaced.length > 0 || cut !== null) && (
        <ul>
          {places.map(({ playerId, name, before, after }) => (
            <li key={playerId}>
              <Name>{name}</Name>: {t('place', { before: before ?? '–', after: after ?? '–' })}
            </li>
          ))}
          {replaced.map(({ round, table }) => (
            <li key={`${round} ${table}`}>{t('replaced', { round, table })}</li>
          ))}
          {cut?.wouldBeIn.map(({ playerId, name }) => (
            <li key={`in ${playerId}`}>
              <Name>{name}</Name>: {t('wouldBeIn')}
            </li>
          ))}
          {cut?.wouldBeOut.map(({ playerId, name }) => (
            <li key={`out ${playerId}`}>
              <Name>{name}</Name>: {t('wouldBeOut')}
            </li>
          ))}
        </ul>
      )}
      {resting.length > 0 && (
        <ul aria-label={t('rounds')}>
          {resting.map(({ round, change }) => (
            <li key={round}>{t(`round.${change}`, { round })}</li>
          ))}
        </ul>
      )}
    </>
  );
}
