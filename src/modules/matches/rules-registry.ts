import { Injectable } from '@nestjs/common';
import { games, type Rules, rulesFor } from '../../engine/index.js';
import { UnknownGame } from '../catalogue/index.js';
import type { GameStarted } from './domain/events.js';
import { CardSetUnavailable } from './matches.errors.js';

/** Finds rules. A recorded game pins its ruleset and, by content hash, its cards: with others it would be another game. */
@Injectable()
export class RulesRegistry {
  /** What new games are played by. Throws `UnknownGame`. */
  current(game: string): Rules {
    const rules = rulesFor(game);
    if (rules === undefined) throw new UnknownGame(game, games);
    return rules;
  }

  /** What a recorded game is played by. Throws `CardSetUnavailable`. */
  pinned({ game, ruleset, cardSet }: Pick<GameStarted, 'game' | 'ruleset' | 'cardSet'>): Rules {
    const rules = rulesFor(game);
    if (rules?.ruleset !== ruleset || rules.cardSet.hash !== cardSet) throw new CardSetUnavailable(ruleset, cardSet);
    return rules;
  }
}
