const NAME_MAX = 80;

/** What somebody is called elsewhere, as the name of a player: one visible line, as all of them are. */
export function playerNameOf(text = ''): string {
  const line = text.replaceAll(/[\p{Cc}\p{Surrogate}]+/gu, ' ').trim();
  return [...line].slice(0, NAME_MAX).join('').trim() || 'Player';
}
