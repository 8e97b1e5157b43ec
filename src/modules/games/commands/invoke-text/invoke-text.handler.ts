import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Play, type Played } from '../../play.js';
import { InvokeText } from './invoke-text.command.js';

@CommandHandler(InvokeText)
export class InvokeTextHandler implements ICommandHandler<InvokeText> {
  constructor(private readonly play: Play) {}

  execute({ gameId, text, expectedVersion, origin }: InvokeText): Promise<Played> {
    return this.play.carryOut({ gameId, intent: { kind: 'invoke', ...text }, expectedVersion, origin });
  }
}
