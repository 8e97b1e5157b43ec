/** Where a reader of the events is: one position of the ledger may tell several of them. */
export interface EventCursor {
  readonly position: number;
  /** How many events of this position have been read; all of them where nothing is said. */
  readonly read: number;
}

const CURSOR = /^(?<position>\d{1,15})(?:\.(?<read>\d{1,3}))?$/;

/** `undefined` for a text that is no cursor. */
export function cursorOf(text: string): EventCursor | undefined {
  const { position, read } = CURSOR.exec(text)?.groups ?? {};
  if (position === undefined) return undefined;
  return { position: Number(position), read: read === undefined ? Infinity : Number(read) };
}

export const cursorText = ({ position, read }: EventCursor): string =>
  read === Infinity ? `${position}` : `${position}.${read}`;
