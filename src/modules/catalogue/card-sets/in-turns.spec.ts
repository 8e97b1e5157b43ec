/** Goal: what is worked out in turns lets others go on before it has ended. */
import { expect, it } from 'vitest';
import { inTurns } from './card-set-rules.js';

/** More steps than any machine takes within one turn. */
const STEPS_MAX = 1e9;

it('gives others the processor in between', async () => {
  let hadTurn = false;
  function* work(): Generator<void, string, void> {
    for (let step = 0; step < STEPS_MAX && !hadTurn; step += 1) yield;
    return hadTurn ? 'others had a turn' : 'nobody else had one';
  }
  setImmediate(() => (hadTurn = true));
  expect(await inTurns(work())).toBe('others had a turn');
});

it('fails as the work does', async () => {
  function* work(): Generator<void, string, void> {
    throw new Error('out of order');
  }
  await expect(inTurns(work())).rejects.toThrow('out of order');
});
