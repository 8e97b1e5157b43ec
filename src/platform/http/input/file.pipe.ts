import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy, type PipeTransform } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type TaskLimits, TaskPool, TaskQueueFull, TaskTooLarge, TaskTooLong } from '../../tasks/index.js';
import { RateSubject } from '../rate-limit.js';
import { BodyTooLarge, RequestInvalid, TooManyFiles } from './request.problems.js';

/** Why a file is none. */
export interface FileRefusal {
  readonly code: string;
  readonly message: string;
  readonly members: Readonly<Record<string, unknown>>;
}

/** The largest file there is takes less than a second. */
const LIMITS: TaskLimits = { processes: 1, ms: 30_000, heapMb: 1_024, waitingOfOne: 2, waitingOfAll: 6 };

/** From sources it is TypeScript, as this file is. */
const SCRIPT = new URL(`./file-check.main${extname(fileURLToPath(import.meta.url))}`, import.meta.url);

/** Reads files in a process of its own: a megabyte of brackets takes a third of a second. */
@Injectable()
export class FileReader implements OnModuleDestroy {
  private readonly pool = new TaskPool<Uint8Array, FileRefusal | null>(SCRIPT, LIMITS);

  /** Throws what `parseJsonBody` would. */
  async check(file: Uint8Array, caller: string): Promise<void> {
    const refusal = await this.pool.run({ caller, input: file }).catch((error: unknown) => {
      if (error instanceof TaskQueueFull) throw new TooManyFiles(error.most);
      if (error instanceof TaskTooLong || error instanceof TaskTooLarge) {
        throw new BodyTooLarge(error.message, { cause: error });
      }
      throw error;
    });
    if (refusal === null) return;
    const { code, message, members } = refusal;
    throw Object.assign(new Error(message), members, { code });
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }
}

@Injectable()
export class FilePipe implements PipeTransform<FastifyRequest, Promise<Buffer>> {
  constructor(
    private readonly reader: FileReader,
    private readonly subject: RateSubject,
  ) {}

  async transform(request: FastifyRequest): Promise<Buffer> {
    const { body } = request;
    if (!Buffer.isBuffer(body) || body.byteLength === 0) {
      throw new RequestInvalid([{ in: 'body', pointer: '', message: 'the body must be the file' }]);
    }
    await this.reader.check(body, this.subject.of(request));
    return body;
  }
}
