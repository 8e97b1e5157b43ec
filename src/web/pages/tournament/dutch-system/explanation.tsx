/** How the Dutch system paired a round: its score groups, and who is first at a table. */
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../api/kifu.js';
import { Name } from '../../../design/name.js';
import { useFormat } from '../../../i18n/use-format.js';
import { writtenPoints } from '../../../standings/points.js';

type Dutch = Schemas['DutchExplanationDto'];

/** Score groups that players enter or leave, or that miss a criterion. */
export function DutchGroups({ groups }: { readonly groups: Dutch['brackets'] }) {
  const { t } = useTranslation('dutch-system');
  const format = useFormat();
  const namesOf = (players: readonly { readonly name: string }[]): string =>
    format.list(players.map(({ name }) => name));
  const notable = groups.filter(
    ({ movedDown, leaving, unmet }) => movedDown.length + leaving.length + unmet.length > 0,
  );
  if (notable.length === 0) return null;
  return (
    <ul>
      {notable.map(({ points, movedDown, leaving, isOdd, unmet }) => (
        <li key={points}>
          {t('group', { count: points, points: writtenPoints(points) })}
          <ul>
            {movedDown.length > 0 && <li>{t('movedDown', { players: namesOf(movedDown) })}</li>}
            {leaving.length > 0 && <li>{t('leaving', { players: namesOf(leaving) })}</li>}
            {isOdd && <li>{t('odd')}</li>}
            {unmet.map(({ rule, times }) => (
              <li key={rule}>{t('unmet', { rule, times, text: t(`criterion.${rule}`) })}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** The side that each player is due after earlier games, and the rule that decided. */
export function DutchSides({ sides }: { readonly sides: Dutch['sides'] }) {
  const { t } = useTranslation('dutch-system');
  return sides.map(({ players, rule }) => (
    <div key={players.map(({ playerId }) => playerId).join()}>
      <ul>
        {players.map(({ playerId, name, due, strength }, at) => (
          <li key={playerId}>
            <Name>{name}</Name>: {t(at === 0 ? 'isFirst' : 'isSecond')}
            {due !== null && ` · ${t(`due.${due}`, { strength: t(`strength.${strength}`) })}`}
          </li>
        ))}
      </ul>
      <p>
        {t(`rule.${rule}`)} ({rule})
      </p>
    </div>
  ));
}
