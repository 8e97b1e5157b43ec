import { Injectable } from '@nestjs/common';
import { lastId, type Slice, sliceById } from '../../platform/http/index.js';
import { type CallerIdentity, Rights } from '../identity/index.js';
import { leaguePlace } from '../matches/index.js';
import { type Webhook, WebhookRepository, type OwnedBy } from './webhook.repository.js';
import { WebhookNotFound } from './webhooks.problems.js';

/** Who owns what the caller makes: the player, whatever key was used, or the key itself. */
export const ownerOf = ({ playerId, keyId }: CallerIdentity): string => playerId ?? keyId;

/**
 * The key on which the calls depend, where it is narrowed or ends: nothing of the player's outlives it, or widens it.
 */
export const boundTo = ({ keyId, session, scopes, endsAt }: CallerIdentity): string | null =>
  session === undefined && (scopes !== undefined || endsAt !== undefined) ? keyId : null;

/** Admins see to everybody's webhooks, everybody else to their own. */
const visibleTo = (caller: CallerIdentity): OwnedBy => (caller.role === 'admin' ? {} : { owner: ownerOf(caller) });

/** The webhooks that a caller sees to. */
@Injectable()
export class OwnWebhooks {
  constructor(
    private readonly webhooks: WebhookRepository,
    private readonly rights: Rights,
  ) {}

  /** All of them, the newest first. */
  async list(caller: CallerIdentity, cursor: string | undefined, limit: number): Promise<Slice<Webhook>> {
    const before = lastId(cursor);
    return sliceById(await this.webhooks.list(visibleTo(caller), before, limit + 1), limit);
  }

  /** Ends one and forgets its deliveries; throws `WebhookNotFound`. */
  async end(webhookId: string, caller: CallerIdentity): Promise<void> {
    const { id } = await this.find(webhookId, caller);
    await this.webhooks.remove(id);
  }

  /** One that the caller may read, and end; throws `WebhookNotFound`, also for those of others. */
  /** A webhook that the caller has made, with its secret: only for the answer to the request that made it. */
  async made(id: string, caller: CallerIdentity): Promise<Webhook & { readonly secret: string }> {
    return { ...(await this.find(id, caller)), secret: await this.webhooks.secretOf(id) };
  }

  async find(id: string, caller: CallerIdentity): Promise<Webhook> {
    const webhook = await this.webhooks.find(id, visibleTo(caller));
    if (webhook === null) throw new WebhookNotFound(id);
    return webhook;
  }

  /**
   * One whose calls the caller may still have: it takes the right by which it was made. Throws `RoleForbidden` as well.
   */
  async managed(id: string, caller: CallerIdentity): Promise<Webhook> {
    const webhook = await this.find(id, caller);
    await this.requireFor(webhook.leagueId, caller);
    return webhook;
  }

  /**
   * Whether the caller may have a webhook for a league, or, where it is null, for everything; throws `RoleForbidden`.
   */
  async requireFor(leagueId: string | null, caller: CallerIdentity): Promise<void> {
    await this.rights.require(caller, 'webhooks.manage', leaguePlace(leagueId));
  }
}
