import { applyDecorators, Body, Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { ApiProblems, markReplayed } from '../../../platform/http/index.js';
import type { ProblemCode } from '../../../platform/problems/index.js';
import { Caller, type CallerIdentity, type Counted, CountedAs, Needs } from '../../identity/index.js';
import { From, type Origin } from '../../matches/index.js';
import { CaseReading } from '../case-reading.js';
import type { Proceeded } from '../case-store.js';
import { Court } from '../court.js';
import { CaseDto } from './case.dto.js';
import { RulingPreviews } from '../ruling-preview.js';
import { AssignCaseDto, CaseParams, CaseTextDto, RuleOnCaseDto } from './cases.dto.js';
import { PreviewRulingDto, RulingPreviewDto } from './ruling-preview.dto.js';

/** Which role may do what in a case depends on the league of its match, so the court asks for it itself. */
const Proceeding = (
  counted: Counted,
  summary: string,
  description: string,
  ...problems: readonly ProblemCode[]
): MethodDecorator =>
  applyDecorators(
    Needs('cases.read'),
    CountedAs(counted),
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
      'quota.exhausted',
      ...problems,
    ),
  );

/** What may stand against a ruling. */
const AGAINST_RULINGS = [
  'case.own-ruling',
  'case.ruling-impossible',
  'case.later-game',
  'case.match-decided',
  'rewind.not-a-step',
  'rewind.past-ruling',
  'invocation.unknown',
  'invocation.not-at-rest',
  'correction.impossible',
  'correction.not-at-rest',
  'game.over',
  'game.seat-left',
] as const;

@ApiTags('Cases')
@Controller('v1/cases')
export class ProceedingsController {
  constructor(
    private readonly court: Court,
    private readonly reading: CaseReading,
    private readonly previews: RulingPreviews,
  ) {}

  @Post(':id/assignments')
  @Proceeding('cases.assign', 'Assign a case to a judge', 'By a head judge.')
  assignCase(
    @Param() { id }: CaseParams,
    @Body() { judge }: AssignCaseDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CaseDto> {
    return this.answer(reply, this.court.assign(id, judge, origin), origin);
  }

  @Post(':id/discussion')
  @Proceeding('cases.discuss', "Say something in the judges' discussion", 'It is read by judges only.')
  discussCase(
    @Param() { id }: CaseParams,
    @Body() { text }: CaseTextDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CaseDto> {
    return this.answer(reply, this.court.discuss(id, text, origin), origin);
  }

  @Post(':id/statements')
  @Proceeding(
    'cases.answer',
    'Say something to a case',
    'By a player of the match, until the case is closed; read by those at the table, and by everybody once the match is public.',
    'case.not-a-party',
    'case.too-many-statements',
  )
  answerCase(
    @Param() { id }: CaseParams,
    @Body() { text }: CaseTextDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CaseDto> {
    return this.answer(reply, this.court.say(id, text, origin), origin);
  }

  @Post(':id/rulings')
  @Proceeding(
    'cases.rule',
    'Rule on a case',
    'What the ruling does to the game and the match is carried out by the service, once, a moment later; `rulings` says ' +
      'when it is. In a game it is done as a whole: the rewind first, then the correction, then the forgotten text as the ' +
      'game is by then, then the result. Rewinds, and rulings on appeals, are for head judges; nobody rules on an appeal ' +
      'against their own ruling. A ruling on an appeal takes the place of the one before: penalties and results that it does not ' +
      'give again do not hold, and a game that they had ended goes on; what was done on the board stays, unless it rewinds, ' +
      'which then may also be to before that ruling, or to the branch that it left.',
    'case.unknown-rule',
    ...AGAINST_RULINGS,
  )
  ruleCase(
    @Param() { id }: CaseParams,
    @Body() { rule, penalties = [], ...verdict }: RuleOnCaseDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CaseDto> {
    const ruled = this.court.rule(id, { ...verdict, rule: rule ?? null, penalties }, origin);
    return this.answer(reply, ruled, origin);
  }

  @Post(':id/rulings/preview')
  @Needs('cases.read')
  @CountedAs('cases.rule')
  @HttpCode(200)
  @ApiOperation({
    summary: 'See what a ruling would change',
    description:
      'For judges who may make the ruling. The answer has the result of the match, and the consequences for a tournament whose table the match decides: result, places, pairings and later rounds. A preview is refused if the ruling would be refused. The preview of a ruling that changes the board needs the right to see hidden cards. The look is then recorded, and nothing else is. Each preview counts toward the daily limit of rulings.',
  })
  @ApiOkResponse({ type: RulingPreviewDto })
  @ApiProblems(
    'request.invalid',
    'identity.role-forbidden',
    'identity.scope-forbidden',
    'game.view-forbidden',
    'case.not-found',
    'case.wrong-status',
    'case.closed',
    'tournament.not-found',
    'card-set.unavailable',
    'quota.exhausted',
    ...AGAINST_RULINGS,
  )
  previewRuling(
    @Param() { id }: CaseParams,
    @Body() { penalties = [], ...verdict }: PreviewRulingDto,
    @Caller() caller: CallerIdentity,
  ): Promise<RulingPreviewDto> {
    return this.previews.preview(id, { ...verdict, text: '', upheld: true, rule: null, penalties }, caller);
  }

  @Post(':id/appeals')
  @Proceeding(
    'cases.appeal',
    'Appeal against a ruling',
    'By a player of the match, within the time of the league.',
    'case.not-a-party',
    'case.window-closed',
  )
  appealCase(
    @Param() { id }: CaseParams,
    @Body() { text }: CaseTextDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CaseDto> {
    return this.answer(reply, this.court.appeal(id, text, origin), origin);
  }

  @Post(':id/closing')
  @Proceeding(
    'cases.rule',
    'Close a case',
    'By a judge; where somebody appeals, by who may rule on the appeal; and not while the players can appeal against a ' +
      'ruling. Nothing is done in a closed case any more.',
    'case.own-ruling',
    'case.appeal-possible',
  )
  closeCase(
    @Param() { id }: CaseParams,
    @Body() { text }: CaseTextDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CaseDto> {
    return this.answer(reply, this.court.close(id, text, origin), origin);
  }

  private async answer(reply: FastifyReply, done: Promise<Proceeded>, { caller }: Origin): Promise<CaseDto> {
    const proceeded = await done;
    markReplayed(reply, proceeded);
    return this.reading.caseFor(proceeded.now, caller);
  }
}
