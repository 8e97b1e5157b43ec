/** One study: its chapters, each leading to its step. Its author writes here, about the step that is shown. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { Button } from '../../design/button.js';
import { CopyLink } from '../../design/copy-link.js';
import { Form, Select, TextArea, TextField } from '../../design/form.js';
import { Failure, Loading } from '../../design/states.js';
import { useFormat } from '../../i18n/use-format.js';
import type { GameRecord } from '../../replay/record.js';
import type { Player } from '../../replay/use-player.js';
import { changeStudy, type Study, studyQuery, useStudiesRefreshed } from './study-queries.js';
import styles from './studies.module.css';

export const TITLE_MAX = 120;
const TEXT_MAX = 2_000;

interface StudyProps {
  readonly id: string;
  readonly record: GameRecord;
  readonly player: Player;
}

export function StudyOfGame({ id, record, player }: StudyProps) {
  const { t } = useTranslation('game');
  const [version, setVersion] = useState<number>();
  const { data: study, error, refetch } = useQuery(studyQuery(record.id, id, version));
  const { data: now } = useQuery(studyQuery(record.id, id));
  if (error !== null) return <Failure error={error} onRetry={() => void refetch()} />;
  if (study === undefined) return <Loading />;
  const shown = record.steps[player.step]?.version ?? 0;
  return (
    <section aria-label={study.title} className={styles['study']}>
      <h3>{study.title}</h3>
      <p>
        <Byline study={study} />
      </p>
      {study.chapters.length === 0 && <p>{t('study.empty')}</p>}
      <ol>
        {study.chapters.map(({ step, title, text }) => (
          <li key={step}>
            <ToStep record={record} player={player} version={step} label={title} />
            <p className={styles['text']}>{text}</p>
          </li>
        ))}
      </ol>
      {now !== undefined && <Versions versions={now.versions} shown={study.version} show={setVersion} />}
      <p className={styles['ways']}>
        <CopyLink />
        <a href={`/v1/games/${record.id}/studies/${id}/text?version=${study.version}`}>{t('study.asText')}</a>
      </p>
      {study.isOwn && version === undefined && <Writing study={study} step={shown} at={player.step} />}
    </section>
  );
}

interface ToStepProps extends Pick<StudyProps, 'record' | 'player'> {
  readonly version: number;
  readonly label: string;
}

/** A chapter about a step of another branch has no link: the shown branch does not have its step. */
function ToStep({ record, player, version, label }: ToStepProps) {
  const { t } = useTranslation('game');
  const at = record.steps.findIndex((step) => step.version === version);
  if (at < 0)
    return (
      <span>
        {label} ({t('study.otherBranch')})
      </span>
    );
  return (
    <Button look="quiet" aria-current={at === player.step ? 'step' : undefined} onClick={() => player.go(at)}>
      {t('study.step', { step: at })} · {label}
    </Button>
  );
}

interface VersionsProps {
  readonly versions: Study['versions'];
  readonly shown: number;
  readonly show: (version: number | undefined) => void;
}

function Versions({ versions, shown, show }: VersionsProps) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const newest = versions.at(-1)?.version;
  if (versions.length < 2) return null;
  return (
    <label className={styles['versions']}>
      {t('study.version')}{' '}
      <select
        value={shown}
        onChange={({ target }) => show(Number(target.value) === newest ? undefined : Number(target.value))}
      >
        {versions.map(({ version, at }) => (
          <option key={version} value={version}>
            {version} · {format.moment(at)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface WritingProps {
  readonly study: Study;
  /** The version of the game that the shown step made. */
  readonly step: number;
  /** The number of the step. */
  readonly at: number;
}

function Writing({ study, step, at }: WritingProps) {
  const { t } = useTranslation('game');
  const refresh = useStudiesRefreshed(study.gameId);
  const chapter = study.chapters.find((each) => each.step === step);
  return (
    <>
      {step > 0 && (
        <Form
          key={`${step} ${chapter?.title ?? ''} ${chapter?.text ?? ''}`}
          title={t('study.write', { step: at })}
          submit={t('study.save')}
          look="plain"
          send={(input, once) => {
            const written = { step, title: input.text('title'), text: input.text('text') };
            return changeStudy(study, { chapters: [written] }, once);
          }}
          onDone={refresh}
        >
          <TextField
            name="title"
            at="/chapters/0/title"
            label={t('study.chapterTitle')}
            maxLength={TITLE_MAX}
            {...(chapter !== undefined && { defaultValue: chapter.title })}
          />
          <TextArea
            name="text"
            at="/chapters/0/text"
            label={t('study.text')}
            maxLength={TEXT_MAX}
            {...(chapter !== undefined && { defaultValue: chapter.text })}
          />
        </Form>
      )}
      {chapter !== undefined && (
        <Form
          title={t('study.removal', { step: at })}
          submit={t('study.remove')}
          look="plain"
          send={(_, once) => changeStudy(study, { removed: [step] }, once)}
          onDone={refresh}
        />
      )}
      <Form
        key={`${study.title} ${study.isPublic}`}
        title={t('study.settings')}
        submit={t('study.save')}
        look="plain"
        send={(input, once) =>
          changeStudy(study, { title: input.text('name'), isPublic: input.text('seen') === 'public' }, once)
        }
        onDone={refresh}
      >
        <TextField name="name" at="/title" label={t('study.title')} maxLength={TITLE_MAX} defaultValue={study.title} />
        <Select
          name="seen"
          at="/isPublic"
          label={t('study.seenBy')}
          defaultValue={study.isPublic ? 'public' : 'private'}
          options={[
            { value: 'private', label: t('study.onlyYou') },
            { value: 'public', label: t('study.everybody') },
          ]}
        />
      </Form>
    </>
  );
}

type Head = Pick<Schemas['StudySummaryDto'], 'author' | 'isOwn' | 'isPublic'>;

/** The author and the readers of the study. */
export function Byline({ study: { author, isOwn, isPublic } }: { readonly study: Head }) {
  const { t } = useTranslation('game');
  const name = isOwn ? t('study.you') : (author.name ?? t('study.staff'));
  return (
    <span className={styles['byline']}>
      {name}
      {isOwn && ` · ${t(isPublic ? 'study.isPublic' : 'study.isPrivate')}`}
    </span>
  );
}
