/** What the person at the terminal can mend: its message says all, and no stack is shown. */
export class Expected extends Error {
  expected = true;
}
