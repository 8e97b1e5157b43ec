import { type DynamicModule, Inject, Injectable, Module } from '@nestjs/common';
import { type CodedError, type ProblemRow, problemsIn, type ProblemTable } from '../../problems/index.js';

/** Makes an error with a code of one that has none of ours, such as a driver throws; or passes. */
export type Recogniser = (error: unknown) => CodedError | undefined;

/** Every code the service answers, collected from the tables of the modules. */
@Injectable()
export class ProblemRegistry {
  private readonly rows = new Map<string, ProblemRow>();
  private readonly recognisers: Recogniser[] = [];

  add(table: ProblemTable): void {
    for (const [code, row] of Object.entries(table)) {
      if (this.rows.has(code)) throw new Error(`the problem code '${code}' is registered twice`);
      this.rows.set(code, row);
    }
  }

  find(code: string): ProblemRow | undefined {
    return this.rows.get(code);
  }

  recognise(recogniser: Recogniser): void {
    this.recognisers.push(recogniser);
  }

  /** The error by the name that somebody knows it under. */
  recognised(error: unknown): CodedError | undefined {
    for (const recogniser of this.recognisers) {
      const known = recogniser(error);
      if (known !== undefined) return known;
    }
    return undefined;
  }

  /** All rows, by code. */
  all(): readonly (readonly [code: string, row: ProblemRow])[] {
    return [...this.rows].sort(([left], [right]) => (left < right ? -1 : 1));
  }
}

const TABLE = Symbol('problem table');

/**
 * Registers what a module answers: `imports: [Problems.declaredIn(leagueProblems)]`, after `import * as
 * leagueProblems`.
 */
@Module({})
export class Problems {
  constructor(@Inject(TABLE) table: ProblemTable, registry: ProblemRegistry) {
    registry.add(table);
  }

  static declaredIn(...files: readonly object[]): DynamicModule {
    const table = Object.fromEntries(files.flatMap((file) => Object.entries(problemsIn(file))));
    return { module: Problems, providers: [{ provide: TABLE, useValue: table }] };
  }
}
