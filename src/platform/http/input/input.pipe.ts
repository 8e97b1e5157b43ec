import { type ArgumentMetadata, Injectable, type PipeTransform, ValidationPipe } from '@nestjs/common';
import { type ValidationError } from 'class-validator';
import { type FieldFault } from '../problems/problem.js';
import { refuseForbiddenKeys } from './json-body.js';
import { listsForObjects } from './nested-lists.js';
import { RequestInvalid } from './request.errors.js';

/**
 * Validates every body, query and path parameter object against its class-validator DTO: unknown properties are faults,
 * and all faults are answered together.
 */
@Injectable()
export class InputPipe implements PipeTransform {
  private readonly pipes = { body: pipeFor(PLACES.body), query: pipeFor(PLACES.query), param: pipeFor(PLACES.param) };

  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type } = metadata;
    if (type === 'custom') return value;
    // Nest would drop them in silence; the parser of bodies refuses them too.
    if (type === 'query') refuseForbiddenKeys(value);
    const input = (await this.pipes[type].transform(value, metadata)) as unknown;
    const lists = listsForObjects(input);
    if (lists.length > 0) throw new RequestInvalid(lists.map((place) => listFault(place, PLACES[type])));
    return input;
  }
}

const PLACES = { body: 'body', query: 'query', param: 'path' } as const;

const listFault = (place: readonly string[], where: FieldFault['in']): FieldFault => ({
  in: where,
  pointer: place.map((token) => `/${escapePointer(token)}`).join(''),
  message: `${place.at(-1) ?? ''} must be an object`,
});

function pipeFor(place: FieldFault['in']): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    exceptionFactory: (errors) => new RequestInvalid(faultsOf(errors, place)),
  });
}

function faultsOf(errors: readonly ValidationError[], place: FieldFault['in'], parent = ''): FieldFault[] {
  return errors.flatMap((error) => {
    const pointer = place === 'body' ? `${parent}/${escapePointer(error.property)}` : error.property;
    const own = messagesOf(error.constraints ?? {}).map((message) => ({ in: place, pointer, message }));
    return [...own, ...faultsOf(error.children ?? [], place, pointer)];
  });
}

/** What a value is must be right before its size or form can be judged. */
const TYPE_CHECKS = ['whitelistValidation', 'isString', 'isInt', 'isNumber', 'isBoolean', 'isObject', 'isArray'];

function messagesOf(constraints: Readonly<Record<string, string>>): string[] {
  const wrongType = TYPE_CHECKS.find((check) => check in constraints);
  return Object.entries(constraints)
    .filter(([check]) => wrongType === undefined || check === wrongType)
    .map(([, message]) => message);
}

/** RFC 6901, section 3. */
function escapePointer(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}
