import { ApiProperty } from '@nestjs/swagger';
import { IsUUID, Matches } from 'class-validator';
import type { CardReport } from '../../../engine/index.js';
import { IsLine, MayBeAbsent } from '../../../platform/http/index.js';
import {
  type CardImport,
  IMPORT_STATUSES,
  type ImportError,
  type ImportResult,
  type ImportStatus,
} from '../imports/import.js';
import { CARD_STATUSES, CardTotalsDto, UnscriptedTextDto } from './cards.dto.js';

/** Ten times the largest card file there is. */
export const FILE_BYTES_MAX = 33_554_432;

export class RequestImportQuery {
  @ApiProperty({ example: 'lorcana' })
  @Matches(/^[a-z]{1,20}$/)
  game!: string;

  @ApiProperty({ example: 'lorcanajson', description: 'The format of the file.' })
  @Matches(/^[a-z0-9-]{1,40}$/)
  format!: string;

  @MayBeAbsent()
  @IsLine(200, { required: false, example: 'allCards.json', description: 'The name of the file, for the record.' })
  fileName?: string;
}

export class ImportParams {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

class ImportProgressDto {
  @ApiProperty({ example: 400, description: 'Records read so far.' })
  done!: number;

  @ApiProperty({
    example: 1661,
    description: 'The number of records in the file; 0 until the job has opened the file.',
  })
  total!: number;
}

class ImportResultDto implements ImportResult {
  @ApiProperty({ description: 'The hash of the card set.', example: '5f2d1c…' })
  cardSet!: string;

  @ApiProperty({ example: 3, description: 'The version of the card set; 0 for the card set of the release.' })
  version!: number;

  @ApiProperty({
    example: true,
    description: 'Whether the card set is new. False if a card set with the same cards existed before.',
  })
  isNew!: boolean;

  @ApiProperty({ type: CardTotalsDto })
  totals!: CardTotalsDto;

  @ApiProperty({ example: 214, description: 'The number of warnings about the file.' })
  odd!: number;

  @ApiProperty({ example: '/v1/catalogue/imports/0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912/report' })
  report!: string;

  @ApiProperty({ example: '/v1/cards?game=lorcana&cardSet=5f2d1c…' })
  cards!: string;
}

class ImportErrorDto implements ImportError {
  @ApiProperty({ example: 'expected a list of cards, not a text' })
  message!: string;

  @ApiProperty({ required: false, example: '/cards', description: 'A JSON pointer into the file.' })
  path?: string;
}

export class ImportDto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912' })
  id!: string;

  @ApiProperty({ example: 'lorcana' })
  game!: string;

  @ApiProperty({ example: 'lorcanajson' })
  format!: string;

  @ApiProperty({ type: 'string', nullable: true, example: 'allCards.json' })
  fileName!: string | null;

  @ApiProperty({ example: '9b74c9897bac770ffc029102a200c5de…' })
  fileSha256!: string;

  @ApiProperty({ example: 3957460 })
  fileBytes!: number;

  @ApiProperty({ enum: IMPORT_STATUSES })
  status!: ImportStatus;

  @ApiProperty({ type: ImportProgressDto })
  progress!: ImportProgressDto;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T10:00:00.000Z' })
  requestedAt!: string;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true, example: '2026-11-21T10:00:02.000Z' })
  endedAt!: string | null;

  @ApiProperty({ type: ImportResultDto, nullable: true, description: 'The result; null until the import has ended.' })
  result!: ImportResultDto | null;

  @ApiProperty({ type: ImportErrorDto, nullable: true, description: 'Why the import failed; null if it did not fail.' })
  error!: ImportErrorDto | null;
}

/** An import as it is shown. */
export function importDto({ requestedBy: _, done, total, result, ...shown }: CardImport): ImportDto {
  const { id, game } = shown;
  const links = {
    report: `/v1/catalogue/imports/${id}/report`,
    cards: `/v1/cards?game=${game}&cardSet=${result?.cardSet ?? ''}`,
  };
  return { ...shown, progress: { done, total }, result: result && { ...result, ...links } };
}

class CardReportDto implements CardReport {
  @ApiProperty({ example: '1-7' })
  id!: string;

  @ApiProperty({ example: 'HeiHei - Boat Snack' })
  name!: string;

  @ApiProperty({ enum: CARD_STATUSES })
  status!: CardReport['status'];

  @ApiProperty({ type: [UnscriptedTextDto] })
  unscripted!: readonly UnscriptedTextDto[];
}

class OddityDto {
  @ApiProperty({ example: '/cards/17/cost', description: 'A JSON pointer into the file.' })
  path!: string;

  @ApiProperty({ type: 'string', nullable: true, example: 'HeiHei - Boat Snack' })
  card!: string | null;

  @ApiProperty({ example: 'unknown-keyword', description: 'A code that all findings of one kind share.' })
  code!: string;

  @ApiProperty({ example: 'the keyword Vanish is none of the rules' })
  what!: string;

  @ApiProperty({ example: 'kept as an unscripted text' })
  did!: string;
}

/** Documentation only: the report is sent as the text it is kept as. */
export class ImportReportDto {
  @ApiProperty({
    type: CardTotalsDto,
    description: 'The counts of cards by status, and of records that were read or left out.',
  })
  totals!: CardTotalsDto;

  @ApiProperty({
    type: 'string',
    nullable: true,
    example: 'lorcana-wording/1',
    description: 'The version of the grammar that read the texts; null in games without one.',
  })
  grammar!: string | null;

  @ApiProperty({ type: [CardReportDto] })
  cards!: readonly CardReportDto[];

  @ApiProperty({ type: [OddityDto], description: 'The warnings, in the order of the file.' })
  odd!: readonly OddityDto[];
}
