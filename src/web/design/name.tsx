/**
 * What people call themselves, their decks and their leagues, in the midst of other text: whichever way it is written,
 * it leaves what stands beside it where it is.
 */
export const Name = ({ children }: { readonly children: string | undefined }) => <bdi>{children}</bdi>;
