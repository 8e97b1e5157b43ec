import { applyDecorators, Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { ApiProblems, IdempotencyKey } from '../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../identity/index.js';
import { CaseReading } from '../case-reading.js';
import { Court } from '../court.js';
import type { Case } from '../domain/case.js';
import { CaseDto } from './case.dto.js';
import { AssignCaseDto, CaseParams, CaseTextDto, RuleOnCaseDto } from './cases.dto.js';

/** Which role may do what in a case depends on the league of its match, so the court asks for it itself. */
const Proceeding = (summary: string, description: string, ...problems: readonly string[]): MethodDecorator =>
  applyDecorators(
    Needs('cases.read'),
    HttpCode(200),
    ApiOperation({ summary, description }),
    ApiOkResponse({ type: CaseDto }),
    ApiProblems(
      'request.invalid',
      'identity.role-forbidden',
      'case.not-found',
      'case.wrong-status',
      'case.closed',
      'card-set.unavailable',
      'event-store.idempotency-mismatch',
      'event-store.busy',
      ...problems,
    ),
  );

@ApiTags('Cases')
@Controller('v1/cases')
export class ProceedingsController {
  constructor(
    private readonly court: Court,
    private readonly reading: CaseReading,
  ) {}

  @Post(':id/assignments')
  @Proceeding('Assign a case to a judge', 'By a head judge.')
  assign(
    @Param() { id }: CaseParams,
    @Body() { judge }: AssignCaseDto,
    @Caller() caller: CallerIdentity,
    @IdempotencyKey() key: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<CaseDto> {
    return this.answer(this.court.assign(id, judge, { caller, requestId: request.id, key }), caller);
  }

  @Post(':id/discussion')
  @Proceeding("Say something in the judges' discussion", 'It is read by judges only.')
  discuss(
    @Param() { id }: CaseParams,
    @Body() { text }: CaseTextDto,
    @Caller() caller: CallerIdentity,
    @IdempotencyKey() key: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<CaseDto> {
    return this.answer(this.court.discuss(id, text, { caller, requestId: request.id, key }), caller);
  }

  @Post(':id/rulings')
  @Proceeding(
    'Rule on a case',
    'What the ruling does to the game and the match is carried out by the service, once, a moment later; `rulings` says ' +
      'when it is. Rewinds, and rulings on appeals, are for head judges.',
    'case.unknown-rule',
    'case.ruling-impossible',
    'case.later-game',
    'rewind.not-a-step',
    'rewind.past-ruling',
    'invocation.unknown',
    'invocation.not-at-rest',
    'correction.impossible',
    'correction.not-at-rest',
  )
  rule(
    @Param() { id }: CaseParams,
    @Body() { rule, penalties = [], ...verdict }: RuleOnCaseDto,
    @Caller() caller: CallerIdentity,
    @IdempotencyKey() key: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<CaseDto> {
    const ruled = this.court.rule(
      id,
      { ...verdict, rule: rule ?? null, penalties },
      { caller, requestId: request.id, key },
    );
    return this.answer(ruled, caller);
  }

  @Post(':id/appeals')
  @Proceeding(
    'Appeal against a ruling',
    'By a player of the match, within the time of the league.',
    'case.not-a-party',
    'case.window-closed',
  )
  appeal(
    @Param() { id }: CaseParams,
    @Body() { text }: CaseTextDto,
    @Caller() caller: CallerIdentity,
    @IdempotencyKey() key: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<CaseDto> {
    return this.answer(this.court.appeal(id, text, { caller, requestId: request.id, key }), caller);
  }

  @Post(':id/closing')
  @Proceeding('Close a case', 'By a judge. Nothing is done in a closed case any more.')
  close(
    @Param() { id }: CaseParams,
    @Body() { text }: CaseTextDto,
    @Caller() caller: CallerIdentity,
    @IdempotencyKey() key: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<CaseDto> {
    return this.answer(this.court.close(id, text, { caller, requestId: request.id, key }), caller);
  }

  private async answer(done: Promise<Case>, caller: CallerIdentity): Promise<CaseDto> {
    return this.reading.seen(await done, caller);
  }
}
