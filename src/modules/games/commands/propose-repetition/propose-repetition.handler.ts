import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Play, type Played } from '../../play.js';
import { ProposeRepetition } from './propose-repetition.command.js';

@CommandHandler(ProposeRepetition)
export class ProposeRepetitionHandler implements ICommandHandler<ProposeRepetition> {
  constructor(private readonly play: Play) {}

  execute({ gameId, proposal, expectedVersion, origin }: ProposeRepetition): Promise<Played> {
    return this.play.carryOut({ gameId, intent: { kind: 'repeat', ...proposal }, expectedVersion, origin });
  }
}
