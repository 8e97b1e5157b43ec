import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches } from 'class-validator';

/** The name of a game, as it is in addresses and bodies. Whether there is such a game is decided later. */
export const IsGameName = (): PropertyDecorator =>
  applyDecorators(ApiProperty({ example: 'lorcana' }), IsString(), Matches(/^[a-z]{1,20}$/));

/** The name of a format of a game. */
export const IsFormatName = (): PropertyDecorator =>
  applyDecorators(ApiProperty({ example: 'core-constructed' }), IsString(), Matches(/^[a-z0-9-]{1,40}$/));
