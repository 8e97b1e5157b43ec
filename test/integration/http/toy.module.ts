import { Body, Controller, Get, Module, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsInt, IsString, IsUUID, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import {
  API_GUIDE,
  ApiPage,
  ApiProblems,
  decodeCursor,
  EventStreams,
  FileBody,
  HttpModule,
  lastEventId,
  type Page,
  pageAt,
  PageQuery,
  Problems,
  Public,
  sliceOf,
  TakesFile,
  Uncounted,
  withIdempotencyKey,
} from '../../../src/platform/http/index.js';
import { problem } from '../../../src/platform/problems/index.js';

declare module '../../../src/platform/problems/index.js' {
  interface ProblemCodes {
    readonly 'toy.broken': true;
  }
}

/** A module as small as one can be that uses every part of platform/http. */

export class ToyLine {
  @ApiProperty()
  @IsString()
  @MaxLength(10)
  card!: string;

  @ApiProperty()
  @IsInt()
  @Min(1)
  @Max(4)
  count!: number;
}

export class ToyBody {
  @ApiProperty()
  @IsString()
  @MaxLength(10)
  name!: string;

  @ApiProperty({ type: [ToyLine] })
  @ArrayMaxSize(5)
  @ValidateNested({ each: true })
  @Type(() => ToyLine)
  lines!: ToyLine[];
}

class ToyParams {
  @IsUUID()
  id!: string;
}

class ToyBroken extends problem('toy.broken', {
  status: 422,
  title: 'Broken',
  help: 'Buy a new one.',
  members: ['pieces'],
}) {
  readonly pieces = 3;
  readonly secret = 'never shown';
}

class ToyBusy extends problem('toy.busy', { status: 503, title: 'Busy', help: 'Try again.' }) {
  readonly retryAfterSeconds = 2;
}

const IdempotencyKey = withIdempotencyKey((_, key) => key);

@Public()
@Controller('v1/toys')
class ToyController {
  constructor(private readonly streams: EventStreams) {}

  @Post()
  @ApiProblems('toy.broken', 'request.invalid')
  create(@Body() body: ToyBody, @IdempotencyKey() key: string | undefined): ToyBody & { key?: string } {
    if (body.name === 'broken') throw new ToyBroken('It is broken.');
    if (body.name === 'busy') throw new ToyBusy('host db-7 refused');
    if (body.name === 'bug') throw new Error('password=hunter2');
    return key === undefined ? body : { ...body, key };
  }

  @Post('file')
  @TakesFile(3_000_000, 'Toys')
  file(@FileBody() file: Buffer): { bytes: number } {
    return { bytes: file.byteLength };
  }

  @Post('many')
  many(): { toys: readonly string[] } {
    return { toys: Array.from({ length: 2_000 }, () => 'ball') };
  }

  @Get('health')
  @Uncounted()
  health(): { status: string } {
    return { status: 'live' };
  }

  @Get()
  @ApiPage(ToyLine)
  list(@Query() query: PageQuery, @Req() request: FastifyRequest): Page<{ n: number }> {
    const after = query.cursor === undefined ? 0 : decodeCursor(query.cursor, ['number'])[0];
    const rows = Array.from({ length: 5 }, (_, i) => ({ n: i + 1 })).filter(({ n }) => n > after);
    return pageAt(
      request.url,
      sliceOf(rows, query.limit, ({ n }) => [n]),
    );
  }

  @Get('stream')
  stream(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const from = Number(lastEventId(request) ?? 0);
    return this.streams.send(request, reply, async function* (signal) {
      for (let id = from + 1; id <= 3; id += 1) yield { id, event: 'tick', data: { line: 'a\nb' } };
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    });
  }

  @Get(':id')
  read(@Param() { id }: ToyParams): { id: string } {
    return { id };
  }
}

@Module({
  imports: [HttpModule, Problems.declaredIn({ ToyBroken, ToyBusy })],
  providers: [
    {
      provide: API_GUIDE,
      useValue: { introduction: 'How to play.', groups: { Toys: 'Things to play with.' }, schemas: {}, webhooks: {} },
    },
  ],
  controllers: [ToyController],
})
export class ToyModule {}
