import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Play, type Played } from '../../play.js';
import { TakeAction } from './take-action.command.js';

@CommandHandler(TakeAction)
export class TakeActionHandler implements ICommandHandler<TakeAction> {
  constructor(private readonly play: Play) {}

  execute({ gameId, answers, told, expectedVersion, origin }: TakeAction): Promise<Played> {
    const intent = { kind: 'answer' as const, answers, ...(told !== undefined && { told }) };
    return this.play.carryOut({ gameId, intent, expectedVersion, origin });
  }
}
