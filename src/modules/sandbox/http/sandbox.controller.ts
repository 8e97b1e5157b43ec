import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems, TakesJson } from '../../../platform/http/index.js';
import { Caller, type CallerIdentity, Needs } from '../../identity/index.js';
import { type Beginning, TryOut } from '../queries/try-out.js';
import { StartUnclear } from '../sandbox.problems.js';
import { TriedDto, TryOutDto } from './sandbox.dto.js';
import { commandOf } from './trial-action.dto.js';

@ApiTags('Sandbox')
@Controller('v1/sandbox')
export class SandboxController {
  constructor(private readonly queries: QueryBus) {}

  @Post()
  @Needs('sandbox.run')
  @HttpCode(200)
  @Header('Content-Type', 'application/json; charset=utf-8')
  // A position with 200 cards of its own, of 40 values each, and what each seat has.
  @TakesJson({ values: 10_000 })
  @ApiOperation({
    summary: 'Try actions from a position without recording them',
    description:
      'Begins at your own position or at a moment of a recorded game. Judges may use any game; everybody may use games of public matches. An action that the rules forbid ends the trial; the answer says why.',
  })
  @ApiOkResponse({ type: TriedDto })
  @ApiProblems(
    'request.invalid',
    'sandbox.start-unclear',
    'sandbox.position-faulty',
    'sandbox.game-not-played',
    'sandbox.too-long',
    'sandbox.too-large',
    'sandbox.broken',
    'sandbox.too-many',
    'game.not-found',
    'game.version-not-there',
    'game.view-forbidden',
    'match.not-found',
    'card-set.unavailable',
  )
  tryOut(@Body() body: TryOutDto, @Caller() caller: CallerIdentity): Promise<string> {
    const { actions, answers, as, randomness } = body;
    const commands = actions.map(commandOf);
    return this.queries.execute(
      new TryOut(beginningOf(body), randomness === 'asserted', commands, answers, as, caller),
    );
  }
}

function beginningOf({ position, game, match }: TryOutDto): Beginning {
  const named: Beginning[] = [];
  if (position !== undefined) named.push({ kind: 'position', document: position });
  if (game !== undefined) {
    const { id: gameId, version, seed } = game;
    named.push({ kind: 'game', gameId, version, seed });
  }
  if (match !== undefined) {
    const { id: matchId, number, version, seed } = match;
    named.push({ kind: 'match', matchId, number, version, seed });
  }
  const [only, another] = named;
  if (only === undefined || another !== undefined) throw new StartUnclear();
  return only;
}
