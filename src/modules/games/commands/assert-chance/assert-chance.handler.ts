import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Play, type Played } from '../../play.js';
import { AssertChance } from './assert-chance.command.js';

@CommandHandler(AssertChance)
export class AssertChanceHandler implements ICommandHandler<AssertChance> {
  constructor(private readonly play: Play) {}

  execute({ gameId, told, expectedVersion, origin }: AssertChance): Promise<Played> {
    return this.play.carryOut({ gameId, intent: { kind: 'assert', told }, expectedVersion, origin });
  }
}
