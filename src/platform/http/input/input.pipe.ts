import { type ArgumentMetadata, Injectable, type PipeTransform, ValidationPipe } from '@nestjs/common';
import { type ValidationError, type ValidatorOptions } from 'class-validator';
import { type FieldFault } from '../problems/problem.js';
import { passes } from './checks.js';
import { instanceOf } from './instances.js';
import { refuseForbiddenKeys } from './json-body.js';
import { RequestInvalid } from './request.problems.js';
import { type Misplaced, sizeFaults } from './size-faults.js';
import { textFaults } from './text-faults.js';

/**
 * Validates every body, query and path parameter object against its class-validator DTO: unknown properties are faults,
 * and all faults are answered together. What is larger than its DTO could ever take is refused before that.
 */
@Injectable()
export class InputPipe implements PipeTransform {
  private readonly pipes = {
    body: new BoundedPipe(PLACES.body),
    query: new BoundedPipe(PLACES.query),
    param: new BoundedPipe(PLACES.param),
  };

  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type } = metadata;
    if (type === 'custom') return value;
    // Nest would drop them in silence; the parser of bodies refuses them too.
    if (type === 'query') refuseForbiddenKeys(value);
    // Before a list of many is made into one of the class.
    if (Array.isArray(value)) throw new RequestInvalid([faultAt(NOT_AN_OBJECT, PLACES[type])]);
    requireShortTexts(value, metadata, PLACES[type]);
    return takeValid(value, metadata) ?? (await this.pipes[type].transform(value, metadata));
  }
}

/** Before anything is made of a text, or looks for something in it. */
function requireShortTexts(value: unknown, { metatype }: ArgumentMetadata, where: FieldFault['in']): void {
  if (typeof value !== 'object' || value === null || metatype === undefined) return;
  const found = textFaults(metatype, value);
  if (found.length > 0) throw new RequestInvalid(found.map((fault) => faultAt(fault, where)));
}

/** What the pipe would make of a value without a fault, in a fifth of the time; of any other it names the faults. */
function takeValid(value: unknown, { metatype }: ArgumentMetadata): object | undefined {
  if (typeof value !== 'object' || value === null || metatype === undefined) return undefined;
  const made = instanceOf(metatype, value);
  if (made.constructor !== metatype) return undefined;
  return sizeFaults(made).length === 0 && passes(made) ? made : undefined;
}

const PLACES = { body: 'body', query: 'query', param: 'path' } as const;

const NOT_AN_OBJECT: Misplaced = { place: [], message: 'the body must be an object' };

class BoundedPipe extends ValidationPipe {
  constructor(private readonly place: FieldFault['in']) {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      transform: true,
      exceptionFactory: (errors) => new RequestInvalid(faultsOf(errors, place)),
    });
  }

  protected override validate(input: object, options?: ValidatorOptions): ReturnType<ValidationPipe['validate']> {
    const found = sizeFaults(input);
    if (found.length > 0) throw new RequestInvalid(found.map((fault) => faultAt(fault, this.place)));
    return super.validate(input, options);
  }
}

const faultAt = ({ place, message }: Misplaced, where: FieldFault['in']): FieldFault => ({
  in: where,
  pointer: where === 'body' ? place.map((token) => `/${escapePointer(token)}`).join('') : place.join('.'),
  message,
});

function faultsOf(errors: readonly ValidationError[], place: FieldFault['in'], parent = ''): FieldFault[] {
  return errors.flatMap((error) => {
    const pointer = place === 'body' ? `${parent}/${escapePointer(error.property)}` : error.property;
    const own = messagesOf(error.constraints ?? {}).map((message) => ({ in: place, pointer, message }));
    return [...own, ...faultsOf(error.children ?? [], place, pointer)];
  });
}

/** What a value is must be right before its size or form can be judged. */
const TYPE_CHECKS = ['whitelistValidation', 'isString', 'isInt', 'isNumber', 'isBoolean', 'isObject', 'isArray'];

/** Two checks of one property may say the same sentence, such as those of a line: it is said once. */
function messagesOf(constraints: Readonly<Record<string, string>>): string[] {
  const wrongType = TYPE_CHECKS.find((check) => check in constraints);
  const said = Object.entries(constraints).filter(([check]) => wrongType === undefined || check === wrongType);
  return [...new Set(said.map(([, message]) => message))];
}

/** RFC 6901, section 3. */
function escapePointer(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}
