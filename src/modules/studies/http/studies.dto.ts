import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { IsLine, MayBeAbsent } from '../../../platform/http/index.js';
import type { Author } from '../authors.js';
import type { Chapter } from '../domain/events.js';
import type { Study } from '../domain/study.js';

const TITLE_MAX = 120;
const TEXT_MAX = 2_000;
const STEP_MAX = 2 ** 31 - 1;
/** In one request. */
const CHANGED_MAX = 20;

export class GameOfStudiesParams {
  @ApiProperty({ format: 'uuid', description: 'The game.' })
  @IsUUID()
  id!: string;
}

export class StudyParams extends GameOfStudiesParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  studyId!: string;
}

export class StudyQuery {
  @ApiProperty({ required: false, minimum: 1, description: 'An earlier version of the study.', example: 2 })
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(STEP_MAX)
  version?: number;
}

export class ChapterDto implements Chapter {
  @ApiProperty({ minimum: 1, description: 'The step, by the version of the game that the step made.', example: 17 })
  @IsInt()
  @Min(1)
  @Max(STEP_MAX)
  step!: number;

  @IsLine(TITLE_MAX, { example: 'The turn that decides' })
  title!: string;

  @ApiProperty({
    minLength: 1,
    maxLength: TEXT_MAX,
    example: 'Singing the song here costs the quest of the next turn.',
  })
  @IsString()
  @MinLength(1)
  @MaxLength(TEXT_MAX)
  text!: string;
}

export class BeginStudyDto {
  @IsLine(TITLE_MAX, { example: 'How the final was lost' })
  title!: string;

  @ApiProperty({ required: false, type: [ChapterDto], maxItems: CHANGED_MAX })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(CHANGED_MAX)
  @ValidateNested({ each: true })
  @Type(() => ChapterDto)
  chapters?: ChapterDto[];
}

export class ChangeStudyDto {
  @IsLine(TITLE_MAX, { required: false, example: 'How the final was won' })
  @MayBeAbsent()
  title?: string;

  @ApiProperty({ required: false, description: 'Whether everybody sees the study. The match must be public.' })
  @MayBeAbsent()
  @IsBoolean()
  isPublic?: boolean;

  @ApiProperty({
    required: false,
    type: [ChapterDto],
    maxItems: CHANGED_MAX,
    description: 'A chapter takes the place of the chapter at the same step.',
  })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(CHANGED_MAX)
  @ValidateNested({ each: true })
  @Type(() => ChapterDto)
  chapters?: ChapterDto[];

  @ApiProperty({
    required: false,
    type: [Number],
    maxItems: CHANGED_MAX,
    description: 'Steps whose chapters are removed. Earlier versions keep them.',
    example: [17],
  })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(CHANGED_MAX)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(STEP_MAX, { each: true })
  removed?: number[];
}

class AuthorDto implements Author {
  @ApiProperty({ description: 'The role by which the author began the study.', example: 'player' })
  role!: string;

  @ApiProperty({ type: 'string', format: 'uuid', nullable: true, description: 'Null for staff.' })
  playerId!: string | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'Null for staff.', example: 'Abe' })
  name!: string | null;
}

class StudyHeadDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ example: 'How the final was lost' })
  title!: string;

  @ApiProperty({ type: AuthorDto })
  author!: AuthorDto;

  @ApiProperty({ description: 'Whether the caller is its author.' })
  isOwn!: boolean;

  @ApiProperty({ description: 'Whether everybody who may see the whole game may read the study.' })
  isPublic!: boolean;
}

export class StudySummaryDto extends StudyHeadDto {
  @ApiProperty({ description: 'The number of chapters.', example: 3 })
  chapters!: number;

  @ApiProperty({ format: 'date-time' })
  begunAt!: string;

  @ApiProperty({ format: 'date-time' })
  changedAt!: string;
}

class StudyVersionDto {
  @ApiProperty({ example: 2 })
  version!: number;

  @ApiProperty({ format: 'date-time' })
  at!: string;
}

export class StudyDto extends StudyHeadDto {
  @ApiProperty({ format: 'uuid' })
  gameId!: string;

  @ApiProperty({ example: 2 })
  version!: number;

  @ApiProperty({ type: [ChapterDto], description: 'The chapters, in the order of their steps.' })
  chapters!: readonly Chapter[];

  @ApiProperty({
    type: [StudyVersionDto],
    description: 'The versions up to this one that the caller may read, and when each was written.',
  })
  versions!: readonly StudyVersionDto[];
}

/** What a reader sees of a study. */
export function studyDto(
  { id, gameId, title, isPublic, version, chapters, versions }: Study,
  author: Author,
  isOwn: boolean,
): StudyDto {
  const seen = versions
    .filter((each) => isOwn || each.isPublic)
    .map((each) => ({ version: each.version, at: each.at }));
  return { id, gameId, title, author, isOwn, isPublic, version, chapters, versions: seen };
}
