import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Play, type Played } from '../../play.js';
import { TakeAction } from './take-action.command.js';

@CommandHandler(TakeAction)
export class TakeActionHandler implements ICommandHandler<TakeAction> {
  constructor(private readonly play: Play) {}

  execute({ gameId, answers, expectedVersion, origin }: TakeAction): Promise<Played> {
    return this.play.carryOut({ gameId, intent: { kind: 'answer', answers }, expectedVersion, origin });
  }
}
