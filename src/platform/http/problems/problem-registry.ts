import { type DynamicModule, Inject, Injectable, Module } from '@nestjs/common';
import { type ProblemRow, type ProblemTable } from './problem.js';

/** Every code the service answers, collected from the tables of the modules. */
@Injectable()
export class ProblemRegistry {
  private readonly rows = new Map<string, ProblemRow>();

  add(table: ProblemTable): void {
    for (const [code, row] of Object.entries(table)) {
      if (this.rows.has(code)) throw new Error(`the problem code '${code}' is registered twice`);
      this.rows.set(code, row);
    }
  }

  find(code: string): ProblemRow | undefined {
    return this.rows.get(code);
  }

  /** All rows, by code. */
  all(): readonly (readonly [code: string, row: ProblemRow])[] {
    return [...this.rows].sort(([left], [right]) => (left < right ? -1 : 1));
  }
}

const TABLE = Symbol('problem table');

/** Registers the problem table of one module: `imports: [Problems.of(leagueProblems)]`. */
@Module({})
export class Problems {
  constructor(@Inject(TABLE) table: ProblemTable, registry: ProblemRegistry) {
    registry.add(table);
  }

  static of(table: ProblemTable): DynamicModule {
    return { module: Problems, providers: [{ provide: TABLE, useValue: table }] };
  }
}
