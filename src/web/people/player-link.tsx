import { Link } from '@tanstack/react-router';
import { Name } from '../design/name.js';

interface PlayerLinkProps {
  /** Null where the reader may not know who it is. */
  readonly id: string | null;
  readonly name: string;
}

/** A player by name, which leads to their page where the reader may know who they are. */
export const PlayerLink = ({ id, name }: PlayerLinkProps) =>
  id === null ? (
    <Name>{name}</Name>
  ) : (
    <Link to="/players/$id" params={{ id }}>
      <Name>{name}</Name>
    </Link>
  );
