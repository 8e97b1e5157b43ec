export const LATE = Symbol('late');

/**
 * The promise's value, or `LATE` where it has none after so long. What comes of it later is nobody's business any more.
 */
export async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | typeof LATE> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), ms);
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
