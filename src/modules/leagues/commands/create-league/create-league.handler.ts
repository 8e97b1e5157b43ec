import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../../../platform/ids/index.js';
import { GameRules } from '../../../catalogue/index.js';
import { type League } from '../../domain/league.js';
import { LeagueRepository } from '../../league.repository.js';
import { CreateLeague } from './create-league.command.js';

@CommandHandler(CreateLeague)
export class CreateLeagueHandler implements ICommandHandler<CreateLeague> {
  constructor(
    private readonly leagues: LeagueRepository,
    private readonly rules: GameRules,
  ) {}

  async execute({ league }: CreateLeague): Promise<League> {
    this.rules.requireFormat(league.game, league.format);
    return this.leagues.insert(newId(), league);
  }
}
