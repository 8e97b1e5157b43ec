import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { LedgerRoots } from '../../../platform/event-store/index.js';
import { ApiProblems, OpenToPages, Public } from '../../../platform/http/index.js';
import { PositionNotThere } from '../audits.problems.js';
import { EntriesQuery, KeptRootDto, LedgerEntriesDto, LedgerRootDto, RootParams, RootQuery } from './ledger.dto.js';

/** Before the first event. */
const GENESIS: LedgerRootDto = { position: 0, root: '0'.repeat(64), at: null };

/** For everybody, without a key: of an event that a caller may not know, it says only that there is one. */
@ApiTags('Audits')
@Controller('v1/ledger')
export class LedgerController {
  constructor(private readonly roots: LedgerRoots) {}

  @Get('roots')
  @Public()
  @OpenToPages()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Read the newest root of the ledger',
    description:
      'One hash over everything that was recorded up to a position. Keep the hash with its position. Later, the two show whether anything up to that position was rewritten.',
  })
  @ApiOkResponse({ type: LedgerRootDto })
  @ApiProblems()
  async newestRoot(): Promise<LedgerRootDto> {
    return (await this.roots.newest()) ?? GENESIS;
  }

  @Get('roots/:position')
  @Public()
  @OpenToPages()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'Read the root of a position, and compare it with a root that you kept',
    description:
      'The answer has the stored root. An audit, or `npm run verify`, checks whether the events still lead to this root.',
  })
  @ApiOkResponse({ type: KeptRootDto })
  @ApiProblems('request.invalid', 'ledger.position-not-there')
  async rootAt(@Param() { position }: RootParams, @Query() { root }: RootQuery): Promise<KeptRootDto> {
    const stored = await this.roots.at(position);
    if (stored === null) throw new PositionNotThere(position, (await this.newestRoot()).position);
    return { ...stored, holds: root === undefined ? null : root === stored.root };
  }

  @Get('entries')
  @Public()
  @OpenToPages()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    summary: 'List the hashes that lead from one root to the next',
    description:
      'With these hashes, everybody can extend a kept root to a newer root, and need not trust this service.',
  })
  @ApiOkResponse({ type: LedgerEntriesDto })
  @ApiProblems('request.invalid')
  async ledgerEntries(@Query() { after, limit }: EntriesQuery): Promise<LedgerEntriesDto> {
    const items = await this.roots.entries(after, limit);
    const last = items.at(-1);
    const isFull = items.length === limit && last !== undefined;
    return { items, next: isFull ? `/v1/ledger/entries?after=${last.position}&limit=${limit}` : null };
  }
}
