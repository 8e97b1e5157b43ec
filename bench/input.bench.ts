/**
 * What it costs to check the parts of one action's request (path, query, body) and to make them into objects of their
 * classes, against the pipe of Nest with the same decorators. Both sides take turns, so that a busy machine slows both.
 */
import 'reflect-metadata';
import { type ArgumentMetadata, type PipeTransform, type Type, ValidationPipe } from '@nestjs/common';
import { GameParams } from '../src/modules/games/http/game.dto.js';
import { ActionAnswerQuery, TakeActionDto } from '../src/modules/games/http/play.dto.js';
import { InputPipe } from '../src/platform/http/input/input.pipe.js';
import { atMost, median, type Ratios, rounded } from './measure.js';

const ROUNDS = 60;
const REQUESTS = 500;

const BODY = JSON.stringify({
  expectedVersion: 17,
  answers: [{ decision: 'd122', answer: { action: 'play', card: 'o17', pay: ['o1', 'o2'] } }],
});

type Part = readonly [type: ArgumentMetadata['type'], metatype: Type, make: () => unknown];

/** Each request has values of its own, as those that come from a socket do. */
const PARTS: readonly Part[] = [
  ['param', GameParams, () => ({ id: '01a20094-bad6-7c01-9a2b-3c4d5e6f7081' })],
  ['query', ActionAnswerQuery, () => ({ answers: '50' })],
  ['body', TakeActionDto, () => JSON.parse(BODY) as unknown],
];

export async function run(): Promise<{ readonly [name: string]: unknown; readonly ratios: Ratios }> {
  const nest = new ValidationPipe({ whitelist: true, forbidNonWhitelisted: true, transform: true });
  const ours = new InputPipe();
  const rounds: { readonly nest: number; readonly ours: number }[] = [];
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    const measured = { nest: await microseconds(nest), ours: await microseconds(ours) };
    // The first half is until all is compiled.
    if (round >= ROUNDS) rounds.push(measured);
  }
  return {
    nestMicroseconds: rounded(median(rounds.map((round) => round.nest))),
    inputPipeMicroseconds: rounded(median(rounds.map((round) => round.ours))),
    ratios: {
      "an action's input, to the pipe of Nest": atMost(0.6, median(rounds.map((round) => round.ours / round.nest))),
    },
  };
}

/** For one request. */
async function microseconds(pipe: PipeTransform): Promise<number> {
  const begun = performance.now();
  for (let request = 0; request < REQUESTS; request += 1) {
    for (const [type, metatype, make] of PARTS) await pipe.transform(make(), { type, metatype });
  }
  return ((performance.now() - begun) / REQUESTS) * 1_000;
}
