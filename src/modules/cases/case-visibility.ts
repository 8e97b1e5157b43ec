import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PrismaService } from '../../platform/database/index.js';
import { GetVisibleVersion } from '../games/index.js';
import { type CallerIdentity, Rights } from '../identity/index.js';

/** What a case is about. */
export interface Step {
  readonly gameId: string;
  readonly step: number;
}

/**
 * A case about a step that has not come for spectators who are behind is not there for them, and nothing that it led
 * to.
 */
@Injectable()
export class CaseVisibility {
  constructor(
    private readonly rights: Rights,
    private readonly queries: QueryBus,
    private readonly prisma: PrismaService,
  ) {}

  /**
   * The ids of these cases that the caller may see. A caller who follows with a delay sees only listed cases: the
   * listing follows the ledger.
   */
  async visibleIds(ids: readonly string[], caller: CallerIdentity): Promise<ReadonlySet<string>> {
    if (await this.watchesLive(caller)) return new Set(ids);
    const select = { id: true, gameId: true, step: true } as const;
    const cases = await this.prisma.caseListing.findMany({ where: { id: { in: [...new Set(ids)] } }, select });
    return new Set((await this.visible(cases, caller)).map(({ id }) => id));
  }

  /** Those that the caller may know of. */
  async visible<About extends Step>(cases: readonly About[], caller: CallerIdentity): Promise<readonly About[]> {
    if (await this.watchesLive(caller)) return cases;
    const games = new Set(cases.map(({ gameId }) => gameId));
    const asked = [...games].map(
      async (gameId) => [gameId, await this.queries.execute(new GetVisibleVersion(gameId, caller))] as const,
    );
    const visible = new Map(await Promise.all(asked));
    return cases.filter(({ gameId, step }) => step <= (visible.get(gameId) ?? Infinity));
  }

  private watchesLive(caller: CallerIdentity): Promise<boolean> {
    return this.rights.may(caller, 'games.watch-live');
  }
}
