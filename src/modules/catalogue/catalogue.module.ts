import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Problems } from '../../platform/http/index.js';
import { CardSetRepository } from './card-sets/card-set.repository.js';
import { CardSetRules } from './card-sets/card-set-rules.js';
import { CatalogueAudit } from './catalogue-audit.js';
import { catalogueProblems } from './catalogue.problems.js';
import { CreateDeckController } from './commands/create-deck/create-deck.controller.js';
import { CreateDeckHandler } from './commands/create-deck/create-deck.handler.js';
import { DeckRepository } from './deck.repository.js';
import { GameRules } from './game-rules.js';
import { GetCardSetController } from './queries/get-card-set/get-card-set.controller.js';
import { GetCardSetHandler } from './queries/get-card-set/get-card-set.handler.js';
import { GetDeckController } from './queries/get-deck/get-deck.controller.js';
import { GetDeckHandler } from './queries/get-deck/get-deck.handler.js';
import { ListCardSetsController } from './queries/list-card-sets/list-card-sets.controller.js';
import { ListCardSetsHandler } from './queries/list-card-sets/list-card-sets.handler.js';
import { ListCardsController } from './queries/list-cards/list-cards.controller.js';
import { ListCardsHandler } from './queries/list-cards/list-cards.handler.js';
import { ListDecksController } from './queries/list-decks/list-decks.controller.js';
import { ListDecksHandler } from './queries/list-decks/list-decks.handler.js';
import { ValidateDeckController } from './queries/validate-deck/validate-deck.controller.js';
import { ValidateDeckHandler } from './queries/validate-deck/validate-deck.handler.js';

/** What is played with: the cards of each game, set by set, and decks of them. */
@Module({
  imports: [CqrsModule, Problems.of(catalogueProblems)],
  controllers: [
    CreateDeckController,
    GetCardSetController,
    GetDeckController,
    ListCardSetsController,
    ListCardsController,
    ListDecksController,
    ValidateDeckController,
  ],
  providers: [
    CardSetRepository,
    CardSetRules,
    CatalogueAudit,
    CreateDeckHandler,
    DeckRepository,
    GameRules,
    GetCardSetHandler,
    GetDeckHandler,
    ListCardSetsHandler,
    ListCardsHandler,
    ListDecksHandler,
    ValidateDeckHandler,
  ],
  exports: [CardSetRepository, CardSetRules, CatalogueAudit, GameRules],
})
export class CatalogueModule {}
