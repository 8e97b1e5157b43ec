import { type CardSetAnswer, type ImportAnswer, type Odd, type ReportAnswer } from './answers.js';

/** Oddities that are printed without being asked for. */
const ODD_SHOWN = 20;

/** What came of an import. */
export function resultLines({ game, result }: ImportAnswer): readonly string[] {
  if (result === null) return [];
  const { version, isNew, cardSet, totals } = result;
  const what = isNew
    ? 'is new'
    : version === 0
      ? 'came with this release: nothing is new'
      : 'was there: nothing is new';
  return [
    `Card set ${version} of ${game} ${what}.`,
    '',
    `  content     ${cardSet}`,
    `  cards       ${column(totals.cards)}`,
    `  scripted    ${column(totals.scripted)}  carried out by the engine`,
    `  partly      ${column(totals.partly)}  some of their texts by the engine, some by their players`,
    `  unscripted  ${column(totals.unscripted)}  all of their texts by their players`,
  ];
}

/** Oddities: the count of each kind, then the places; all places only on request. */
export function oddLines({ totals, odd }: ReportAnswer, all: boolean): readonly string[] {
  if (totals.odd === 0) return ['', 'Nothing about the file was odd.'];
  const shown = all ? odd : odd.slice(0, ODD_SHOWN);
  const rest = totals.odd - shown.length;
  return [
    '',
    `Odd about the file (${totals.odd}):`,
    '',
    ...kindsOf(odd).map(([code, times]) => `  ${column(times)}  ${code}`),
    '',
    ...shown.map(({ path, card, what, did }) => `  ${path}  ${card ?? 'no card'}: ${what}; ${did}`),
    ...(rest === 0 ? [] : [`  … and ${rest} more${all ? '' : ': --all prints them'}`]),
  ];
}

export function cardSetLines(cardSets: readonly CardSetAnswer[]): readonly string[] {
  return [
    'version  cards  scripted  partly  unscripted  stored at                 content       from',
    ...cardSets.map(({ version, isCurrent, totals, storedAt, hash, source }) =>
      [
        `${isCurrent ? '*' : ' '}${String(version).padStart(6)}`,
        String(totals.cards).padStart(5),
        String(totals.scripted).padStart(8),
        String(totals.partly).padStart(6),
        String(totals.unscripted).padStart(10),
        storedAt,
        hash.slice(0, 12),
        source === null ? 'a release' : `${source.fileName ?? 'a file'} (${source.format})`,
      ].join('  '),
    ),
    '',
    'New matches are played with the one marked *; every other one stays for the games that pin it.',
  ];
}

/** The most frequent first. */
function kindsOf(odd: readonly Odd[]): readonly (readonly [code: string, times: number])[] {
  const times = new Map<string, number>();
  for (const { code } of odd) times.set(code, (times.get(code) ?? 0) + 1);
  return [...times].sort(([left, less], [right, more]) => more - less || (left < right ? -1 : 1));
}

const column = (count: number): string => String(count).padStart(5);
