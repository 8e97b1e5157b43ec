import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { JobsOverviewDto, ListJobsQuery } from './list-jobs.dto.js';
import { ListJobs } from './list-jobs.query.js';

@ApiTags('Jobs')
@Controller('v1/jobs')
export class ListJobsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Needs('jobs.read')
  @ApiOperation({ summary: 'How the background work stands', description: 'Counts by effect, failures, dead letters.' })
  @ApiOkResponse({ type: JobsOverviewDto })
  @ApiProblems('request.invalid', 'identity.role-forbidden')
  listJobs(@Query() { limit }: ListJobsQuery): Promise<JobsOverviewDto> {
    return this.queries.execute(new ListJobs(limit));
  }
}
