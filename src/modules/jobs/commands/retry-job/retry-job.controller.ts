import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { JobDto } from '../../queries/list-jobs/list-jobs.dto.js';
import { RetryJob } from './retry-job.command.js';
import { RetryJobParams } from './retry-job.dto.js';

@ApiTags('Jobs')
@Controller('v1/jobs')
export class RetryJobController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/retry')
  @Needs('jobs.retry')
  @HttpCode(202)
  @ApiOperation({ summary: 'Try a dead job again' })
  @ApiAcceptedResponse({ type: JobDto })
  @ApiProblems('job.not-found', 'job.not-dead', 'identity.role-forbidden')
  retryJob(@Param() { id }: RetryJobParams): Promise<JobDto> {
    return this.commands.execute(new RetryJob(id));
  }
}
