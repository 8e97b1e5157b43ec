import { Global, Module } from '@nestjs/common';
import { Consumers } from './consumers.js';
import { Rebuilds } from './rebuilds.js';

@Global()
@Module({ providers: [Consumers, Rebuilds], exports: [Consumers, Rebuilds] })
export class ProjectionsModule {}
