/** The faults of a commit, in words. */
export function faultsIn(commit: { readonly subject: string; readonly body: string; readonly files: number }): string[];
