/** What might be done at a step: every question that is open there, with its legal answers in words. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered, type Board, kifu } from '../../api/kifu.js';
import { useSpeech } from '../../board/table.js';
import { Loading } from '../../design/states.js';
import type { Json } from '../../engine/games.js';
import { CLOSED } from '../../engine/engine-of.js';
import { useEngine } from '../../engine/use-engine.js';
import { WhyNot } from '../../engine/verify-game.js';
import { RuleButton } from '../../log/rules.js';
import { type Asked, askedOf } from '../../play/asked.js';
import { type AnswerWords, useAnswerWords } from '../../play/words.js';
import type { GameRecord } from '../../replay/record.js';
import styles from './game.module.css';

interface LegalProps {
  readonly record: GameRecord;
  readonly step: number;
  readonly board: Board;
  readonly isLive: boolean;
}

/**
 * The legal answers: for a game that is over, from the engine in this browser; for a running game, from the service,
 * as the viewer may see it.
 */
export function LegalAnswers(props: LegalProps) {
  return <div>{props.isLive ? <LegalNow {...props} /> : <LegalThen {...props} />}</div>;
}

function LegalNow({ record, step, board }: LegalProps) {
  const { t } = useTranslation('game');
  const version = record.steps[step]?.version;
  const isNewest = step >= record.steps.length - 1;
  const { data, error } = useQuery({
    queryKey: ['decisions', record.id, record.viewer, version],
    queryFn: () => {
      const query = { limit: SHOWN, ...(record.viewer !== '' && { as: record.viewer }) };
      return answered(kifu.GET('/v1/games/{id}/decisions', { params: { path: { id: record.id }, query } }));
    },
    enabled: isNewest,
  });
  if (!isNewest) return <p>{t('legal.newestOnly')}</p>;
  if (error !== null) return <WhyNot error={error} />;
  if (data === undefined) return <Loading />;
  return <Questions asked={data.decisions.flatMap((each) => askedOf(each) ?? [])} board={board} hidden />;
}

function LegalThen({ record, step, board }: LegalProps) {
  const { t } = useTranslation('game');
  const seesAll = record.viewer === 'everything';
  const version = record.steps[step]?.version ?? 0;
  const { engine, error } = useEngine(record.id, seesAll);
  const asked = useQuery({
    queryKey: ['asked', record.id, version],
    queryFn: () => engine?.asked(version) ?? null,
    enabled: engine !== null,
    staleTime: Infinity,
    retry: (failures, error) => failures === 0 && error.message === CLOSED,
    retryDelay: 0,
  });
  const failed = error ?? asked.error;
  if (!seesAll) return <p>{t('legal.hidden')}</p>;
  if (failed !== null) return <WhyNot error={failed} />;
  if (!asked.data) return <Loading />;
  return <Questions asked={asked.data.decisions} board={board} />;
}

/** Longer lists are for programs. */
const SHOWN = 50;

interface QuestionsProps {
  readonly asked: readonly Asked[];
  readonly board: Board;
  /** There may be questions that the reader may not know. */
  readonly hidden?: boolean;
}

function Questions({ asked, board, hidden = false }: QuestionsProps) {
  const { t } = useTranslation('game');
  if (asked.length === 0) return <p>{t(hidden ? 'legal.noneToYou' : 'legal.none')}</p>;
  return asked.map((each) => <Question key={each.id} asked={each} board={board} />);
}

function Question({ asked, board }: { readonly asked: Asked; readonly board: Board }) {
  const { t } = useTranslation('game');
  const speech = useSpeech();
  const words = useAnswerWords(asked, board);
  const shown = asked.answers.slice(0, SHOWN);
  return (
    <section className={styles['question']}>
      <h3>
        {speech.player(asked.seat)}: <span lang={words.isEnglish ? 'en' : undefined}>{words.question}</span>{' '}
        <RuleButton cites={asked.cites} />
      </h3>
      <ul tabIndex={0} aria-label={words.question}>
        {shown.map((answer) => (
          <li key={JSON.stringify(answer)}>{wordsOf(answer, asked, words, speech.format.list, t('legal.nothing'))}</li>
        ))}
      </ul>
      {asked.count > shown.length && <p>{t('legal.more', { count: asked.count - shown.length })}</p>}
    </section>
  );
}

function wordsOf(
  answer: Json,
  { space }: Asked,
  words: AnswerWords,
  list: (parts: readonly string[]) => string,
  nothing: string,
): string {
  if (space.kind === 'act') return words.act(answer);
  if (typeof answer === 'string') return words.option(answer).label;
  if (!Array.isArray(answer)) return words.value(answer);
  if (answer.length === 0) return nothing;
  return list(answer.map((each) => (typeof each === 'string' ? words.option(each).label : words.value(each))));
}
