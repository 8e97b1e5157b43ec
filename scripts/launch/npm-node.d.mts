/** The path of the program, downloaded once; throws an error that says why npm cannot bring it. */
export function nodeFromNpm(root: string, folder: string): string;
