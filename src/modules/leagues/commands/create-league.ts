import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { GameRules } from '../../catalogue/index.js';
import { type LineKey, type MadeLine, MadeLines } from '../../identity/index.js';
import type { NewLeague } from '../domain/league.js';
import { LeagueRepository } from '../league.repository.js';
import { FormatWithoutWinners } from '../leagues.problems.js';
import { LotUnfit } from '../../matches/index.js';
import { Places } from '../places.js';

/** Creates a league; `known` by its Idempotency-Key, once. */
export class CreateLeague extends Command<MadeLine> {
  constructor(
    readonly league: NewLeague,
    readonly known: LineKey | null,
  ) {
    super();
  }
}

@CommandHandler(CreateLeague)
export class CreateLeagueHandler implements ICommandHandler<CreateLeague> {
  constructor(
    private readonly leagues: LeagueRepository,
    private readonly rules: GameRules,
    private readonly places: Places,
    private readonly lines: MadeLines,
  ) {}

  async execute({ league, known }: CreateLeague): Promise<MadeLine> {
    const { organisationId } = league;
    if (organisationId !== null) await this.places.require({ organisationId });
    this.rules.requireFormat(league.game, league.format);
    const decksFor = this.rules.deckFormat(league.game, league.format);
    if (decksFor !== null) throw new FormatWithoutWinners(league.format, decksFor);
    // The time of a league is that of its matches, and somebody wins them.
    if (league.timing?.turn?.atEnd === 'lot') throw new LotUnfit();
    return this.lines.once(known, (id, tx) => this.leagues.insert(id, league, tx));
  }
}
