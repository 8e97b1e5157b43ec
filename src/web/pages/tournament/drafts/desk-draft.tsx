/**
 * What staff does about a draft: ends a pod that is late, names decks that are missing, and reopens a draft that was
 * ended by mistake.
 */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../api/kifu.js';
import { Form, Select, TextField } from '../../../design/form.js';
import { Failure, Loading } from '../../../design/states.js';
import { useFormatNames } from '../../../engine/format-names.js';
import { decksQuery, listsQuery } from '../../../seats/queries.js';
import { useRefreshed } from '../act.js';
import { orders } from '../orders.js';
import type { Stage, Tournament } from '../queries.js';
import styles from '../tournament.module.css';
import { PodClock, PodClockControl } from './pod-clock.js';
import { PodPlayers, stateOf } from './pods.js';
import { podsQuery } from './queries.js';

const REASON_MAX = 200;

interface DeskDraftProps {
  readonly tournament: Tournament;
  readonly stage: Stage;
}

export function DeskDraft({ tournament, stage }: DeskDraftProps) {
  const { t } = useTranslation('drafts');
  const pods = useQuery(podsQuery(tournament, stage.number));
  if (pods.isPending) return <Loading />;
  if (pods.isError) return <Failure error={pods.error} />;
  const { items } = pods.data;
  const open = items.filter(({ endedBy }) => endedBy === null);
  const without = items
    .filter(({ endedBy }) => endedBy !== null)
    .flatMap(({ players }) => players.filter(({ status, hasDeck }) => status === 'entered' && !hasDeck));
  return (
    <section aria-labelledby="draft">
      <h3 id="draft">{t('desk.title')}</h3>
      {open.length > 0 && <p className={styles['note']}>{t('desk.endHelp')}</p>}
      <ul className={styles['tables']}>
        {open.map((pod) => (
          <li key={pod.pod}>
            <span>
              <strong>{t('pods.pod', { pod: pod.pod })}</strong>{' '}
              <span className={styles['note']}>{t(`pods.${stateOf(pod, tournament.recorded)}`)}</span>
            </span>
            {pod.matchId !== null && <PodClock matchId={pod.matchId} />}
            <PodPlayers pod={pod} recorded={tournament.recorded} />
            {pod.matchId !== null && <PodClockControl pod={pod.pod} matchId={pod.matchId} />}
            <EndDraft id={tournament.id} pod={pod.pod} />
          </li>
        ))}
      </ul>
      {tournament.recorded && without.length > 0 && <MissingDecks tournament={tournament} players={without} />}
    </section>
  );
}

function EndDraft({ id, pod }: { readonly id: string; readonly pod: number }) {
  const { t } = useTranslation('drafts');
  const refresh = useRefreshed(id);
  return (
    <details>
      <summary>{t('desk.end', { pod })}</summary>
      <Form
        title={t('desk.end', { pod })}
        submit={t('desk.end', { pod })}
        look="plain"
        send={(input, once) => orders.endDraft(id, { pod, ...input.optional('reason') })(once)}
        onDone={() => void refresh()}
      >
        <TextField name="reason" label={t('desk.reason')} maxLength={REASON_MAX} optional />
      </Form>
    </details>
  );
}

interface ReopenDraftsProps {
  readonly tournament: Tournament;
  readonly stage: Stage;
}

/** Pods whose draft staff has ended, until the first round is published. */
export function ReopenDrafts({ tournament, stage }: ReopenDraftsProps) {
  const { t } = useTranslation('drafts');
  const refresh = useRefreshed(tournament.id);
  const { data } = useQuery(podsQuery(tournament, stage.number));
  const over = (data?.items ?? []).filter(({ endedBy }) => endedBy === 'staff');
  if (over.length === 0) return null;
  return (
    <details>
      <summary>{t('desk.reopen')}</summary>
      <Form
        title={t('desk.reopen')}
        hint={t('desk.reopenHelp')}
        submit={t('desk.reopenSubmit')}
        look="plain"
        send={(input, once) =>
          orders.reopenDraft(tournament.id, { pod: input.number('pod'), reason: input.text('reason') })(once)
        }
        onDone={() => void refresh()}
      >
        <Select
          name="pod"
          label={t('desk.pod')}
          options={over.map(({ pod }) => ({ value: String(pod), label: t('pods.pod', { pod }) }))}
        />
        <TextField name="reason" label={t('desk.reason')} maxLength={REASON_MAX} />
      </Form>
    </details>
  );
}

interface MissingDecksProps {
  readonly tournament: Tournament;
  readonly players: readonly Schemas['PodPlayerDto'][];
}

function MissingDecks({ tournament, players }: MissingDecksProps) {
  const { t } = useTranslation('drafts');
  const { game, format } = tournament;
  const formatName = useFormatNames(game);
  const lists = useQuery(listsQuery(game, format));
  return (
    <>
      <h4>{t('desk.without')}</h4>
      <p className={styles['note']}>{t('desk.withoutHelp', { format: formatName(format) })}</p>
      {players.map((player) => (
        <NameDeck key={player.playerId} tournament={tournament} player={player} lists={lists.data ?? []} />
      ))}
    </>
  );
}

interface NameDeckProps {
  readonly tournament: Tournament;
  readonly player: Schemas['PodPlayerDto'];
  readonly lists: readonly { readonly id: string; readonly name: string }[];
}

/** A deck of the player, or one that belongs to no player. */
function NameDeck({ tournament: { id, game, format }, player: { playerId, name }, lists }: NameDeckProps) {
  const { t } = useTranslation('drafts');
  const refresh = useRefreshed(id);
  const own = useQuery(decksQuery(playerId));
  const fitting = [...(own.data ?? []).filter((deck) => deck.game === game && deck.format === format), ...lists];
  if (fitting.length === 0) {
    return (
      <p>
        {name}: {t('desk.none')}
      </p>
    );
  }
  return (
    <Form
      title={t('desk.nameDeck', { name })}
      submit={t('desk.nameDeck', { name })}
      look="plain"
      send={(input, once) => orders.submitDeck(id, input.text('deckId'), playerId)(once)}
      onDone={() => void refresh()}
    >
      <Select
        name="deckId"
        label={t('desk.deck')}
        options={fitting.map((deck) => ({ value: deck.id, label: deck.name }))}
      />
    </Form>
  );
}
