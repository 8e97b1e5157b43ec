import { Query } from '@nestjs/cqrs';

/** The commitments that a game of a match must have, by who made them; null where its chance is not shared. */
export class GetPledged extends Query<Readonly<Record<string, string>> | null> {
  constructor(
    readonly matchId: string,
    readonly number: number,
  ) {
    super();
  }
}
