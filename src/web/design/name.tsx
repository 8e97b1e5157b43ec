/**
 * A name that people chose for themselves, a deck or a league, within other text. Its writing direction does not change
 * the text around it.
 */
export const Name = ({ children }: { readonly children: string | undefined }) => <bdi>{children}</bdi>;
