/** The score of a match by ruling, such as 2–1: the games that each seat has won. */
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { type FormInput, TextField } from '../../design/form.js';
import styles from './case.module.css';

const GAMES_MAX = 5;
const nameOf = (seat: string): string => `won-${seat}`;

export function ScoreFields({ names }: { readonly names: ReadonlyMap<string, string> }) {
  const { t } = useTranslation('case');
  const games = { type: 'number', min: 0, max: GAMES_MAX, optional: true } as const;
  return (
    <fieldset className={styles['penaltyFields']}>
      <legend>{t('act.score')}</legend>
      <p>{t('act.scoreHelp')}</p>
      {[...names].map(([seat, name], place) => (
        <TextField
          key={seat}
          {...games}
          name={nameOf(seat)}
          label={t('act.won', { player: name })}
          at={`/matchResult/score/${place}/won`}
        />
      ))}
      <TextField {...games} name="drawnGames" label={t('act.drawnGames')} at="/matchResult/drawnGames" />
    </fieldset>
  );
}

/** Without any number there is no score, and the games count as they were played. */
export function scoreIn(
  input: Pick<FormInput, 'text' | 'number'>,
  names: ReadonlyMap<string, string>,
): Pick<Schemas['MatchResultDto'], 'score' | 'drawnGames'> {
  const gamesIn = (field: string): number | null => (input.text(field) === '' ? null : input.number(field));
  const said = [...names.keys()].map((seat) => ({ seat, won: gamesIn(nameOf(seat)) }));
  const drawnGames = gamesIn('drawnGames');
  if (drawnGames === null && said.every(({ won }) => won === null)) return {};
  return {
    score: said.map(({ seat, won }) => ({ seat, won: won ?? 0 })),
    ...(drawnGames !== null && { drawnGames }),
  };
}
