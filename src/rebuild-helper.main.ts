/** A thread of `npm run rebuild` that takes part in a rebuild which that has begun. */
import 'reflect-metadata';
import { workerData } from 'node:worker_threads';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.js';
import { Config, type Settings } from './platform/config/index.js';
import { Rebuilds } from './platform/projections/index.js';

// `rebuild.main.ts` gave it.
const { name, settings } = workerData as { readonly name: string; readonly settings: Settings };

const app = await NestFactory.createApplicationContext(AppModule.of(new Config(settings)), {
  logger: ['error', 'warn'],
});
try {
  await app.get(Rebuilds).help(name);
} finally {
  await app.close();
}
