interface Called {
  readonly name: string;
  readonly tag?: string;
}

/** What a player is called; with the tag, where other players have the same name. */
export const called = ({ name, tag }: Called): string => (tag === undefined ? name : `${name} #${tag}`);
