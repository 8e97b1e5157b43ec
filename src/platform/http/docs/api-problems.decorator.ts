import { ApiExtension } from '@nestjs/swagger';
import type { ProblemCode } from '../../problems/index.js';

export const PROBLEMS_EXTENSION = 'x-problems';

/** Names the codes an operation may answer; status, title and example come from the problem tables. */
export const ApiProblems = (...codes: readonly ProblemCode[]): ClassDecorator & MethodDecorator =>
  ApiExtension(PROBLEMS_EXTENSION, { codes });
