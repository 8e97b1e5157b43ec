/** The command line: `kifu <command> …`. A command's code is loaded only when it is the one asked for. */
import { type Command, EXIT } from './cli/command.js';

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  catalogue: async () => (await import('./cli/catalogue.command.js')).catalogueCommand,
  rule: async () => (await import('./cli/rule.command.js')).ruleCommand,
};

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (load === undefined) {
  console.error(`commands: ${Object.keys(commands).join(', ')}`);
  process.exitCode = EXIT.usage;
} else {
  const command = await load();
  process.exitCode = await command(args, {
    print: (line) => console.log(line),
    warn: (line) => console.error(line),
  });
}
