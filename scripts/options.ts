/** The options of a command. An unknown option prints the usage and ends it with 2, and `--help` ends it with 0. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

export const readOptions = <const T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> => {
  try {
    return parseArgs(config);
  } catch (error) {
    return endWithUsage(usage, error instanceof Error ? error.message : '');
  }
};

/** The first line of `fault` says what is wrong with the arguments. */
export function endWithUsage(usage: string, fault = ''): never {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  const [reason = ''] = fault.split('\n');
  console.error(reason === '' ? usage : `${reason}\n${usage}`);
  process.exit(2);
}
