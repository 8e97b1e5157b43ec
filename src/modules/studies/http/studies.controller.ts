import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiPage, ApiProblems, markReplayed, type Page, pageAt, PageQuery } from '../../../platform/http/index.js';
import { Caller, type CallerIdentity, From, Needs, type Origin } from '../../identity/index.js';
import { Authors } from '../authors.js';
import { BeginStudy } from '../commands/begin-study.js';
import { ChangeStudy } from '../commands/change-study.js';
import { isOwn } from '../domain/author.js';
import type { Study } from '../domain/study.js';
import { textOf } from '../domain/text.js';
import { GetStudy } from '../queries/get-study.js';
import { ListStudies } from '../queries/list-studies.js';
import {
  BeginStudyDto,
  ChangeStudyDto,
  GameOfStudiesParams,
  StudyDto,
  studyDto,
  StudyParams,
  StudyQuery,
  StudySummaryDto,
} from './studies.dto.js';

/** What authors say about a game, step by step. */
@ApiTags('Studies')
@Controller('v1/games/:id/studies')
export class StudiesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly authors: Authors,
  ) {}

  @Get()
  @Needs('studies.read', { game: 'id' })
  @ApiOperation({
    summary: 'List the studies of a game',
    description: 'Your own studies, and the public ones once the match is public. Oldest first.',
  })
  @ApiPage(StudySummaryDto)
  @ApiProblems('request.invalid', 'game.not-found', 'card-set.unavailable')
  async listStudies(
    @Param() { id }: GameOfStudiesParams,
    @Query() page: PageQuery,
    @Caller() caller: CallerIdentity,
    @Req() request: FastifyRequest,
  ): Promise<Page<StudySummaryDto>> {
    const { cursor, limit } = page;
    return pageAt(request.url, await this.queries.execute(new ListStudies(id, { cursor, limit }, caller)));
  }

  @Post()
  @Needs('studies.write', { game: 'id' })
  @ApiOperation({
    summary: 'Begin a study of a game',
    description: 'Only you see the study before you make it public.',
  })
  @ApiCreatedResponse({ type: StudyDto })
  @ApiProblems(
    'quota.exhausted',
    'request.invalid',
    'identity.role-forbidden',
    'game.not-found',
    'study.no-such-step',
    'study.full',
    'card-set.unavailable',
    'event-store.idempotency-mismatch',
    'event-store.busy',
  )
  async beginStudy(
    @Param() { id }: GameOfStudiesParams,
    @Body() { title, chapters = [] }: BeginStudyDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StudyDto> {
    const begun = await this.commands.execute(new BeginStudy(id, title, chapters, origin));
    markReplayed(reply, begun);
    return this.shown(begun.study, origin.caller);
  }

  @Get(':studyId')
  @Needs('studies.read', { game: 'id' })
  @ApiOperation({
    summary: 'Read a study',
    description:
      'The newest or an earlier version of the study. Readers other than the author see only versions that were public.',
  })
  @ApiOkResponse({ type: StudyDto })
  @ApiProblems('request.invalid', 'game.not-found', 'study.not-found', 'card-set.unavailable')
  async getStudy(
    @Param() { id, studyId }: StudyParams,
    @Query() { version }: StudyQuery,
    @Caller() caller: CallerIdentity,
  ): Promise<StudyDto> {
    return this.shown(await this.queries.execute(new GetStudy(id, studyId, version ?? null, caller)), caller);
  }

  @Get(':studyId/text')
  @Needs('studies.read', { game: 'id' })
  @Header('Content-Type', 'text/markdown; charset=utf-8')
  @ApiOperation({ summary: 'Export a study as CommonMark', description: 'A section for each chapter.' })
  @ApiProduces('text/markdown')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiProblems('request.invalid', 'game.not-found', 'study.not-found', 'card-set.unavailable')
  async getStudyText(
    @Param() { id, studyId }: StudyParams,
    @Query() { version }: StudyQuery,
    @Caller() caller: CallerIdentity,
  ): Promise<string> {
    return textOf(await this.queries.execute(new GetStudy(id, studyId, version ?? null, caller)));
  }

  @Post(':studyId/changes')
  @Needs('studies.write', { game: 'id' })
  @HttpCode(200)
  @ApiOperation({
    summary: 'Change a study',
    description:
      'The author changes the title, the chapters, or whether the study is public. Each request makes one version, and earlier versions stay.',
  })
  @ApiOkResponse({ type: StudyDto })
  @ApiProblems(
    'quota.exhausted',
    'request.invalid',
    'identity.role-forbidden',
    'game.not-found',
    'study.not-found',
    'study.not-yours',
    'study.match-not-public',
    'study.no-such-step',
    'study.full',
    'card-set.unavailable',
    'event-store.idempotency-mismatch',
    'event-store.busy',
  )
  async changeStudy(
    @Param() { id, studyId }: StudyParams,
    @Body() change: ChangeStudyDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StudyDto> {
    const changed = await this.commands.execute(new ChangeStudy(id, studyId, change, origin));
    markReplayed(reply, changed);
    return this.shown(changed.study, origin.caller);
  }

  private async shown(study: Study, caller: CallerIdentity): Promise<StudyDto> {
    return studyDto(study, await this.authors.of(study), isOwn(study, caller));
  }
}
