import { createHash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { EventStore } from '../../../platform/event-store/index.js';
import { newId } from '../../../platform/ids/index.js';
import type { CallerIdentity } from '../../identity/index.js';
import { type CardImport, type ImportRequest, importRequested } from '../imports/import.js';
import { ImportRepository } from '../imports/import.repository.js';
import { Importer } from '../imports/importer.js';
import { GetImport } from '../queries/get-import.js';

interface CardFile {
  readonly game: string;
  readonly format: string;
  readonly name: string | null;
  readonly bytes: Buffer;
}

/** Asks for the cards of a file to become a card set. Throws `UnknownGame` and `UnknownImportFormat`. */
export class RequestImport extends Command<CardImport> {
  constructor(
    readonly file: CardFile,
    readonly caller: CallerIdentity,
    readonly requestId: string,
  ) {
    super();
  }
}

/** The file first, then the event that calls for the job: no job looks for a file that is not there yet. */
@CommandHandler(RequestImport)
export class RequestImportHandler implements ICommandHandler<RequestImport> {
  constructor(
    private readonly importer: Importer,
    private readonly imports: ImportRepository,
    private readonly events: EventStore,
    private readonly queries: QueryBus,
  ) {}

  async execute({ file, caller, requestId }: RequestImport): Promise<CardImport> {
    const { game, format, name, bytes } = file;
    this.importer.requireFormat(game, format);
    const request: ImportRequest = {
      id: newId(),
      game,
      format,
      fileName: name,
      fileSha256: createHash('sha256').update(bytes).digest('hex'),
      fileBytes: bytes.byteLength,
      requestedBy: caller.keyId,
    };
    await this.imports.request(request, bytes);
    await this.events.append({
      stream: request.id,
      expected: 'no-stream',
      events: [importRequested(request)],
      metadata: { actor: { keyId: caller.keyId, role: caller.role }, requestId },
    });
    return this.queries.execute(new GetImport(request.id));
  }
}
