/** A ruling: what it says, by which rule, what it imposes, and whether it has been carried out. */
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import { RuleButton } from '../../log/rules.js';
import type { Case, Ruling } from './queries.js';
import { useActText } from './act-title.js';
import { Text } from './text.js';
import { infractionTitle, resultOf, scoreOf, seatNames } from './words.js';
import styles from './case.module.css';

interface RulingProps {
  readonly ruling: Ruling;
  readonly found: Case;
}

export function RulingText({ ruling: { ruling, carriedOut }, found }: RulingProps) {
  const { t } = useTranslation('case');
  const isReplaced = ruling.number < found.rulings.length;
  return (
    <>
      <p>
        <strong>{t(ruling.upheld ? 'ruling.upheld' : 'ruling.notUpheld')}</strong>{' '}
        {ruling.rule !== null && <RuleButton cites={[ruling.rule]} />}
      </p>
      <Text text={ruling.text} />
      <Effects ruling={ruling} found={found} />
      {ruling.penalties.length > 0 && <Imposed ruling={ruling} found={found} />}
      {isReplaced ? (
        <p className={styles['quiet']}>{t('ruling.replaced')}</p>
      ) : (
        <CarriedOut carriedOut={carriedOut} gameId={found.opened.gameId} />
      )}
    </>
  );
}

interface VerdictProps {
  readonly ruling: Ruling['ruling'];
  readonly found: Case;
}

function Effects({ ruling, found }: VerdictProps) {
  const { t } = useTranslation('case');
  const format = useFormat();
  const names = seatNames(found);
  const { rewind, result, matchResult, loop, invoke, correction } = ruling;
  const effects = [
    rewind !== undefined && t('ruling.rewind', { step: rewind.to }),
    result !== undefined && t('ruling.result', { result: resultOf(result, names, format, t) }),
    matchResult !== undefined && t('ruling.matchResult', { result: resultOf(matchResult, names, format, t) }),
    matchResult?.score !== undefined && t('ruling.score', { score: format.list(scoreOf(matchResult, names, t)) }),
    loop === true && t('ruling.loop'),
    invoke !== undefined && t('ruling.invoke', { player: names.get(invoke.seat) ?? invoke.seat }),
  ].filter((effect) => effect !== false);
  return (
    <>
      {effects.map((effect) => (
        <p key={effect}>{effect}</p>
      ))}
      {correction !== undefined && <Correction acts={correction.acts} />}
    </>
  );
}

function Correction({ acts }: Pick<NonNullable<Ruling['ruling']['correction']>, 'acts'>) {
  const { t } = useTranslation('case');
  const textOf = useActText();
  return <p>{t('ruling.correction', { acts: acts.map(textOf).join('; ') })}</p>;
}

function Imposed({ ruling, found }: VerdictProps) {
  const { t } = useTranslation('case');
  const names = seatNames(found);
  return (
    <ul className={styles['penalties']} aria-label={t('ruling.penalties')}>
      {ruling.penalties.map(({ seat, infraction, penalty }) => (
        <li key={`${seat} ${infraction} ${penalty}`}>
          <strong>{t(`penalty.${penalty}`)}</strong> {names.get(seat) ?? seat}
          <span lang="en"> · {infractionTitle(found, infraction)}</span>
        </li>
      ))}
    </ul>
  );
}

function CarriedOut({ carriedOut, gameId }: Pick<Ruling, 'carriedOut'> & { readonly gameId: string }) {
  const { t } = useTranslation('case');
  if (carriedOut === null) return <p role="status">{t('ruling.pending')}</p>;
  const { effects, failures } = carriedOut;
  const step = effects.findLast(({ stream }) => stream === gameId)?.version ?? null;
  if (failures.length === 0)
    return <p className={styles['quiet']}>{step === null ? t('ruling.done') : t('ruling.doneAt', { step })}</p>;
  return (
    <div className={styles['failed']}>
      <p>{t('ruling.failed')}</p>
      <ul>
        {failures.map(({ remedy, code, message }, place) => (
          <li key={`${remedy} ${code} ${place}`} lang="en">
            {message ?? code}
          </li>
        ))}
      </ul>
    </div>
  );
}
