import type { Reporter, TestModule, TestSpecification } from 'vitest/node';

const PROGRESS_MS = 60_000;
const SLOWEST = 20;
/** A run of few files needs no table. */
const TABLE_FROM_FILES = 50;

interface Lane {
  readonly files: number;
  ended: number;
  tests: number;
  /** Sum over its files, in milliseconds: files of a lane run beside each other. */
  spent: number;
}

/**
 * Says every minute which lanes still have files to run, and at the end what each lane took and which files took
 * longest.
 */
export default class LanesReporter implements Reporter {
  private readonly lanes = new Map<string, Lane>();
  private progress: NodeJS.Timeout | undefined;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.lanes.clear();
    for (const { project } of specifications) {
      const files = (this.lanes.get(project.name)?.files ?? 0) + 1;
      this.lanes.set(project.name, { files, ended: 0, tests: 0, spent: 0 });
    }
    this.progress = setInterval(() => write(this.left()), PROGRESS_MS).unref();
  }

  onTestModuleEnd(module: TestModule): void {
    const lane = this.lanes.get(module.project.name);
    if (lane === undefined) return;
    lane.ended += 1;
    lane.tests += [...module.children.allTests()].length;
    lane.spent += timeOf(module);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    clearInterval(this.progress);
    if (modules.length < TABLE_FROM_FILES) return;
    write('\nLane           files   tests   seconds of its files');
    for (const [name, { files, tests, spent }] of this.lanes)
      write(`${name.padEnd(12)} ${column(files)} ${column(tests)} ${column(inSeconds(spent))}`);
    write(`\nThe ${SLOWEST} slowest files, in seconds`);
    const slowest = modules.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, SLOWEST);
    for (const module of slowest) write(`${column(inSeconds(timeOf(module)))}  ${nameOf(module)}`);
  }

  private left(): string {
    const open = [...this.lanes].filter(([, { files, ended }]) => ended < files);
    return `still to run: ${open.map(([name, { files, ended }]) => `${name} ${files - ended} of ${files}`).join(', ')}`;
  }
}

/** With what was imported for it. */
function timeOf(module: TestModule): number {
  const { duration, collectDuration } = module.diagnostic();
  return duration + collectDuration;
}

const nameOf = (module: TestModule): string => `${module.project.name} ${module.relativeModuleId}`;
const inSeconds = (milliseconds: number): number => Math.round(milliseconds / 1000);
const column = (value: number): string => String(value).padStart(7);
const write = (line: string): boolean => process.stdout.write(`${line}\n`);
