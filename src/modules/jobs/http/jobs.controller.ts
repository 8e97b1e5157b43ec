import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../platform/http/index.js';
import { SetAsideStreams } from '../../../platform/projections/index.js';
import { Queues } from '../../../platform/queue/index.js';
import { Needs } from '../../identity/index.js';
import { JobDto, JobsOverviewDto, ListJobsQuery, RetryJobParams } from './jobs.dto.js';

@ApiTags('Jobs')
@Controller('v1/jobs')
export class JobsController {
  constructor(
    private readonly queues: Queues,
    private readonly streams: SetAsideStreams,
  ) {}

  @Get()
  @Needs('jobs.read')
  @ApiOperation({
    summary: 'The status of background jobs',
    description: 'The number of jobs by type, the failed jobs, and the streams with an unreadable event.',
  })
  @ApiOkResponse({ type: JobsOverviewDto })
  @ApiProblems('request.invalid', 'identity.role-forbidden')
  async listJobs(@Query() { limit }: ListJobsQuery): Promise<JobsOverviewDto> {
    const [effects, retrying, dead, setAside] = await Promise.all([
      this.queues.counts(),
      this.queues.list('retrying', limit),
      this.queues.list('dead', limit),
      this.streams.list(limit),
    ]);
    return { effects, retrying, dead, setAside };
  }

  @Post(':id/retry')
  @Needs('jobs.retry')
  @HttpCode(202)
  @ApiOperation({ summary: 'Retry a failed job' })
  @ApiAcceptedResponse({ type: JobDto })
  @ApiProblems('job.not-found', 'job.not-dead', 'identity.role-forbidden')
  retryJob(@Param() { id }: RetryJobParams): Promise<JobDto> {
    return this.queues.retry(id);
  }
}
