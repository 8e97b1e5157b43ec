/**
 * What the framework itself costs: a Nest application on Fastify with one POST that does everything an action does
 * except for the game and the record: a validated DTO, the command bus, a handler, an event. No log, no keys, no
 * database.
 */
import 'reflect-metadata';
import { Body, Controller, Inject, Module, Post, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Command, CommandBus, CommandHandler, CqrsModule, EventBus, type ICommandHandler } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { IsInt, IsString, Length, Min } from 'class-validator';

class HelloDto {
  @IsString()
  @Length(1, 100)
  name!: string;

  @IsInt()
  @Min(1)
  version!: number;
}

class SayHello extends Command<string> {
  constructor(readonly name: string) {
    super();
  }
}

class HelloSaid {
  constructor(readonly name: string) {}
}

@CommandHandler(SayHello)
class SayHelloHandler implements ICommandHandler<SayHello> {
  constructor(@Inject(EventBus) private readonly events: EventBus) {}

  execute({ name }: SayHello): Promise<string> {
    this.events.publish(new HelloSaid(name));
    return Promise.resolve(`Hello, ${name}`);
  }
}

// The type is named, since the loader that runs benchmarks emits no metadata of parameters.
const validated = new ValidationPipe({
  expectedType: HelloDto,
  whitelist: true,
  forbidNonWhitelisted: true,
  transform: true,
});

@Controller('hello')
class HelloController {
  constructor(@Inject(CommandBus) private readonly commands: CommandBus) {}

  @Post()
  async hello(@Body(validated) { name, version }: HelloDto): Promise<{ greeting: string; version: number }> {
    return { greeting: await this.commands.execute(new SayHello(name)), version: version + 1 };
  }
}

@Module({ imports: [CqrsModule.forRoot()], controllers: [HelloController], providers: [SayHelloHandler] })
class HelloModule {}

const app = await NestFactory.create<NestFastifyApplication>(HelloModule, new FastifyAdapter(), { logger: false });
await app.listen(Number(process.env['PORT']), '127.0.0.1');
process.stdout.write('ready\n');
process.once('SIGTERM', () => void app.close());
