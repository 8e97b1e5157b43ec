/** Points as players write them: 2½, and ½ instead of 0½. */
export function writtenPoints(points: number | string): string {
  const [, whole = '', rest = ''] = /^(\d+)(?:\.(\d*?)0*)?$/u.exec(String(points)) ?? [];
  if (whole === '') return String(points);
  if (rest === '5') return whole === '0' ? '½' : `${whole}½`;
  return rest === '' ? whole : `${whole}.${rest}`;
}
