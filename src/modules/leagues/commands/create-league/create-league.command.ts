import { Command } from '@nestjs/cqrs';
import { type League, type NewLeague } from '../../domain/league.js';

export class CreateLeague extends Command<League> {
  constructor(readonly league: NewLeague) {
    super();
  }
}
