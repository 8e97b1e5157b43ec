/** Changes who sits at which board: staff for any team, a member for the own team. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../api/kifu.js';
import { Choices, Form, type FormInput, Select, TextArea, TextField } from '../../../design/form.js';
import { useRefreshed } from '../act.js';
import { orders } from '../orders.js';
import { type Tournament, tournamentQueries } from '../queries.js';

const NAME_MAX = 80;
const RESERVES_MAX = 1_000;

type Team = Schemas['TournamentPlayerDto'];

interface ChangeLineupProps {
  readonly tournament: Tournament;
  /** The own team; absent for staff, who chooses one. */
  readonly team?: string;
}

export function ChangeLineup({ tournament, team: own }: ChangeLineupProps) {
  const { data } = useQuery(tournamentQueries.players(tournament));
  const [chosen, choose] = useState(own);
  const teams = (data?.items ?? []).filter(({ members, status }) => members.length > 0 && status === 'entered');
  const team = teams.find(({ playerId }) => playerId === (own ?? chosen)) ?? (own === undefined ? teams[0] : undefined);
  if (team === undefined) return null;
  return (
    <LineupForm
      key={team.playerId}
      tournament={tournament}
      team={team}
      {...(own === undefined && { teams, onTeam: choose })}
    />
  );
}

const squadOf = ({ members, reserves }: Team): readonly Schemas['NamedPlayerDto'][] => [...members, ...reserves];

/** Players of the team are meant before others of the same name. Of two with one name, each is meant once. */
function linesOf(team: Team, names: readonly string[]) {
  const squad = [...squadOf(team)];
  return names.map((name) => {
    const at = squad.findIndex((player) => player.name === name);
    const [known] = at < 0 ? [] : squad.splice(at, 1);
    return known === undefined ? { name } : { playerId: known.playerId };
  });
}

interface LineupFormProps {
  readonly tournament: Tournament;
  readonly team: Team;
  /** For staff. */
  readonly teams?: readonly Team[];
  readonly onTeam?: (id: string) => void;
}

function LineupForm({ tournament, team, teams, onTeam }: LineupFormProps) {
  const { t } = useTranslation(['teams', 'tournament']);
  const refresh = useRefreshed(tournament.id);
  const { playerId, members } = team;
  // A blank board stays a line: otherwise the boards behind it would move up.
  const namesIn = (input: FormInput) => {
    const reserves = input
      .text('reserves')
      .split('\n')
      .map((name) => name.trim());
    return [...members.map((_, at) => input.text(`board${at + 1}`).trim()), ...reserves.filter((name) => name !== '')];
  };
  return (
    <Form
      title={t('lineup')}
      hint={t(teams === undefined ? 'lineupOwnHelp' : 'lineupHelp')}
      submit={t('lineupSubmit')}
      done={t('lineupDone')}
      send={(input, once) => {
        const body = {
          members: linesOf(team, namesIn(input)),
          ...(teams !== undefined && { playerId, newPlayers: input.all('new').length > 0 }),
        };
        return orders.changeLineup(tournament.id, body)(once);
      }}
      onDone={() => void refresh()}
    >
      {teams !== undefined && onTeam !== undefined && (
        <Select
          name="team"
          label={t('team')}
          value={playerId}
          onChoose={onTeam}
          options={teams.map(({ playerId: value, name: label }) => ({ value, label }))}
        />
      )}
      {/* The fields of another line-up begin anew. */}
      <LineupFields
        key={squadOf(team)
          .map((player) => player.playerId)
          .join()}
        team={team}
      />
      {teams !== undefined && (
        <Choices
          legend={t('register.unknown', { ns: 'tournament' })}
          name="new"
          type="checkbox"
          chosen={[]}
          options={[{ value: 'new', label: t('register.createUnknown', { ns: 'tournament' }) }]}
        />
      )}
    </Form>
  );
}

function LineupFields({ team: { members, reserves } }: { readonly team: Team }) {
  const { t } = useTranslation('teams');
  return (
    <>
      {members.map(({ name }, at) => (
        <TextField
          key={at}
          name={`board${at + 1}`}
          at={`/members/${at}/name`}
          label={t('member', { board: at + 1 })}
          defaultValue={name}
          maxLength={NAME_MAX}
        />
      ))}
      <TextArea
        name="reserves"
        label={t('reserves')}
        help={t('reservesHelp')}
        defaultValue={reserves.map(({ name }) => name).join('\n')}
        rows={2}
        maxLength={RESERVES_MAX}
        optional
      />
    </>
  );
}
