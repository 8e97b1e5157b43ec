import { useTranslation } from 'react-i18next';
import type { Board } from '../api/kifu.js';
import { useSpeech } from '../board/table.js';
import { Button } from '../design/button.js';
import { RuleButton } from '../log/rules.js';
import { NumberChoice, Pairs, Shares, Sources } from './amounts.js';
import type { Asked } from './asked.js';
import { finishedAnswer, useChoosing } from './choosing.js';
import { plainActs } from './draft.js';
import { useHint } from './hint.js';
import { Acts, Alternatives, Picks } from './lists.js';
import { Offer } from './offer.js';
import { placesOn } from './places.js';
import styles from './play.module.css';
import { type AnswerWords, shownBeside, useAnswerWords } from './words.js';

/** The decision in words, all that may be answered, and the answer. Below a board, within reach of a thumb. */
export function AnswerPanel({ board }: { readonly board: Board }) {
  const { question } = useChoosing();
  return <Panel key={question} board={board} />;
}

function Panel({ board }: { readonly board: Board }) {
  const { t } = useTranslation('play');
  const { asked, draft, give, clear, looking, setLooking } = useChoosing();
  const speech = useSpeech();
  const words = useAnswerWords(asked, board);
  const hint = useHint(asked, draft, words);
  const answer = finishedAnswer(asked, draft);
  // Actions and single options are given as they are pressed in the list.
  const { kind } = asked.space;
  const isGivenHere = kind !== 'act' && (kind !== 'one' || answer !== null);
  const isBegun = draft.pressed.length > 0 || (draft.answer !== null && asked.count > 1);
  return (
    <section className={styles['panel']} aria-label={t('label')}>
      <header className={styles['question']}>
        <h2>
          <span className={styles['who']}>{speech.player(asked.seat)}</span>{' '}
          <span lang={words.isEnglish ? 'en' : undefined}>{words.question}</span>
        </h2>
        {words.about !== null && <p>{t('about', { card: words.about })}</p>}
        <Shows asked={asked} words={words} />
        <RuleButton cites={asked.cites} />
      </header>
      <div className={styles['choices']}>
        <Answers asked={asked} words={words} board={board} />
      </div>
      {asked.space.kind === 'act' && <Offer space={asked.space} words={words} board={board} />}
      <footer className={styles['foot']}>
        <p className={styles['hint']} role="status">
          {hint}
        </p>
        <Button look="quiet" aria-pressed={looking} onClick={() => setLooking(!looking)}>
          {t('look')}
        </Button>
        {isBegun && (
          <Button look="quiet" onClick={clear}>
            {t('clear')}
          </Button>
        )}
        {isGivenHere && (
          <Button
            look="main"
            className={styles['give'] ?? ''}
            disabled={answer === null}
            onClick={() => answer !== null && give(answer)}
          >
            {words.give(answer) ?? t('give')}
          </Button>
        )}
      </footer>
    </section>
  );
}

interface OfAnswer {
  readonly asked: Asked;
  readonly words: AnswerWords;
}

interface AnswersProps extends OfAnswer {
  readonly board: Board;
}

function Answers({ asked: { space }, words, board }: AnswersProps) {
  switch (space.kind) {
    case 'act':
      return <Acts space={space} words={words} fixed={plainActs(space, placesOn(board))} />;
    case 'one':
      return <Alternatives space={space} words={words} />;
    case 'some':
    case 'order':
      return <Picks space={space} words={words} />;
    case 'number':
      return <NumberChoice space={space} words={words} />;
    case 'split':
      return <Shares space={space} words={words} />;
    case 'map':
      return <Pairs space={space} words={words} />;
    case 'payment':
      return <Sources space={space} words={words} />;
  }
}

/** What must be seen to decide and is not on the board. */
function Shows({ asked, words }: OfAnswer) {
  const told = shownBeside(asked);
  if (told.length === 0) return null;
  return (
    <dl className={styles['shows']}>
      {told.map(([field, value]) => (
        <div key={field}>
          <dt>{words.value(field)}</dt>
          <dd>{words.value(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
