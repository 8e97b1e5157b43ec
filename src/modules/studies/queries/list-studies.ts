import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PrismaService } from '../../../platform/database/index.js';
import { decodeCursor, type Slice, sliceOf } from '../../../platform/http/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { type Author, Authors } from '../authors.js';
import { ownerOf } from '../domain/author.js';
import { StudyAccess } from '../study-access.js';

/** A study as a list shows it. */
export interface StudySummary {
  readonly id: string;
  readonly title: string;
  readonly author: Author;
  readonly isOwn: boolean;
  readonly isPublic: boolean;
  readonly chapters: number;
  readonly begunAt: string;
  readonly changedAt: string;
}

/**
 * The studies of a game that the caller sees, oldest first: the own ones, and those that are public. The list follows
 * the ledger: a study of this moment may be missing for another. Throws `GameNotFound`.
 */
export class ListStudies extends Query<Slice<StudySummary>> {
  constructor(
    readonly gameId: string,
    readonly page: { readonly cursor: string | undefined; readonly limit: number },
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@QueryHandler(ListStudies)
export class ListStudiesHandler implements IQueryHandler<ListStudies> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly access: StudyAccess,
    private readonly authors: Authors,
  ) {}

  async execute({ gameId, page: { cursor, limit }, caller }: ListStudies): Promise<Slice<StudySummary>> {
    const { isPublic } = await this.access.game(gameId, caller);
    const after = cursor === undefined ? null : decodeCursor(cursor, ['time', 'uuid']);
    const own = ownerOf(caller);
    const rows = await this.prisma.studyListing.findMany({
      where: {
        gameId,
        AND: [
          { OR: [{ ownerId: own }, ...(isPublic ? [{ isPublic: true }] : [])] },
          after === null ? {} : beyond(...after),
        ],
      },
      orderBy: [{ begunAt: 'asc' }, { id: 'asc' }],
      take: limit + 1,
    });
    const studies = rows.map(({ begunAt, changedAt, ownerId, gameId: _of, steps, ...row }) => ({
      ...row,
      chapters: steps.length,
      isOwn: ownerId === own,
      begunAt: begunAt.toISOString(),
      changedAt: changedAt.toISOString(),
    }));
    return sliceOf(await this.authors.named(studies), limit, ({ begunAt, id }) => [begunAt, id]);
  }
}

/** After the last one of a page. */
const beyond = (begunAt: string, id: string) => ({ OR: [{ begunAt: { gt: begunAt } }, { begunAt, id: { gt: id } }] });
