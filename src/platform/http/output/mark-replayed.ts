import { type FastifyReply } from 'fastify';

/** Says of an answer that its request, known by its Idempotency-Key, had been carried out before. */
export function markReplayed(reply: FastifyReply, { replayed }: { readonly replayed: boolean }): void {
  if (replayed) void reply.header('Idempotent-Replayed', 'true');
}
