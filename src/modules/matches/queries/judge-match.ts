import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { newId } from '../../../platform/ids/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import type { NewMatch } from '../commands/new-match.js';
import { MatchPreparation } from '../commands/match-preparation.js';

/** Throws why `CreateMatch` would refuse the match now; records nothing. */
export class JudgeMatch extends Query<void> {
  constructor(
    readonly match: NewMatch,
    readonly caller: CallerIdentity,
  ) {
    super();
  }
}

@QueryHandler(JudgeMatch)
export class JudgeMatchHandler implements IQueryHandler<JudgeMatch> {
  constructor(private readonly preparation: MatchPreparation) {}

  async execute({ match, caller }: JudgeMatch): Promise<void> {
    await this.preparation.prepare(newId(), match, caller);
  }
}
