import { type OpenAPIObject } from '@nestjs/swagger';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type SchemaObject = Exclude<Schemas[string], { $ref: string }>;

const text = (description: string, example: string): SchemaObject => ({ type: 'string', description, example });

export const REQUEST_ID_EXAMPLE = '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a';

/** The schema of every refusal, shared by all operations. */
export const problemSchema: SchemaObject = {
  type: 'object',
  description: 'Problem details (RFC 9457). A code may add members; its entry on /docs/problems says which.',
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'requestId'],
  properties: {
    type: text('Where the code is explained.', '/docs/problems#request.invalid'),
    title: text('The same for every occurrence of the code.', 'Request is not valid'),
    status: { type: 'integer', example: 400 },
    detail: text('What was wrong this time.', 'The request has 1 fault.'),
    instance: text('The path that was asked.', '/v1/players'),
    code: text('Stable; programs decide by it.', 'request.invalid'),
    requestId: text('The request id in the logs and in the X-Request-Id header.', REQUEST_ID_EXAMPLE),
    rules: {
      type: 'array',
      description: 'The rules of the game that the refusal rests on.',
      items: {
        type: 'object',
        required: ['game', 'rule', 'title'],
        properties: {
          game: text('', 'lorcana'),
          rule: text('', '2.1.1.1'),
          title: text('Our own short title.', 'A deck has at least sixty cards'),
        },
      },
    },
    leftOut: {
      type: 'integer',
      description: 'The number of items that are left out of its lists for lack of room.',
      example: 450,
    },
    errors: {
      type: 'array',
      description: 'The faulty places of the request, up to 50.',
      items: {
        type: 'object',
        required: ['in', 'pointer', 'message'],
        properties: {
          in: { type: 'string', enum: ['body', 'query', 'path', 'header'] },
          pointer: text('A JSON pointer into the body, or the name of the parameter.', '/name'),
          message: text('', 'name must be one line of 1 to 80 visible characters, without spaces around it'),
        },
      },
    },
  },
};

export const problemReference = { $ref: '#/components/schemas/Problem' };
