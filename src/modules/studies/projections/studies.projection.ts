import type { LedgerEvent } from '../../../platform/event-store/index.js';
import type { Projection, Transaction } from '../../../platform/projections/index.js';
import { decodeStudyEvent, type StudyChanged } from '../domain/events.js';

const BEGUN = `
insert into studies (id, game_id, owner_id, player_id, role, title, is_public, steps, begun_at, changed_at)
values ($1, $2, $3, $4, $5, $6, false, $7, $8, $8)`;

const CHANGED = `
update studies set changed_at = $2, title = coalesce($3, title), is_public = coalesce($4, is_public),
  steps = array(
    select step from unnest(steps) as kept (step) where step <> all ($6::int[])
    union select step from unnest($5::int[]) as written (step)
    order by step
  )
where id = $1`;

const CLEAR = `delete from studies`;

/** Studies as lists show them. */
export const studyListing: Projection = {
  name: 'studies',
  tables: [{ name: 'studies', key: ['id'], of: 'game_id' }],
  events: ['StudyBegun', 'StudyChanged'],

  async handle(tx: Transaction, events: readonly LedgerEvent[]): Promise<void> {
    for (const event of events) await take(tx, event);
  },

  async clear(tx: Transaction): Promise<void> {
    await tx.query(CLEAR);
  },
};

async function take(tx: Transaction, event: LedgerEvent): Promise<void> {
  const { stream, recordedAt: at, metadata } = event;
  const { type, payload } = decodeStudyEvent(event);
  if (type === 'StudyChanged') return change(tx, stream, at, payload);
  const { gameId, ownerId, playerId, title, chapters } = payload;
  const steps = chapters.map(({ step }) => step);
  await tx.query(BEGUN, [stream, gameId, ownerId, playerId, metadata.actor.role, title, steps, at]);
}

async function change(tx: Transaction, stream: string, at: string, changed: StudyChanged): Promise<void> {
  const { title = null, isPublic = null, chapters = [], removed = [] } = changed;
  const written = chapters.map(({ step }) => step);
  await tx.query(CHANGED, [stream, at, title, isPublic, written, removed]);
}
