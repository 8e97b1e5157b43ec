/** A deck in progress, kept on this device until another one is begun. */
import { remember, remembered } from '../../app/remembered.js';
import type { Line } from '../../cards/lines.js';

export function keptDraft(game: string): readonly Line[] {
  const kept = parsed(remembered('deck'));
  return kept !== null && kept['game'] === game && Array.isArray(kept['lines']) ? kept['lines'].filter(isLine) : [];
}

export const keepDraft = (game: string, lines: readonly Line[]): void =>
  remember('deck', JSON.stringify({ game, lines }));

function parsed(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null; // Somebody else wrote there.
  }
}

function isLine(value: unknown): value is Line {
  if (typeof value !== 'object' || value === null || !('card' in value) || !('count' in value)) return false;
  const { card, count } = value;
  const zone = 'zone' in value ? value.zone : undefined;
  return (
    typeof card === 'string' &&
    Number.isInteger(count) &&
    Number(count) > 0 &&
    (zone === undefined || typeof zone === 'string')
  );
}
