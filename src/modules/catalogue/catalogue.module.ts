import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Problems } from '../../platform/http/index.js';
import type { CodesIn } from '../../platform/problems/index.js';
import { CardSetDocuments } from './card-sets/card-set-documents.js';
import { CardSetRules } from './card-sets/card-set-rules.js';
import { CardSetRepository } from './card-sets/card-set.repository.js';
import { CatalogueAudit } from './catalogue-audit.js';
import * as catalogueProblems from './catalogue.problems.js';
import { CreateDeckHandler } from './commands/create-deck.js';
import { PublishDeckHandler } from './commands/publish-deck.js';
import { StoreDraftedDeckHandler } from './commands/store-drafted-deck.js';
import { DeckRepository } from './deck.repository.js';
import { GameRules } from './game-rules.js';
import { CardsController } from './http/cards.controller.js';
import { DecksController } from './http/decks.controller.js';
import { GetCardNamesHandler } from './queries/get-card-names.js';
import { GetDeckHandler } from './queries/get-deck.js';
import { ListCardSetsHandler } from './queries/list-card-sets.js';
import { ListCardsHandler } from './queries/list-cards.js';
import { ListDecksHandler } from './queries/list-decks.js';
import { ReadDeckTextHandler } from './queries/read-deck-text.js';

declare module '../../platform/problems/index.js' {
  interface ProblemCodes extends CodesIn<typeof catalogueProblems> {}
}

/** What is played with: the cards of each game, set by set, and decks of them. */
@Module({
  imports: [CqrsModule, Problems.declaredIn(catalogueProblems)],
  controllers: [DecksController, CardsController],
  providers: [
    CardSetDocuments,
    CardSetRepository,
    CardSetRules,
    CatalogueAudit,
    CreateDeckHandler,
    DeckRepository,
    GameRules,
    GetCardNamesHandler,
    GetDeckHandler,
    ListCardSetsHandler,
    ListCardsHandler,
    ListDecksHandler,
    PublishDeckHandler,
    ReadDeckTextHandler,
    StoreDraftedDeckHandler,
  ],
  exports: [CardSetRepository, CardSetRules, CatalogueAudit, GameRules],
})
export class CatalogueModule {}
