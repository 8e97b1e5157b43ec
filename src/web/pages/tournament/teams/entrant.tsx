/** Who takes part: a player, or a team with its members. */
import { Name } from '../../../design/name.js';
import { PlayerLink } from '../../../people/player-link.js';
import type { Schemas } from '../../../api/kifu.js';
import type { Tournament } from '../queries.js';
import styles from '../tournament.module.css';

interface EntrantProps {
  readonly tournament: Tournament;
  readonly id: string;
  readonly name: string;
  /** Whether nothing can be pressed. */
  readonly bare?: boolean;
}

/** A team has no page of its own. */
export const Entrant = ({ tournament: { boards }, id, name, bare = false }: EntrantProps) =>
  bare || boards !== null ? <Name>{name}</Name> : <PlayerLink id={id} name={name} />;

interface MembersProps {
  readonly members: readonly Schemas['NamedPlayerDto'][];
  readonly bare?: boolean;
}

/** In the order of their boards. */
export const Members = ({ members, bare = false }: MembersProps) =>
  members.length === 0 ? null : (
    <span className={styles['members']}>
      {members.map(({ playerId, name }, index) => (
        <span key={playerId}>
          {index > 0 && ', '}
          {bare ? <Name>{name}</Name> : <PlayerLink id={playerId} name={name} />}
        </span>
      ))}
    </span>
  );
