import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, markReplayed, type Page, pageAt } from '../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs, CountedAs } from '../../identity/index.js';
import { From, type Origin } from '../../matches/index.js';
import { CaseListing } from '../case-listing.js';
import { CaseReading } from '../case-reading.js';
import { Court } from '../court.js';
import { CaseDto } from './case.dto.js';
import { CaseSummaryDto, ListCasesDto } from './case-list.dto.js';
import { CaseParams, OpenCaseDto } from './cases.dto.js';
import { PossibleActDto, RemediesDto, RemediesQuery } from './remedies.dto.js';
import { RewindPreviewDto, RewindPreviewQuery } from './rewind-preview.dto.js';

/** Looking at what a ruling could do, where it may go back first. */
const OF_WAYS_BACK = [
  'request.invalid',
  'identity.role-forbidden',
  'identity.scope-forbidden',
  'game.view-forbidden',
  'case.not-found',
  'rewind.not-a-step',
  'rewind.past-ruling',
  'card-set.unavailable',
] as const;

@ApiTags('Cases')
@Controller('v1/cases')
export class CasesController {
  constructor(
    private readonly court: Court,
    private readonly reading: CaseReading,
    private readonly listing: CaseListing,
  ) {}

  @Post()
  @Needs('cases.read')
  @CountedAs('cases.open')
  @ApiOperation({
    summary: 'Contest a step of a game',
    description:
      'Players of the match, judges and the scorekeeper may open a case. It is possible during the game, and afterwards for the time that the league sets, at least three months. At most 20 cases of one player in one match wait for a ruling at once.',
  })
  @ApiCreatedResponse({ type: CaseDto })
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'case.not-a-party',
    'game.not-found',
    'case.no-such-step',
    'case.unknown-rule',
    'case.window-closed',
    'case.too-many',
    'quota.exhausted',
    'card-set.unavailable',
    'event-store.idempotency-mismatch',
    'event-store.busy',
  )
  async openCase(
    @Body() { rule, ...claim }: OpenCaseDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CaseDto> {
    const opened = await this.court.open({ ...claim, rule: rule ?? null }, origin);
    markReplayed(reply, opened);
    return this.reading.caseFor(opened.now, origin.caller);
  }

  @Get()
  @Needs('cases.read')
  @ApiOperation({ summary: 'List cases, the newest or the oldest first' })
  @ApiPage(CaseSummaryDto)
  @ApiProblems('request.invalid')
  async listCases(
    @Query() { cursor, limit, order = 'newest', ...filter }: ListCasesDto,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<Page<CaseSummaryDto>> {
    return pageAt(request.url, await this.listing.list({ filter, order, cursor, limit }, caller));
  }

  @Get(':id')
  @Needs('cases.read')
  @ApiOperation({
    summary: 'Read a case',
    description: 'The claim, the position at the contested step, and the rulings, as far as the caller may see them.',
  })
  @ApiOkResponse({ type: CaseDto })
  @ApiProblems('request.invalid', 'case.not-found', 'card-set.unavailable')
  getCase(@Param() { id }: CaseParams, @Caller() caller: CallerIdentity): Promise<CaseDto> {
    return this.reading.read(id, caller);
  }

  @Get(':id/rewind')
  @Needs('cases.read')
  @ApiOperation({
    summary: 'See what a rewind would undo',
    description:
      'For judges of the match. The preview follows the rules for another ruling on the case. The look is recorded.',
  })
  @ApiOkResponse({ type: RewindPreviewDto })
  @ApiProblems(...OF_WAYS_BACK)
  previewRewind(
    @Param() { id }: CaseParams,
    @Query() { to }: RewindPreviewQuery,
    @Caller() caller: CallerIdentity,
  ): Promise<RewindPreviewDto> {
    return this.reading.previewRewind(id, to, caller);
  }

  @Get(':id/remedies')
  @Needs('cases.read')
  @ApiOperation({
    summary: 'See what a ruling could do on the board',
    description:
      'For judges of the match: the possible acts of a `correction` with their objects, and the texts that a ruling may `invoke`. They apply to the present position, or to the version to which the same ruling would rewind. On an appeal, the position is the one at which a game ended by the first ruling would continue. The look is recorded. POST /v1/sandbox shows the consequences of an act from that version.',
  })
  @ApiExtraModels(PossibleActDto)
  @ApiOkResponse({ type: RemediesDto })
  @ApiProblems(...OF_WAYS_BACK)
  getRemedies(
    @Param() { id }: CaseParams,
    @Query() { to }: RemediesQuery,
    @Caller() caller: CallerIdentity,
  ): Promise<RemediesDto> {
    return this.reading.remedies(id, to, caller);
  }
}
