import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { nameOf } from '../card-sets/card-set.js';
import { CardSetRules } from '../card-sets/card-set-rules.js';

/**
 * What these cards of a game are called, by id: those that are played now. Throws `UnknownGame` and
 * `CardSetUnavailable`.
 */
export class GetCardNames extends Query<ReadonlyMap<string, string>> {
  constructor(
    readonly game: string,
    readonly ids: readonly string[],
  ) {
    super();
  }
}

@QueryHandler(GetCardNames)
export class GetCardNamesHandler implements IQueryHandler<GetCardNames> {
  constructor(private readonly cardSets: CardSetRules) {}

  async execute({ game, ids }: GetCardNames): Promise<ReadonlyMap<string, string>> {
    const { cards } = (await this.cardSets.current(game)).cardSet;
    return new Map(
      ids.flatMap((id) => {
        const card = Object.hasOwn(cards, id) ? cards[id] : undefined;
        return card === undefined ? [] : [[id, nameOf(game, card)] as const];
      }),
    );
  }
}
