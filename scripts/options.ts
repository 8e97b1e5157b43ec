/** The options of a command. An unknown option, and `--help`, print how the command is called and end it with 2. */
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
  const [reason = ''] = fault.split('\n');
  console.error(reason === '' || process.argv.includes('--help') ? usage : `${reason}\n${usage}`);
  process.exit(2);
}
