import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Play, type Played } from '../../play.js';
import { Concede } from './concede.command.js';

@CommandHandler(Concede)
export class ConcedeHandler implements ICommandHandler<Concede> {
  constructor(private readonly play: Play) {}

  execute({ gameId, expectedVersion, origin }: Concede): Promise<Played> {
    return this.play.carryOut({ gameId, intent: { kind: 'concede' }, expectedVersion, origin });
  }
}
