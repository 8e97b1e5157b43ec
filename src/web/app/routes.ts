/** All pages. A page is a folder in `pages/`, and a line here. */
import { accountRoute } from '../pages/account/route.js';
import { builderRoute } from '../pages/builder/route.js';
import { cardRoute } from '../pages/card/route.js';
import { cardsRoute } from '../pages/cards/route.js';
import { deckRoute } from '../pages/deck/route.js';
import { homeRoute } from '../pages/home/route.js';
import { caseRoute, contestRoute } from '../pages/case/route.js';
import { adminRoute } from '../pages/admin/route.js';
import { casesRoute } from '../pages/cases/route.js';
import { deskRoute } from '../pages/desk/route.js';
import { embedRoute, gameRoute } from '../pages/game/route.js';
import { embeddedLeagueRoute, leagueRoute, projectorRoute } from '../pages/league/route.js';
import { leaguesRoute } from '../pages/leagues/route.js';
import { logInRoute } from '../pages/log-in/route.js';
import { matchRoute } from '../pages/match/route.js';
import { gamesRoute, matchesRoute } from '../pages/matches/route.js';
import { newLeagueRoute } from '../pages/new-league/route.js';
import { newPasswordRoute } from '../pages/new-password/route.js';
import { playerRoute } from '../pages/player/route.js';
import { ratingsRoute } from '../pages/ratings/route.js';
import { seasonRoute } from '../pages/season/route.js';
import { statisticsRoute } from '../pages/statistics/route.js';
import { newTournamentRoute } from '../pages/new-tournament/route.js';
import { embeddedTournamentRoute, hallRoute, slipsRoute, tournamentRoute } from '../pages/tournament/route.js';
import { tournamentsRoute } from '../pages/tournaments/route.js';
import { whatIfRoute } from '../pages/what-if/route.js';
import { recordGameRoute, recordRoute } from '../pages/record/route.js';
import { rootRoute, shellRoute } from './root-route.js';

export const routes = rootRoute.addChildren([
  shellRoute.addChildren([
    homeRoute,
    gameRoute,
    whatIfRoute,
    tournamentsRoute,
    newTournamentRoute,
    tournamentRoute,
    leaguesRoute,
    leagueRoute,
    seasonRoute,
    ratingsRoute,
    matchesRoute,
    gamesRoute,
    matchRoute,
    recordRoute,
    recordGameRoute,
    logInRoute,
    newPasswordRoute,
    accountRoute,
    casesRoute,
    contestRoute,
    caseRoute,
    newLeagueRoute,
    deskRoute,
    adminRoute,
    statisticsRoute,
    cardsRoute,
    cardRoute,
    deckRoute,
    builderRoute,
    playerRoute,
  ]),
  embedRoute,
  hallRoute,
  slipsRoute,
  embeddedTournamentRoute,
  projectorRoute,
  embeddedLeagueRoute,
]);
