/** What the ruling in the form would change in the match and in its tournament, before the judge decides. */
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { Button } from '../../design/button.js';
import type { FormInput } from '../../design/form.js';
import { inputOf } from '../../design/form-input.js';
import { Refusal } from '../../design/refusal.js';
import { useFormat } from '../../i18n/use-format.js';
import { Effects } from '../../tables/effects.js';
import { gamesText, placeText } from '../../tables/text.js';
import type { Case } from './queries.js';
import { resultOf, seatNames } from './words.js';
import styles from './case.module.css';

type Verdict = Schemas['PreviewRulingDto'];
type Preview = Schemas['RulingPreviewDto'];

interface RulingPreviewProps {
  readonly found: Case;
  readonly ready: boolean;
  /** What the form around the button says. */
  readonly verdictIn: (input: FormInput) => Verdict;
}

export function RulingPreview({ found, ready, verdictIn }: RulingPreviewProps) {
  const { t } = useTranslation('case');
  const place = useRef<HTMLDivElement>(null);
  const preview = useMutation({
    mutationFn: (body: Verdict) =>
      answered(kifu.POST('/v1/cases/{id}/rulings/preview', { params: { path: { id: found.id } }, body })),
  });
  const { reset, variables } = preview;
  const wanted = (): Verdict | null => {
    const form = place.current?.closest('form') ?? null;
    return form === null ? null : verdictIn(inputOf(new FormData(form)));
  };
  // A preview of another ruling than the one in the form would mislead the judge.
  useEffect(() => {
    const form = place.current?.closest('form');
    if (variables === undefined || form === null || form === undefined) return;
    const forget = () => {
      if (JSON.stringify(verdictIn(inputOf(new FormData(form)))) !== JSON.stringify(variables)) reset();
    };
    form.addEventListener('input', forget);
    return () => form.removeEventListener('input', forget);
  }, [reset, variables, verdictIn]);
  return (
    <div ref={place} className={styles['stack']}>
      <Button
        disabled={!ready || preview.isPending}
        onClick={() => {
          const verdict = wanted();
          if (verdict !== null) preview.mutate(verdict);
        }}
      >
        {t('foreseen.button')}
      </Button>
      {preview.isError && <Refusal error={preview.error} />}
      {/* Screen readers follow only a status that is there before its text. */}
      <p role="status" className="visually-hidden">
        {preview.data !== undefined && t('foreseen.shown')}
      </p>
      {preview.data !== undefined && <Foreseen found={found} preview={preview.data} />}
    </div>
  );
}

function Foreseen({ found, preview: { match, tournament } }: { readonly found: Case; readonly preview: Preview }) {
  const { t } = useTranslation('case');
  const format = useFormat();
  const stateText = (state: Preview['match']['before']): string =>
    state.isOver ? resultOf(state, seatNames(found), format, t) : t('foreseen.open');
  return (
    <section className={styles['preview']} aria-label={t('foreseen.title')}>
      <h4>{t('foreseen.title')}</h4>
      <p>{t('foreseen.match', { before: stateText(match.before), after: stateText(match.after) })}</p>
      {tournament !== null && <InTournament foreseen={tournament} />}
    </section>
  );
}

function InTournament({ foreseen }: { readonly foreseen: NonNullable<Preview['tournament']> }) {
  const { t } = useTranslation('case');
  const { name, round, table, board, consequence, before, after, players, effects, blockedBy } = foreseen;
  const [first = '', second = ''] = players.map((player) => player.name);
  const text = (result: typeof before): string =>
    result === null
      ? t('foreseen.noResult')
      : t(`foreseen.outcome.${result.outcome}`, { first, second, score: gamesText(result) });
  return (
    <>
      <h4>{t('foreseen.table', { name, round, table: placeText(table, board) })}</h4>
      <p>
        {consequence === 'changes'
          ? t('foreseen.changes', { before: text(before), after: text(after) })
          : t(`foreseen.${textKeyOf(foreseen)}`, { round: blockedBy?.round, table: blockedBy?.table })}
      </p>
      {consequence === 'changes' && <Effects effects={effects} />}
    </>
  );
}

/** What staff has to do depends on what is recorded at the table, and at the later table that rests on it. */
function textKeyOf({ consequence, before, blockedBy }: NonNullable<Preview['tournament']>) {
  if (consequence === 'staff-decides' && before !== null) return 'staff-decided';
  if (consequence === 'bracket-moved-on' && blockedBy?.hasResult === false) return 'bracket-paired';
  return consequence;
}
