/** How often functions are called: what work costs, without a clock. */
import { Session } from 'node:inspector/promises';

/** Calls of all functions of one file while `work` runs. */
export async function callsIn(file: string, work: () => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await session.post('Profiler.takePreciseCoverage');
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const counted = result
      .filter(({ url }) => url.split('?', 1)[0]?.endsWith(file))
      .flatMap(({ functions }) => functions);
    return counted.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
  } finally {
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}
