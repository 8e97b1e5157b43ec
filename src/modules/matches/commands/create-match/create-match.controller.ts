import { Body, Controller, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { ApiProblems, markReplayed } from '../../../../platform/http/index.js';
import { Needs } from '../../../identity/index.js';
import { From } from '../../origin.decorator.js';
import type { Origin } from '../../origin.js';
import { askedTerms } from '../../terms/terms.dto.js';
import { MatchDto } from '../../queries/get-match/get-match.dto.js';
import { CreateMatch } from './create-match.command.js';
import { CreateMatchDto } from './create-match.dto.js';
import { timingOf } from '../../terms/timing.dto.js';

@ApiTags('Matches')
@Controller('v1/matches')
export class CreateMatchController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Needs('matches.create')
  @ApiOperation({
    summary: 'Create a match and begin its first game',
    description:
      'Players create matches in which they have a seat, in leagues whose `pairings` are theirs. The answer names the ' +
      'game that begins.',
  })
  @ApiCreatedResponse({ type: MatchDto })
  @ApiProblems(
    'quota.exhausted',
    'request.invalid',
    'identity.role-forbidden',
    'identity.player-not-found',
    'match.of-others',
    'match.pairings-by-staff',
    'match.randomness-not-yours',
    'match.player-seated-twice',
    'match.setup-refused',
    'match.deck-unfit',
    'match.league-mismatch',
    'publication.not-yours',
    'deck.not-found',
    'deck.illegal',
    'league.not-found',
    'catalogue.unknown-game',
    'catalogue.unknown-format',
    'event-store.idempotency-mismatch',
  )
  async createMatch(
    @Body() { leagueId, timing, spectators, publication, ...body }: CreateMatchDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MatchDto> {
    const onlookers = askedTerms({ spectators, publication });
    const match = {
      ...body,
      leagueId: leagueId ?? null,
      onlookers,
      ...(timing !== undefined && { timing: timingOf(timing) }),
    };
    const created = await this.commands.execute(new CreateMatch(match, origin));
    markReplayed(reply, created);
    return created.match;
  }
}
