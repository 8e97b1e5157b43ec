/** What there was before the contested step: the boards, what was asked with its legal answers, and what followed. */
import { useTranslation } from 'react-i18next';
import { type Board, boardOf } from '../../api/kifu.js';
import { BoardView } from '../../board/board.js';
import { useTable } from '../../board/table.js';
import { RuleButton } from '../../log/rules.js';
import { type Asked, askedOf } from '../../play/asked.js';
import { useAnswerWords } from '../../play/words.js';
import type { Case } from './queries.js';
import { Steps } from './steps.js';
import styles from './case.module.css';

export function Moment({ found }: { readonly found: Case }) {
  const { t } = useTranslation('case');
  const { names } = useTable();
  const { moment } = found;
  return (
    <section className={styles['stack']} aria-labelledby="moment">
      <h2 id="moment">{t('moment.title')}</h2>
      <div className={styles['boards']}>
        {Object.entries(moment.views).map(([eyes, view]) => {
          const player = names.get(eyes);
          const board = boardOf(view);
          return (
            <section key={eyes} className={styles['board']}>
              <h3>{player === undefined ? t('moment.asAll') : t('moment.asSeen', { player })}</h3>
              <BoardView
                board={board}
                near={player === undefined ? (board.seats[0]?.seat ?? '') : eyes}
                step={moment.step}
              />
            </section>
          );
        })}
      </div>
      <div className={styles['columns']}>
        <section className={styles['stack']}>
          <h3>{t('moment.log')}</h3>
          <Steps label={t('moment.log')} steps={moment.log} contested={moment.step} />
        </section>
        <section className={styles['stack']}>
          <h3>{t('moment.legal')}</h3>
          {moment.decisions.length === 0 && <p className={styles['quiet']}>{t('moment.none')}</p>}
          {moment.decisions.map((decision) => {
            const [asked, board] = [askedOf(decision), boardOfSeat(moment, decision.seat)];
            return asked === null || board === null ? null : <Decision key={asked.id} asked={asked} board={board} />;
          })}
        </section>
      </div>
    </section>
  );
}

interface DecisionProps {
  readonly asked: Asked;
  readonly board: Board;
}

function Decision({ asked, board }: DecisionProps) {
  const { t } = useTranslation('case');
  const { names } = useTable();
  const words = useAnswerWords(asked, board);
  const { seat, cites, space, answers, count } = asked;
  const said = answers.map((answer) => (space.kind === 'act' ? words.act(answer) : words.value(answer)));
  return (
    <section className={styles['decision']}>
      <h4>{t('moment.asked', { player: names.get(seat) ?? seat })}</h4>
      <p>
        <span lang={words.isEnglish ? 'en' : undefined}>{words.question}</span> <RuleButton cites={cites} />
      </p>
      <p className={styles['quiet']}>{t('moment.of', { shown: answers.length, count })}</p>
      <ul className={styles['answers']} tabIndex={0} aria-label={t('moment.legal')}>
        {said.map((text, place) => (
          <li key={`${place} ${text}`}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** As the seat saw it that was asked; a reader of one side sees that. */
function boardOfSeat({ views }: Case['moment'], seat: string): Board | null {
  const view = views[seat] ?? Object.values(views)[0];
  return view === undefined ? null : boardOf(view);
}
