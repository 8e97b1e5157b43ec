import { useTranslation } from 'react-i18next';
import { useLines } from '../../log/log.js';
import { RuleButton } from '../../log/rules.js';
import type { Telling } from '../../log/tell.js';
import { type GameRecord, lastAt, type Turn } from '../../replay/record.js';
import { Button } from '../../design/button.js';
import type { Player } from '../../replay/use-player.js';
import styles from './game.module.css';

interface CommentaryProps {
  readonly record: GameRecord;
  readonly player: Player;
  readonly telling: Telling;
}

/** Turns that are there at once: a page of a book. */
const PAGE = 4;

/** The game as a text: turn by turn, in sentences. */
export function Commentary({ record, player, telling }: CommentaryProps) {
  const { t } = useTranslation('game');
  const { turns } = player;
  const first = Math.floor(lastAt(turns, player.step) / PAGE) * PAGE;
  const [before, after] = [turns[first - PAGE], turns[first + PAGE]];
  return (
    <article className={styles['commentary']}>
      {turns.slice(first, first + PAGE).map((turn, place) => (
        <TurnText
          key={`${turn.number} ${turn.seat} ${turn.from}`}
          turn={turn}
          to={turns[first + place + 1]?.from ?? record.steps.length}
          record={record}
          telling={telling}
        />
      ))}
      <nav className={styles['pages']} aria-label={t('pages')}>
        {before !== undefined && <Button onClick={() => player.go(before.from)}>{t('earlier')}</Button>}
        {after !== undefined && <Button onClick={() => player.go(after.from)}>{t('later')}</Button>}
      </nav>
    </article>
  );
}

interface TurnTextProps {
  readonly turn: Turn;
  readonly to: number;
  readonly record: GameRecord;
  readonly telling: Telling;
}

function TurnText({ turn, to, record, telling }: TurnTextProps) {
  const { t } = useTranslation('game');
  const log = record.steps.slice(turn.from, to).flatMap((step) => step.log);
  const lines = useLines(log, telling, false);
  return (
    <section>
      <h2>
        {turn.number === 0
          ? t('setup')
          : t('turn', { number: turn.number, player: telling.names.get(turn.seat) ?? turn.seat })}
      </h2>
      <ol>
        {lines.map(({ key, text, entry }) => (
          <li key={key}>
            {text} <RuleButton cites={entry.cites} />
          </li>
        ))}
      </ol>
    </section>
  );
}
