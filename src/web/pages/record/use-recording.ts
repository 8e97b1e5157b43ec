import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Schemas } from '../../api/kifu.js';
import { type Asked, askedOf } from '../../play/asked.js';
import type { GameRecord } from '../../replay/record.js';
import type { Order } from './outbox.js';
import { decisionsQuery } from './queries.js';
import { type Sending, useOutbox } from './use-outbox.js';

export interface Recording extends Sending {
  /** What is open, as far as it is not answered on this device already; null while that is being read. */
  readonly open: Schemas['DecisionsDto'] | null;
  readonly asked: readonly Asked[];
  readonly awaiting: readonly Schemas['AwaitedDto'][];
  /** The version to which all of it belongs. */
  readonly version: number;
}

/** The open decisions and awaited outcomes, read again after each step, and the entries on their way. */
export function useRecording(
  record: GameRecord,
  game: Schemas['GameDto'],
  person: string,
  as: string | undefined,
): Recording {
  const queries = useQueryClient();
  const { data } = useQuery({ ...decisionsQuery(game.id, as), enabled: game.status === 'running' });
  const [recorded, setRecorded] = useState(0);
  const read = useCallback(() => {
    void queries.invalidateQueries({ queryKey: ['decisions', game.id] });
    void queries.invalidateQueries({ queryKey: ['game', game.id] });
  }, [queries, game.id]);
  const onChange = useCallback(
    (led: number | null) => {
      if (led !== null) setRecorded((now) => Math.max(now, led));
      read();
    },
    [read],
  );
  const sending = useOutbox(person, game.id, onChange);
  // The other seat, or another device, has gone on.
  const newest = record.steps.at(-1)?.version ?? 0;
  useEffect(read, [newest, read]);

  // What was asked before the game went on is not answered again.
  const open = data !== undefined && data.version >= Math.max(recorded, newest) ? data : null;
  const answered = new Set(sending.waiting.flatMap(({ order }) => decisionsIn(order)));
  const asked = (open?.decisions ?? []).flatMap((decision) =>
    answered.has(decision.id) ? [] : (askedOf(decision) ?? []),
  );
  return { ...sending, open, asked, awaiting: open?.awaiting ?? [], version: open?.version ?? newest };
}

const decisionsIn = (order: Order): readonly string[] =>
  order.kind === 'actions' ? order.body.answers.map(({ decision }) => decision) : [];
