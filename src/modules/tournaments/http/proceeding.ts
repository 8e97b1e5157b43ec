import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../../../platform/http/index.js';
import type { ProblemCode } from '../../../platform/problems/index.js';
import { type Counted, CountedAs, Needs } from '../../identity/index.js';

interface Described {
  readonly summary: string;
  readonly description?: string;
  readonly answer: Type;
}

/** A command to a tournament. Which role may do it depends on the league, so the use case asks for the right itself. */
export const Proceeding = (
  counted: Counted,
  { answer, ...described }: Described,
  ...problems: readonly ProblemCode[]
): MethodDecorator =>
  applyDecorators(
    Needs('tournaments.read'),
    CountedAs(counted),
    HttpCode(200),
    ApiOperation(described),
    ApiOkResponse({ type: answer }),
    ApiProblems(
      'request.invalid',
      'identity.role-forbidden',
      'identity.scope-forbidden',
      'tournament.not-found',
      'tournament.changed',
      'tournament.wrong-status',
      'event-store.idempotency-mismatch',
      'event-store.busy',
      'quota.exhausted',
      ...problems,
    ),
  );

/** A question about a tournament. */
export const Reading = (summary: string, answer: Type, ...problems: readonly ProblemCode[]): MethodDecorator =>
  applyDecorators(
    Needs('tournaments.read'),
    ApiOperation({ summary }),
    ApiOkResponse({ type: answer }),
    ApiProblems('request.invalid', 'tournament.not-found', ...problems),
  );
