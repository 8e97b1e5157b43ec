import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

export class ChangeAccountDto {
  @ApiProperty({ example: false })
  @IsBoolean()
  enabled!: boolean;
}
