import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../../platform/ids/index.js';
import { GameRules } from '../../catalogue/index.js';
import type { League, NewLeague } from '../domain/league.js';
import { LeagueRepository } from '../league.repository.js';
import { NothingToWin } from '../leagues.problems.js';
import { Places } from '../places.js';

export class CreateLeague extends Command<League> {
  constructor(readonly league: NewLeague) {
    super();
  }
}

@CommandHandler(CreateLeague)
export class CreateLeagueHandler implements ICommandHandler<CreateLeague> {
  constructor(
    private readonly leagues: LeagueRepository,
    private readonly rules: GameRules,
    private readonly places: Places,
  ) {}

  async execute({ league }: CreateLeague): Promise<League> {
    const { organisationId } = league;
    if (organisationId !== null) await this.places.require({ organisationId });
    this.rules.requireFormat(league.game, league.format);
    const decksFor = this.rules.deckFormat(league.game, league.format);
    if (decksFor !== null) throw new NothingToWin(league.format, decksFor);
    return this.leagues.insert(newId(), league);
  }
}
