/** The penalties of a player, beside the name in the standings. */
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../api/kifu.js';
import { PENALTIES } from './give-penalty.js';
import styles from '../tournament.module.css';

interface PenaltiesProps {
  readonly given: readonly Schemas['GivenPenaltyDto'][];
}

export function Penalties({ given }: PenaltiesProps) {
  const { t } = useTranslation('floor');
  return given.map(({ kind, round, rule, reason }, index) => (
    <span key={index} className={styles['left']} title={[rule, reason].filter(Boolean).join(': ')}>
      {' · '}
      {t(`penalty.${PENALTIES.find((each) => each === kind) ?? 'warning'}`)}
      {round !== null && ` (${t('penalty.round', { round })})`}
    </span>
  ));
}
