import { Fragment, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeyMoment } from '../../api/kifu.js';
import { Button } from '../../design/button.js';
import { useFormat } from '../../i18n/use-format.js';
import type { GameRecord } from '../../replay/record.js';
import styles from './game.module.css';
import { Panel } from './panel.js';

interface MomentsProps {
  readonly record: Pick<GameRecord, 'moments'>;
  /** By seat. */
  readonly names: ReadonlyMap<string, string>;
  readonly step: number;
  readonly go: (step: number) => void;
}

/** So many steps are shown at first, and the end. */
const HANDFUL = 6;

/** The key moments, each a way to its step: at first only the steps that changed the game most. */
export const Moments = memo(function Moments({ record, names, step, go }: MomentsProps) {
  const { t } = useTranslation('game');
  const [all, setAll] = useState(false);
  if (record.moments.length === 0) return null;
  const steps = stepsOf(record.moments);
  const few = steps.filter(([first]) => (first.rank ?? 0) <= HANDFUL);
  const shown = all ? steps : few;
  return (
    <Panel title={t('moments', { count: few.length })}>
      <ol className={styles['moments']}>
        {shown.map((moments) => {
          const [{ frame, turn = 0 }] = moments;
          return (
            <li key={frame}>
              <Button look="quiet" aria-current={frame === step ? 'step' : undefined} onClick={() => go(frame)}>
                <span>{turn > 0 && t('moment.turn', { turn })}</span>{' '}
                <span>
                  {moments.map((moment, place) => (
                    <Fragment key={`${moment.kind} ${place}`}>
                      <Sentence moment={moment} names={names} />{' '}
                    </Fragment>
                  ))}
                </span>
              </Button>
            </li>
          );
        })}
      </ol>
      {few.length < steps.length && (
        <Button look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('moment.fewer') : t('moment.all', { count: steps.length })}
        </Button>
      )}
    </Panel>
  );
});

type Moments = readonly [KeyMoment, ...KeyMoment[]];

/** The moments of each step, what happened first, then what came of it. */
function stepsOf(moments: readonly KeyMoment[]): readonly Moments[] {
  const steps = new Map<number, Moments>();
  for (const moment of moments) {
    const before = steps.get(moment.frame);
    steps.set(moment.frame, before === undefined ? [moment] : [...before, moment]);
  }
  return [...steps.values()];
}

function Sentence({ moment, names }: { readonly moment: KeyMoment; readonly names: ReadonlyMap<string, string> }) {
  const format = useFormat();
  // Documents of earlier builds have a title only.
  if (moment.sentence === undefined) return <span lang="en">{moment.title}</span>;
  const sentence = format.words(moment.sentence).replace(/\{(\w+)\}/g, (_, seat: string) => names.get(seat) ?? seat);
  return <span>{sentence}</span>;
}
