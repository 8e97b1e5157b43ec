import { Injectable } from '@nestjs/common';
import { Clock, PrismaService } from '../../platform/database/index.js';
import { CaseStore } from './case-store.js';
import { TooManyCases } from './cases.problems.js';
import { waits } from './domain/case.js';

/** How many cases of one player in one match wait for a ruling at once. */
const WAITING_MAX = 20;

/** A case that is not there so long after it was entered was never opened. */
const OPENS_WITHIN_MS = 60_000;

/** A case that a player is about to open. */
export interface Entry {
  readonly caseId: string;
  readonly matchId: string;
  readonly playerId: string;
}

/**
 * The cases of a player in a match that may still wait for a ruling: a bound on the work of judges. The listing of
 * cases follows the ledger, too late to enforce the bound; this table is written before the event. Cases that no longer
 * wait are removed when the table is full.
 */
@Injectable()
export class Docket {
  constructor(
    private readonly prisma: PrismaService,
    private readonly cases: CaseStore,
    private readonly clock: Clock,
  ) {}

  /** A case that is on it, or was opened before, is let in again. Throws `TooManyCases`. */
  async enter(entry: Entry): Promise<void> {
    if (await this.tryEnter(entry)) return;
    if ((await this.cases.find(entry.caseId)) !== null) return;
    await this.strikeOff(entry);
    if (!(await this.tryEnter(entry))) throw new TooManyCases(WAITING_MAX);
  }

  private tryEnter({ caseId, matchId, playerId }: Entry): Promise<boolean> {
    return this.prisma.alone(`kifu docket ${matchId} ${playerId}`, async (tx) => {
      const entered = await tx.docketEntry.findMany({ where: { matchId, playerId }, select: { caseId: true } });
      if (entered.some((each) => each.caseId === caseId)) return true;
      if (entered.length >= WAITING_MAX) return false;
      // Opened in another match, under the same key: that is refused where the case is opened.
      await tx.docketEntry.createMany({ data: [{ caseId, matchId, playerId }], skipDuplicates: true });
      return true;
    });
  }

  private async strikeOff({ matchId, playerId }: Entry): Promise<void> {
    const entered = await this.prisma.docketEntry.findMany({ where: { matchId, playerId } });
    const over = await Promise.all(entered.map(async (each) => ((await this.mayWait(each)) ? [] : [each.caseId])));
    await this.prisma.docketEntry.deleteMany({ where: { caseId: { in: over.flat() } } });
  }

  private async mayWait({
    caseId,
    enteredAt,
  }: {
    readonly caseId: string;
    readonly enteredAt: Date;
  }): Promise<boolean> {
    const found = await this.cases.find(caseId);
    return found === null ? this.clock.now().getTime() - enteredAt.getTime() < OPENS_WITHIN_MS : waits(found);
  }
}
