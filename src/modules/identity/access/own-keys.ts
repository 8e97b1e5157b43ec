import { type CallerIdentity } from './roles.js';

/** The key in hand, and every key of the caller's player: a lost device is seen to from another one. */
export const isOwnKey = (
  { keyId, playerId }: CallerIdentity,
  key: { readonly id: string; readonly playerId: string | null },
): boolean => key.id === keyId || (playerId !== undefined && key.playerId === playerId);

/** Which keys a caller sees as own: see `isOwnKey`. */
export const ownKeys = ({
  keyId,
  playerId,
}: CallerIdentity): { readonly id: string } | { readonly playerId: string } =>
  playerId === undefined ? { id: keyId } : { playerId };
