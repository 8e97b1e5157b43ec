export const LATE = Symbol('late');

/** The promise's value, or `LATE` if it has none after so long. A later value or error is ignored. */
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
