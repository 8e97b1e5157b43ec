/** A match of the league: who plays it, each with which deck, and in teams where its format is played in them. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { serviceQuery } from '../../api/queries.js';
import { called } from '../../api/called.js';
import { Form, type FormInput, Select } from '../../design/form.js';
import { useFormatNames } from '../../engine/format-names.js';
import { useFormat } from '../../i18n/use-format.js';
import { SeatFields } from '../../seats/seat-fields.js';
import { seated, type SeatDraft, seatingOf, withoutDecks } from '../../seats/seats.js';
import { timingIn } from '../../terms/terms.js';
import { MoreTerms, TimingFields } from '../../terms/terms-fields.js';
import { TermsText } from '../../terms/terms-text.js';
import { draftFormatOf, draftsQuery } from './drafts.js';
import type { League } from './league.js';

interface MatchFormProps {
  readonly league: League;
  readonly mayRegister: boolean;
}

export function MatchForm({ league, mayRegister }: MatchFormProps) {
  const { t } = useTranslation('desk');
  const queries = useQueryClient();
  const { data: service } = useQuery(serviceQuery);
  const [seats, setSeats] = useState<readonly SeatDraft[]>([]);
  const stored = useRef(new Map<string, string>());
  const [made, setMade] = useState<string | null>(null);
  const { id: leagueId, game, format, bestOf } = league;
  const formatName = useFormatNames(game);
  const offered = service?.games.find((each) => each.game === game);
  const seating = seatingOf(offered, format, seats);
  const { data: drafts = [] } = useQuery(draftsQuery(leagueId, draftFormatOf(offered, league)));
  const [chosen, setDraft] = useState('');
  const draftId = drafts.some(({ id }) => id === chosen) ? { draftId: chosen } : {};
  const decks = 'draftId' in draftId ? 'drafted' : 'named';
  const send = async (input: FormInput, once: string): Promise<Schemas['MatchDto']> =>
    answered(
      kifu.POST('/v1/matches', {
        params: { header: { 'Idempotency-Key': once } },
        body: { leagueId, bestOf, ...draftId, ...(await seated(seating, stored.current)), ...timingIn(input) },
      }),
    );
  return (
    <>
      <Form
        title={t('match.title')}
        hint={
          <>
            {t('match.hint', { count: bestOf, format: formatName(format) })} <TermsText terms={league} />
          </>
        }
        submit={t('match.submit')}
        send={send}
        onDone={({ id }) => {
          setMade(id);
          setSeats([]);
          void queries.invalidateQueries({ queryKey: ['league', leagueId] });
          void queries.invalidateQueries({ queryKey: ['decks'] });
        }}
        done={t('match.done')}
      >
        {drafts.length > 0 && (
          <DraftChoice
            drafts={drafts}
            chosen={chosen}
            onChoose={(id) => {
              setDraft(id);
              setSeats(withoutDecks(seating.seats));
            }}
          />
        )}
        <SeatFields {...{ seating, mayRegister, decks }} onChange={setSeats} />
        {league.timing === null && (
          <MoreTerms summary={t('moreTime', { ns: 'terms' })}>
            <TimingFields />
          </MoreTerms>
        )}
      </Form>
      {made !== null && (
        <p>
          <Link to="/matches/$id" params={{ id: made }}>
            {t('match.go')}
          </Link>
        </p>
      )}
    </>
  );
}

interface DraftChoiceProps {
  readonly drafts: readonly Schemas['ListedMatchDto'][];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Whose decks the match is played with: those of a draft, or one that each seat names. */
function DraftChoice({ drafts, chosen, onChoose }: DraftChoiceProps) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  return (
    <Select
      name="draft"
      label={t('match.decks')}
      at="/draftId"
      value={chosen}
      options={[
        { value: '', label: t('match.ownDecks') },
        ...drafts.map(({ id, seats, createdAt }) => ({
          value: id,
          label: t('match.drafted', { players: format.list(seats.map(called)), moment: format.moment(createdAt) }),
        })),
      ]}
      onChoose={onChoose}
    />
  );
}
