import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Config } from '../../../platform/config/index.js';
import { ApiProblems, FOR_EVER, OpenToPages, Public, writtenJson } from '../../../platform/http/index.js';
import { BrowserLogins, Needs } from '../../identity/index.js';
import { RuleTitlesOfGames } from '../rule-titles.js';
import { RulesNotFound } from '../service.problems.js';
import { RulesParams, RulesQuery, RuleTitlesDto, ServiceDto } from './service.dto.js';

@ApiTags('Service')
@Controller('v1')
export class ServiceController {
  constructor(
    private readonly config: Config,
    private readonly titles: RuleTitlesOfGames,
    private readonly logins: BrowserLogins,
  ) {}

  @Get('service')
  @Public()
  @OpenToPages()
  @ApiOperation({
    summary: 'Read what this service offers',
    description: 'The games of this service, and its ways to log in.',
  })
  @ApiOkResponse({ type: ServiceDto })
  async getService(): Promise<ServiceDto> {
    const { publicReading, cardImages = null } = this.config;
    return { games: await this.titles.offered(), publicReading, openIdLogin: this.logins.byOpenId, cardImages };
  }

  @Get('rules/:game')
  @Needs('catalogue.read')
  @ApiOperation({
    summary: 'List the rules of a game by number, with our titles',
    description:
      'Logs, refusals and cases cite these rules. A client may cache the answer for a `version` without a time limit.',
  })
  @ApiOkResponse({ type: RuleTitlesDto })
  @ApiProblems('request.invalid', 'rules.not-found')
  getRules(
    @Param() { game }: RulesParams,
    @Query() { version }: RulesQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Buffer {
    const titles = this.titles.of(game);
    if (titles === undefined || (version !== undefined && version !== titles.version)) throw new RulesNotFound(game);
    if (version !== undefined) void reply.header('Cache-Control', FOR_EVER);
    return writtenJson(reply, titles.json);
  }
}
