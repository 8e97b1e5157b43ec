import { ApiProperty } from '@nestjs/swagger';

/** What the engine says, in answers: its schemas are made from its own descriptions (`gameSchemasOf`). */

/** A board, as its reader may see it. */
export const ApiBoard = (description: string, more: { readonly nullable?: true } = {}): PropertyDecorator =>
  ApiProperty({ description, allOf: [{ $ref: '#/components/schemas/Board' }], ...more });

/** Entries of a log, as their reader may know them. */
export const ApiLog = (description: string): PropertyDecorator =>
  ApiProperty({
    type: 'array',
    items: { $ref: '#/components/schemas/LogEntry' },
    description,
    example: [
      {
        kind: 'quested',
        seat: 'p1',
        object: 'o17',
        card: '1-22',
        cites: [{ game: 'lorcana', rule: '4.3.5', title: 'Questing' }],
      },
    ],
  });

/** The viewer of an answer. */
export const ApiViewer = (): PropertyDecorator =>
  ApiProperty({
    selfRequired: true,
    type: 'object',
    description: 'The viewer: a seat, `spectator`, `judge` or `everything`.',
    required: ['kind'],
    properties: {
      kind: { type: 'string', enum: ['player', 'spectator', 'judge', 'everything'] },
      seat: { type: 'string', description: 'A seat: the seat of a player.' },
    },
    example: { kind: 'player', seat: 'p1' },
  });
