const PARTS: Readonly<Record<string, string>> = { '25': '¼', '5': '½', '75': '¾' };

/** Points as players write them: 2½, and ½ instead of 0½. */
export function writtenPoints(points: number | string): string {
  const [, whole = '', rest = ''] = /^(\d+)(?:\.(\d*?)0*)?$/u.exec(String(points)) ?? [];
  if (whole === '') return String(points);
  const part = PARTS[rest];
  if (part !== undefined) return whole === '0' ? part : `${whole}${part}`;
  return rest === '' ? whole : `${whole}.${rest}`;
}
