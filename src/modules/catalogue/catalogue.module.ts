import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Problems } from '../../platform/http/index.js';
import { catalogueProblems } from './catalogue.problems.js';
import { CreateDeckController } from './commands/create-deck/create-deck.controller.js';
import { CreateDeckHandler } from './commands/create-deck/create-deck.handler.js';
import { DeckRepository } from './deck.repository.js';
import { GameRules } from './game-rules.js';
import { GetDeckController } from './queries/get-deck/get-deck.controller.js';
import { GetDeckHandler } from './queries/get-deck/get-deck.handler.js';
import { ListCardsController } from './queries/list-cards/list-cards.controller.js';
import { ListCardsHandler } from './queries/list-cards/list-cards.handler.js';
import { ValidateDeckController } from './queries/validate-deck/validate-deck.controller.js';
import { ValidateDeckHandler } from './queries/validate-deck/validate-deck.handler.js';

/** What is played with: the cards of each game, and decks of them. */
@Module({
  imports: [CqrsModule, Problems.of(catalogueProblems)],
  controllers: [CreateDeckController, GetDeckController, ListCardsController, ValidateDeckController],
  providers: [DeckRepository, GameRules, CreateDeckHandler, GetDeckHandler, ListCardsHandler, ValidateDeckHandler],
  exports: [GameRules],
})
export class CatalogueModule {}
