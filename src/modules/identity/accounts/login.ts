/** Logins are compared in this form: nobody gets an account that looks like another one's. */
export const loginOf = (text: string): string => text.normalize('NFKC').toLowerCase();
