import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, IsUUID, Length } from 'class-validator';
import { IsLine, MayBeAbsent } from '../../../../platform/http/index.js';
import { type Role, ROLES } from '../../access/roles.js';
import { IsLogin } from '../../accounts/login.js';

/** A password is any text that is long enough; rules about its letters only make it harder to remember. */
const PASSWORD_MIN = 12;
const PASSWORD_MAX = 256;

export function IsNewPassword(): PropertyDecorator {
  const api = ApiProperty({ minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX, format: 'password', writeOnly: true });
  return (target, property) => {
    for (const decorate of [api, IsString(), Length(PASSWORD_MIN, PASSWORD_MAX)]) decorate(target, property);
  };
}

export class RegisterAccountDto {
  @IsLogin({ example: 'player.one', description: 'Kept in lower case.' })
  login!: string;

  @IsNewPassword()
  password!: string;

  @MayBeAbsent()
  @IsLine(80, { required: false, example: 'Player One', description: 'Of a new player; without it the login.' })
  name?: string;

  @ApiProperty({ required: false, format: 'uuid', description: 'A player who is registered already.' })
  @MayBeAbsent()
  @IsUUID()
  playerId?: string;

  @ApiProperty({ required: false, enum: ROLES, default: 'player', description: 'Held everywhere.' })
  @MayBeAbsent()
  @IsIn(ROLES)
  role?: Role;
}
