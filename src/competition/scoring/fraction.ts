/** Exact numbers: a place must never depend on how a computer rounds. */
export interface Fraction {
  readonly over: bigint;
  /** Positive. */
  readonly under: bigint;
}

/** In lowest terms. `under` is not 0. */
export function fraction(over: bigint | number, under: bigint | number = 1): Fraction {
  const [a, b] = [BigInt(over), BigInt(under)];
  if (b === 1n) return { over: a, under: b };
  if (b === 0n) throw new Error('A fraction has no denominator of 0.');
  const sign = b < 0n ? -1n : 1n;
  const divisor = greatestCommonDivisor(a < 0n ? -a : a, b * sign);
  return { over: (a * sign) / divisor, under: (b * sign) / divisor };
}

/** Numbers that fit are divided as such: that is many times faster, and a table divides some 100,000 times. */
function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  if (a > SAFE || b > SAFE) return divisorOfLarge(a, b);
  let [one, other] = [Number(a), Number(b)];
  while (other !== 0) [one, other] = [other, one % other];
  return one === 0 ? 1n : BigInt(one);
}

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

function divisorOfLarge(a: bigint, b: bigint): bigint {
  let [one, other] = [a, b];
  while (other !== 0n) [one, other] = [other, one % other];
  return one;
}

export const ZERO = fraction(0);

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under);

/** Over one denominator, and reduced once: most numbers of a table have few denominators. */
export function sum(all: readonly Fraction[]): Fraction {
  let [total, common] = [0n, 1n];
  for (const { over, under } of all) {
    if (common === under) total += over;
    else if (common % under === 0n) total += over * (common / under);
    else [total, common] = [total * under + over * common, common * under];
  }
  return fraction(total, common);
}

/** Negative if `a` is less than `b`, 0 if they are equal. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.under === b.under ? a.over - b.over : a.over * b.under - b.over * a.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const larger = (a: Fraction, b: Fraction): Fraction => (compare(a, b) < 0 ? b : a);

const over = (whole: Fraction, parts: number): Fraction => fraction(whole.over, whole.under * BigInt(parts));

/** The mean; null of nothing. */
export const mean = (all: readonly Fraction[]): Fraction | null =>
  all.length === 0 ? null : over(sum(all), all.length);

/** For people: so many digits after the point, the last one rounded half up. */
export function decimal({ over, under }: Fraction, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const scaled = (2n * (over < 0n ? -over : over) * scale + under) / (2n * under);
  const text = scaled.toString().padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const sign = over < 0n && scaled > 0n ? '-' : '';
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${text.slice(-digits)}`;
}
