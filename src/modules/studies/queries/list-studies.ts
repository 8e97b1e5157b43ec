import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PrismaService } from '../../../platform/database/index.js';
import { lastId, type Slice, sliceById } from '../../../platform/http/index.js';
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
    const after = lastId(cursor);
    const own = ownerOf(caller);
    const rows = await this.prisma.studyListing.findMany({
      where: {
        gameId,
        ...(after !== null && { id: { gt: after } }),
        OR: [{ ownerId: own }, ...(isPublic ? [{ isPublic: true }] : [])],
      },
      orderBy: { id: 'asc' },
      take: limit + 1,
    });
    const studies = rows.map(({ changedAt, ownerId, gameId: _of, steps, ...row }) => ({
      ...row,
      chapters: steps.length,
      isOwn: ownerId === own,
      changedAt: changedAt.toISOString(),
    }));
    return sliceById(await this.authors.named(studies), limit);
  }
}
