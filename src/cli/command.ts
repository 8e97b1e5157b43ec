/** One word of `kifu`: gets what follows the word, writes lines, and answers with the exit code. */
export type Command = (args: readonly string[], terminal: Terminal) => Promise<ExitCode> | ExitCode;

export interface Terminal {
  readonly print: (line: string) => void;
  readonly warn: (line: string) => void;
}

/** `1`: asked well, and the answer is no. `2`: asked wrongly. */
export const EXIT = { ok: 0, no: 1, usage: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
