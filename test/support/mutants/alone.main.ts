/**
 * Runs the tests once for each suspect of a plan that is on from the first import: each time in new processes, all else
 * stays.
 */
import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import { readPlan, type Entry } from './plan.js';

const { alone, journal } = readPlan();
const note = (entry: Entry): void => appendFileSync(journal, `${JSON.stringify(entry)}\n`);
const vitest = await createVitest('test', {
  config: 'test/support/mutants/vitest.config.ts',
  watch: false,
  reporters: [{}],
});
try {
  const project = vitest.getRootProject();
  for (const { id, specs } of alone ?? []) {
    note({ is: 'begun', id, test: '' });
    vitest.provide('mutant', id);
    const files = specs.map((path) => project.createSpecification(resolve(path)));
    const { unhandledErrors } = await vitest.runTestSpecifications(files);
    // Failed tests have been reported already.
    note({ is: unhandledErrors.length > 0 ? 'noticed' : 'outlived', id, test: '' });
  }
} finally {
  await vitest.close();
}
