import { Body, Controller, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { markReplayed } from '../../../platform/http/index.js';
import { From, type Origin } from '../../matches/index.js';
import { LineupDesk } from '../desk/lineup-desk.js';
import { TeamDesk } from '../desk/team-desk.js';
import { TournamentReading } from '../queries/tournament-reading.js';
import { TournamentParams } from './common.dto.js';
import { orderOf } from './orders.js';
import { Proceeding } from './proceeding.js';
import { ChangeLineupDto, LineupChangedDto, RegisteredTeamDto, RegisterTeamDto } from './teams.dto.js';

@ApiTags('Tournaments')
@Controller('v1/tournaments')
export class TournamentTeamsController {
  constructor(
    private readonly desk: TeamDesk,
    private readonly lineups: LineupDesk,
    private readonly reading: TournamentReading,
  ) {}

  @Post(':id/teams')
  @Proceeding(
    'tournaments.play',
    {
      summary: 'Register a team',
      description:
        'Staff registers the team, or one of its members if players register themselves. The team takes part like a player: it checks in, drops and has a place. If the tournament is full, the team joins the waiting list.',
      answer: RegisteredTeamDto,
    },
    'tournament.no-teams',
    'tournament.wrong-number-of-members',
    'tournament.members-open',
    'tournament.member-twice',
    'tournament.member-taken',
    'tournament.team-of-others',
    'tournament.entry-by-staff',
    'tournament.not-a-player',
    'tournament.late-entry-impossible',
    'identity.key-bounded',
  )
  async registerTeam(
    @Param() { id }: TournamentParams,
    @Body() body: RegisterTeamDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegisteredTeamDto> {
    const { name, members, table = null, newPlayers = false } = body;
    const asked = { name, members, table, newPlayers };
    const { proceeded, team } = await this.desk.register(orderOf('team', id, body, origin), asked);
    markReplayed(reply, proceeded);
    return { tournament: await this.reading.view(proceeded.now, id), team };
  }

  @Post(':id/teams/lineups')
  @Proceeding(
    'tournaments.play',
    {
      summary: 'Change the line-up of a team',
      description:
        'Who sits at which board, from the next published round on. By staff at any time. A member changes the own team ' +
        'between rounds, and brings in or leaves out players only while players register themselves.',
      answer: LineupChangedDto,
    },
    'tournament.no-teams',
    'tournament.player-not-in',
    'tournament.wrong-number-of-members',
    'tournament.too-many-reserves',
    'tournament.members-open',
    'tournament.member-twice',
    'tournament.member-taken',
    'tournament.lineup-by-staff',
    'tournament.not-a-player',
    'identity.key-bounded',
  )
  async changeLineup(
    @Param() { id }: TournamentParams,
    @Body() body: ChangeLineupDto,
    @From() origin: Origin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LineupChangedDto> {
    const { playerId, members, newPlayers = false } = body;
    const asked = { playerId, members, newPlayers };
    const { proceeded, team } = await this.lineups.change(orderOf('lineup', id, body, origin), asked);
    markReplayed(reply, proceeded);
    return { tournament: await this.reading.view(proceeded.now, id), team };
  }
}
