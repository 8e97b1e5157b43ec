/** Generated from the OpenAPI document by `npm run client`. Do not edit. */
export interface paths {
  '/.well-known/jwks.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the public keys of access tokens
     * @description RFC 7517. The next key is listed a day before it signs, the last one until its tokens are over.
     */
    get: operations['getSigningKeys'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/accounts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List accounts, the newest first */
    get: operations['listAccounts'];
    put?: never;
    /**
     * Register an account
     * @description Somebody who logs in, as one player: a new one, or one who had only keys so far. The account may no more than the key that registers it, and for no longer.
     */
    post: operations['registerAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/accounts/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read your account */
    get: operations['getOwnAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/accounts/me/identities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the identities that lead into your account
     * @description One that you do not know was linked by somebody who had a session of yours: unlink it.
     */
    get: operations['listIdentities'];
    put?: never;
    /**
     * Link your account to your identity at the OpenID provider
     * @description After POST /v1/oidc/logins, instead of logging in. From then on both ways lead to this account.
     */
    post: operations['linkIdentity'];
    /**
     * Unlink your account from an identity at an OpenID provider
     * @description Sessions that began with it go on: change your password, or log out, to end them.
     */
    delete: operations['unlinkIdentity'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/accounts/me/password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change your password
     * @description All other sessions of the account end.
     */
    put: operations['changePassword'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/accounts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read an account */
    get: operations['getAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Disable an account, enable it again, or lift its bounds
     * @description While it is disabled nobody logs in to it and no key of its player is good; its sessions end for good, and live streams within five seconds. What was recorded stays. Other processes may honour it for five more seconds.
     */
    patch: operations['changeAccount'];
    trace?: never;
  };
  '/v1/audits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Audit everything
     * @description A job goes through the whole database: the ledger and the roots that you kept, every event, every row that follows from them, every game carried out again. Location says where to look. That it was asked for, and what it found, is recorded.
     */
    post: operations['requestAudit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/audits/streams/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Audit one stream
     * @description A game, a match, a case, an import of cards, an audit, or the looks at a game: every hash, its place in the ledger, and whether what it says follows and agrees with what it names. A record that was changed is told of, never refused.
     */
    get: operations['auditStream'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/audits/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read how far an audit of everything is, and what it found */
    get: operations['getAudit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/cards': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the cards of a game, by id
     * @description Those that new matches are played with, or those of any card set that was ever played.
     */
    get: operations['listCards'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/cases': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List cases, the newest first */
    get: operations['listCases'];
    put?: never;
    /**
     * Contest a step of a game
     * @description By a player of the match or a judge; while the game is running, and for as long after it as the league says, at least three months. At most 20 cases of one player in one match wait for a ruling at once.
     */
    post: operations['openCase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/cases/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a case
     * @description What is contested, what was the case at that step, and what was ruled; each as far as you may see it.
     */
    get: operations['getCase'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/cases/{id}/appeals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Appeal against a ruling
     * @description By a player of the match, within the time of the league.
     */
    post: operations['appealCase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/cases/{id}/assignments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Assign a case to a judge
     * @description By a head judge.
     */
    post: operations['assignCase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/cases/{id}/closing': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Close a case
     * @description By a judge; where somebody appeals, by who may rule on the appeal; and not while the players can appeal against a ruling. Nothing is done in a closed case any more.
     */
    post: operations['closeCase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/cases/{id}/discussion': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say something in the judges' discussion
     * @description It is read by judges only.
     */
    post: operations['discussCase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/cases/{id}/rulings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Rule on a case
     * @description What the ruling does to the game and the match is carried out by the service, once, a moment later; `rulings` says when it is. In a game it is done as a whole: the rewind first, then the correction, then the forgotten text as the game is by then, then the result. Rewinds, and rulings on appeals, are for head judges; nobody rules on the appeal against the own ruling. A ruling on an appeal takes the place of the one before: penalties and results that it does not give again do not hold, and a game that they had ended goes on; what was done on the board stays, unless it rewinds, which then may also be to before that ruling, or to the branch that it left.
     */
    post: operations['ruleCase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/catalogue/card-sets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the card sets of a game, the latest first
     * @description A set never changes: games pin one by its hash and are played with it to the end.
     */
    get: operations['listCardSets'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/catalogue/card-sets/{version}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read about a card set
     * @description `cards` and `report` say where the rest is.
     */
    get: operations['getCardSet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/catalogue/imports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Import the cards of a file
     * @description A job reads it; Location says where to look. Cards that were imported before are no new card set.
     */
    post: operations['requestImport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/catalogue/imports/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read how far an import is, and what came of it */
    get: operations['getImport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/catalogue/imports/{id}/report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the whole report of an import
     * @description Card by card what the engine carries out and what players do, and everything odd about the file.
     */
    get: operations['getImportReport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/decks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List decks, the newest first
     * @description Players see their own, whoever may read everybody's all of them. GET /v1/decks/{id} has the list of one.
     */
    get: operations['listDecks'];
    put?: never;
    /**
     * Store a legal deck
     * @description A deck never changes; store another one instead. Every fault of an illegal list is answered at once.
     */
    post: operations['createDeck'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/decks/validate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Judge a list without storing it
     * @description An illegal list is a good question: 200.
     */
    post: operations['validateDeck'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/decks/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a deck
     * @description Players read their own.
     */
    get: operations['getDeck'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Follow what happens in public
     * @description Server-sent events: the same that webhooks are sent, from now on or after a cursor. A client that comes back with Last-Event-ID goes on where it was.
     */
    get: operations['followEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/exports/matches': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export matches
     * @description All at once; in CSV, one line for each seat.
     */
    get: operations['exportMatches'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/exports/penalties': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export penalties
     * @description As they stand: the last ruling on a case takes the place of those before. The newest first.
     */
    get: operations['exportPenalties'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/exports/standings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Export the table of a league */
    get: operations['exportStandings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/exports/statistics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export statistics
     * @description In CSV, one number a line, with its n and its interval.
     */
    get: operations['exportStatistics'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a game
     * @description How it stands and what proves it fair, without the board; spectators as late as the match says.
     */
    get: operations['getGame'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}/actions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answer open decisions of your seat
     * @description One answer is one step; several are a whole play at once, all or nothing. A judge answers decisions that are open to judges, in the place of the seat that each is for. Whoever records a paper match may tell with the answers how chance fell; what is not told the game waits for.
     */
    post: operations['takeAction'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Audit a game
     * @description Recomputes every hash, carries the game out again, and names the first step that differs: of the whole game, and for spectators who are behind it as far as they are.
     */
    get: operations['auditGame'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}/chance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Tell how chance fell at the table
     * @description In a game of a match with `randomness: asserted`, by whoever records it for all seats. `awaiting` of the game says what it waits for; when that is told it goes on. It is recorded as asserted: nothing proves it.
     */
    post: operations['assertChance'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}/clock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the clocks of a game
     * @description What time each seat has left, whose runs, and who is there. Whoever may watch the game may read it; spectators who see the game later see its clocks as late. `GET /v1/games/{id}/stream` sends it as `clock` whenever it changes.
     */
    get: operations['getClock'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}/clock/extensions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give a seat more time
     * @description To everything that is counted for it now: its own time, its time in this turn, the rest of its absence.
     */
    post: operations['extendClock'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}/clock/pause': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Stop the clocks of a game
     * @description No time runs until they are resumed; the players may act. Clocks that stand stay as they are.
     */
    post: operations['pauseClock'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}/clock/resume': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Let the clocks of a game run on
     * @description Clocks that run stay as they are. After a rewind by ruling they stand.
     */
    post: operations['resumeClock'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}/concede': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give the game up
     * @description Your seat leaves the game; with two players it ends.
     */
    post: operations['concedeGame'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}/decisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List open decisions with their legal answers
     * @description Of your seat; to others only who must decide. Judges get what judges may decide in the place of a seat.
     */
    get: operations['listDecisions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the record
     * @description What was recorded, event by event, each chained to the one before by its hash.
     */
    get: operations['listEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}/invocations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say that an unscripted text applies now
     * @description For a text of a card in play whose moment the engine does not know. Your seat then carries it out by hand, act by act, each confirmed by every opponent or by a judge.
     */
    post: operations['invokeText'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}/log': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what happened
     * @description The consequences of every action, each with the rules it rests on, as you may know them.
     */
    get: operations['getLog'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}/looks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read who looked at what was hidden
     * @description Every look of a judge, or of anybody else who may, at what their own eyes would not have shown them. For those who work at the table at once, for the players when the game is over. A page may hold fewer than `limit`.
     */
    get: operations['listLooks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}/presence': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Say that your seat is there
     * @description A heartbeat, for clients that hold no stream of the game: every ten seconds, say. Actions count as well. In a game without a limit of absence it changes nothing.
     */
    put: operations['attendGame'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}/repetitions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Propose to repeat a loop a number of times
     * @description For a loop that your seat keeps going. Every other player is asked for consent, one after another (a decision of the kind `consent`). When the last one answers yes, all rounds are carried out at once; where the game comes to something that the round does not say, they end there, and the log says why. Then your seat takes another action.
     */
    post: operations['proposeRepetition'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Replay an ended game
     * @description Every frame as a JSON Patch of the board, with its action, the log and its rules, and key moments. Once the match is public all of it, before that as your seat or as a spectator.
     */
    get: operations['getGameReplay'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}/retractions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Retract what was written down wrongly
     * @description In a running game of a match with `randomness: asserted`, by whoever records it for all seats: a card was told that was another one, or an action that nobody took. The game is at version `to` again and waits for what it waited for then; all that followed is recorded anew, chance too. Nothing is deleted: who retracted what, and why, is on record, and both branches have a replay. The `reason` may name hidden cards: only those read it who see them all.
     */
    post: operations['retractActions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}/state': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * See the board
     * @description Now or at any earlier version, as you may see it.
     */
    get: operations['getState'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}/stream': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Follow a game as it is played
     * @description Server-sent events: `action` for each step, with what followed from it; `state` with the board if asked for; `clock` with what time the seats have, where the game has clocks; `end` with the outcome, after which the stream ends. The id of an event is its version: a client that comes back with Last-Event-ID goes on where it was.
     */
    get: operations['streamGame'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}/takebacks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Propose to take steps back
     * @description To a version since which nobody has learnt anything: no card drawn or shown, nothing left to chance, but for cards of your own that you played. Every other seat must agree; the next action withdraws it.
     */
    post: operations['proposeTakeback'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/games/{id}/takebacks/{proposal}/answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Agree to a takeback, or refuse it
     * @description When the last seat agrees, the game is at the proposed version again; what was played since is kept.
     */
    post: operations['answerTakeback'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/jobs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How the background work stands
     * @description Counts by effect, failures, dead letters.
     */
    get: operations['listJobs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/jobs/{id}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Try a dead job again */
    post: operations['retryJob'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/keys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your keys, the newest first
     * @description Players see all keys of theirs, admins those of everybody, others the one that they hold. No secrets.
     */
    get: operations['listKeys'];
    put?: never;
    /**
     * Issue a key of any role
     * @description No key makes one that may more than itself, or for longer.
     */
    post: operations['issueKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/keys/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a key
     * @description Admins read any, players all of theirs, everybody else the one that they hold.
     */
    get: operations['getKey'];
    put?: never;
    post?: never;
    /**
     * Revoke a key
     * @description Admins revoke any key, players all of theirs, everybody else the one that they hold. Other processes may honour it for five more seconds.
     */
    delete: operations['revokeKey'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/keys/{id}/rotations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give a key another secret
     * @description The new one is good at once, the one before until its grace is over. Its id, role and scopes stay.
     */
    post: operations['rotateKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/leagues': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List leagues, the newest first */
    get: operations['listLeagues'];
    put?: never;
    /**
     * Create a league
     * @description It does not change afterwards: results count by its points.
     */
    post: operations['createLeague'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/leagues/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read a league */
    get: operations['getLeague'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/leagues/{id}/roles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List who holds which role in the league, the oldest gift first
     * @description Given here; it also honours those of its organisation.
     */
    get: operations['listLeagueRoles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/leagues/{id}/roles/{playerId}/{role}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Give a player a role in the league */
    put: operations['giveLeagueRole'];
    post?: never;
    /**
     * Take a role from a player
     * @description The last organiser stays. Other processes may honour the role for five more seconds.
     */
    delete: operations['takeLeagueRole'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/leagues/{id}/standings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the table of a league
     * @description Matches that have ended count, as the ledger says.
     */
    get: operations['getStandings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/ledger/entries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What leads from one root to the next
     * @description With these hashes anybody carries a root that they kept on to a newer one, and trusts nobody for it.
     */
    get: operations['ledgerEntries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/ledger/roots': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The newest root of the ledger
     * @description One hash over everything that was recorded up to a position. Keep it, with the position: later it proves whether anything up to there was rewritten, whoever did it.
     */
    get: operations['newestRoot'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/ledger/roots/{position}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The root of a position, and whether it is the one that you kept
     * @description As it is stored. Whether the events still lead to it is what an audit, or `npm run verify`, says.
     */
    get: operations['rootAt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List matches, the newest first */
    get: operations['listMatches'];
    put?: never;
    /**
     * Create a match and begin its first game
     * @description Players create matches in which they have a seat, in leagues whose `pairings` are theirs. The answer names the game that begins.
     */
    post: operations['createMatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a match
     * @description With its games and, once it has ended, its result.
     */
    get: operations['getMatch'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{id}/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Audit a match with all that hangs on it
     * @description Its stream, its games carried out again, the looks at them, the cases about it, decks and card sets as they were, its replays and facts made again, and its rows in lists and tables.
     */
    get: operations['auditMatch'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{id}/entropy': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Give the share of a seat in all chance
     * @description Of a match with `randomness: shared`, each player for the own seat, once; keep the `pledge` of the match before you do. When all seats have answered, the first game begins. Who makes matches of others answers for a seat that does not come.
     */
    put: operations['giveEntropy'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{id}/publication': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Agree, or not, that everything becomes public
     * @description Before, during or after the match, each player for its own seat. When the match is over and all have agreed, everybody may see hands, decks and the secrets of chance of all its games. Until all have agreed an answer can be changed.
     */
    put: operations['answerPublication'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/matches/{id}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Replay an ended match
     * @description Its result, and where the replay of each game is.
     */
    get: operations['getMatchReplay'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read who you are
     * @description By key or session, whatever its scopes.
     */
    get: operations['getMe'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/oidc/logins': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin to log in with the OpenID provider
     * @description The provider sends the person back to the page that the service is configured with.
     */
    post: operations['beginOidcLogin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/oidc/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Log in as whom the OpenID provider says
     * @description For the first time, this registers an account, where the service is configured so.
     */
    post: operations['finishOidcLogin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organisations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List organisations, the newest first */
    get: operations['listOrganisations'];
    put?: never;
    /**
     * Create an organisation
     * @description If you log in as a player, you organise it.
     */
    post: operations['createOrganisation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organisations/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read an organisation */
    get: operations['getOrganisation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organisations/{id}/leagues': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a league of an organisation
     * @description Whoever organises the organisation organises the league, and so for its other roles.
     */
    post: operations['createLeagueOfOrganisation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organisations/{id}/roles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List who holds which role in the organisation, the oldest gift first */
    get: operations['listOrganisationRoles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organisations/{id}/roles/{playerId}/{role}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Give a player a role in the organisation */
    put: operations['giveOrganisationRole'];
    post?: never;
    /**
     * Take a role from a player
     * @description The last organiser stays. Other processes may honour the role for five more seconds.
     */
    delete: operations['takeOrganisationRole'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/password-resets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set a new password with a reset token
     * @description For whoever forgot the password and was given a token by staff. All sessions of the account end; log in.
     */
    post: operations['spendPasswordReset'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/players': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Find players, the newest first */
    get: operations['listPlayers'];
    put?: never;
    /**
     * Register a player
     * @description Answers with the first key of the player, shown once. It may no more than the key that makes it, and for no longer.
     */
    post: operations['createPlayer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/players/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read a player */
    get: operations['getPlayer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/players/{id}/keys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Issue a further key of a player
     * @description For a lost key, or a second device.
     */
    post: operations['issuePlayerKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/players/{id}/password-resets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Let somebody back in who forgot the password
     * @description Hand the token to the holder of the account, who sets a new password with it. The one issued before is good no more, and neither is one whose issuer was shut out. Accounts of staff take `accounts.manage-any`; nobody does it for their own account, nor with a key that is narrowed, or ends, where the account is not.
     */
    post: operations['issuePasswordReset'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/players/{id}/roles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the roles that a player holds in leagues and organisations, the oldest gift first
     * @description The role that an account or a key holds everywhere is not among them.
     */
    get: operations['listPlayerRoles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sandbox': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What if: carry actions out from a position, and record nothing
     * @description Begins at a position of your own, or at a moment of a recorded game that you may see all of: any game for judges, public matches for everybody. An action that the rules forbid ends the trial; the answer says why.
     */
    post: operations['tryOut'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Log in
     * @description Begins a session, which lasts 30 days at most.
     */
    post: operations['logIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sessions/current': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Log out
     * @description Other processes may honour the access token for five more seconds.
     */
    delete: operations['logOut'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/sessions/refresh': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take new tokens for a session
     * @description A refresh token is good once. One that comes a second time ends its session, whoever sent it.
     */
    post: operations['refreshSession'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/signing-keys/rotations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign access tokens with another key
     * @description Keys change by themselves every thirty days; this is for not waiting. Tokens of the key before are good until their time is over, and it stays published until then, unless it is withdrawn: then everybody takes a new token by refreshing the session. Other processes follow within five seconds, kept copies of the list within an hour.
     */
    post: operations['rotateSigningKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/statistics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Statistics of ended games
     * @description Every rate comes with its n and its 95 % Wilson interval. Games of one player or deck are not independent of each other: where few players played many games, the intervals are narrower than they should be.
     */
    get: operations['getStatistics'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List your webhooks, the newest first
     * @description Admins see those of everybody.
     */
    get: operations['listWebhooks'];
    put?: never;
    /**
     * Be called when something public happens
     * @description Answers with the secret that signs what is sent, this once. Events from now on are sent.
     */
    post: operations['createWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhooks/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read a webhook */
    get: operations['getWebhook'];
    put?: never;
    post?: never;
    /**
     * End a webhook
     * @description Its deliveries are forgotten with it.
     */
    delete: operations['deleteWebhook'];
    options?: never;
    head?: never;
    /** Change a webhook, or switch it off or on */
    patch: operations['changeWebhook'];
    trace?: never;
  };
  '/v1/webhooks/{id}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What became of telling a webhook, the newest event first
     * @description Of thirty days.
     */
    get: operations['listDeliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhooks/{id}/replays': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send past events again
     * @description All that the webhook is for, after a position. Each has the id that it had before. A replay takes the place of one that is under way.
     */
    post: operations['replayWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AccountDto: {
      /**
       * Format: uuid
       * @example 0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a
       */
      id: string;
      /** @example player.one */
      login: string;
      /**
       * @description Held everywhere; roles in leagues come on top.
       * @example player
       * @enum {string}
       */
      role: 'admin' | 'organiser' | 'head-judge' | 'judge' | 'scorekeeper' | 'player' | 'spectator';
      /**
       * Format: uuid
       * @example 0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912
       */
      playerId: string;
      /** @example Player One */
      name: string;
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      createdAt: string;
      /**
       * @description The key or session that registered it; null for whoever signed up.
       * @example 7d51b08e643f9c2a
       */
      issuedBy: string | null;
      /**
       * @description All that it may do of what its roles may, as the key that registered it; null for no limit.
       * @example null
       */
      scopes:
        | (
            | 'keys.issue'
            | 'keys.issue-for-player'
            | 'keys.manage-own'
            | 'keys.manage-any'
            | 'accounts.register'
            | 'accounts.register-staff'
            | 'accounts.manage-own'
            | 'accounts.reset-password'
            | 'accounts.manage-any'
            | 'signing-keys.rotate'
            | 'players.register'
            | 'players.read'
            | 'organisations.create'
            | 'organisations.read'
            | 'organisations.assign-roles'
            | 'leagues.create'
            | 'leagues.read'
            | 'leagues.assign-roles'
            | 'catalogue.read'
            | 'catalogue.import'
            | 'catalogue.read-imports'
            | 'decks.bring'
            | 'decks.bring-for-others'
            | 'decks.read'
            | 'decks.read-any'
            | 'matches.create'
            | 'matches.create-for-others'
            | 'matches.read'
            | 'matches.publish'
            | 'games.watch'
            | 'games.watch-live'
            | 'games.view-hidden'
            | 'looks.read'
            | 'games.act'
            | 'games.judge'
            | 'games.record'
            | 'clocks.control'
            | 'games.audit'
            | 'matches.audit'
            | 'audits.run'
            | 'statistics.read'
            | 'takebacks.propose'
            | 'takebacks.answer'
            | 'cases.open'
            | 'cases.read'
            | 'cases.discuss'
            | 'cases.assign'
            | 'cases.rule'
            | 'cases.rewind'
            | 'cases.appeal'
            | 'cases.rule-appeal'
            | 'sandbox.run'
            | 'events.follow'
            | 'exports.read'
            | 'webhooks.manage'
            | 'jobs.read'
            | 'jobs.retry'
          )[]
        | null;
      /**
       * Format: date-time
       * @description When nobody logs in to it any more, as with the key that registered it.
       * @example null
       */
      expiresAt: string | null;
      /** @description The last way back in that staff has issued for it; null where there was none. */
      passwordReset: components['schemas']['PasswordResetDto'] | null;
    };
    ActionAnswerDto: {
      /**
       * Format: uuid
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      gameId: string;
      /**
       * @description Of the game after the action.
       * @example 18
       */
      version: number;
      /**
       * @description Hash of the last event recorded.
       * @example 9f86d081884c7d65…
       */
      hash: string;
      /**
       * @description What followed from the action, in order, with the rules that made it so, as your seat may know it.
       * @example [
       *       {
       *         "kind": "quested",
       *         "seat": "p1",
       *         "object": "o17",
       *         "card": "1-22",
       *         "cites": [
       *           {
       *             "game": "lorcana",
       *             "rule": "4.3.5",
       *             "title": "Questing"
       *           }
       *         ]
       *       }
       *     ]
       */
      log: components['schemas']['LogEntry'][];
      /** @description What your seat must decide next, or you as a judge may. */
      decisions: components['schemas']['DecisionDto'][];
      /** @description Unscripted texts that your seat may say apply now. */
      invocations: components['schemas']['InvocationDto'][];
      /**
       * @description The seats that the game waits for.
       * @example [
       *       "p2"
       *     ]
       */
      deciding: string[];
      /**
       * @description Of a paper match: what the game waits to be told.
       * @example []
       */
      awaiting: components['schemas']['AwaitedDto'][];
      /** @description How the game ended; null while it is running. */
      outcome: components['schemas']['OutcomeDto'] | null;
    };
    AnswerDto: {
      /**
       * @description The id of an open decision of your seat, or of one for judges.
       * @example d122
       */
      decision: string;
      /**
       * @description One of its legal answers; which form it has is told by its space.
       * @example {
       *       "action": "end-turn"
       *     }
       */
      answer: string | number | unknown[] | Record<string, unknown>;
    };
    AnswerPublicationDto: {
      /**
       * @description Whether the player of the seat agrees.
       * @example true
       */
      consent: boolean;
      /**
       * @description Whose answer it is: for scorekeepers of paper matches, who have no seat.
       * @example p1
       */
      seat?: string;
    };
    AnswerTakebackDto: {
      /**
       * @description For scorekeepers: the seat that did it.
       * @example p1
       */
      seat?: string;
      /**
       * @example yes
       * @enum {string}
       */
      answer: 'yes' | 'no';
    };
    AssertChanceDto: {
      /**
       * @description The version you decided on: if the game has gone on since, nothing is done. What happens to clocks, and who comes and goes, does not count.
       * @example 17
       */
      expectedVersion?: number;
      /** @description All that is awaited; or nothing is done. Where several record at once they send `expectedVersion`, or the second may tell of the card after the one that is meant. */
      asserted: components['schemas']['ToldDto'][];
    };
    AssertedFactsDto: {
      /**
       * @description Acts by which unscripted texts were carried out.
       * @example 2
       */
      acts: number;
      /**
       * @description Acts of judges that corrected the game.
       * @example 0
       */
      corrections: number;
      /**
       * @description Cards and random choices of a paper match that were told.
       * @example 0
       */
      chance: number;
    };
    AssignCaseDto: {
      /** @example Judge of tables 1 to 20 */
      judge: string;
    };
    AuditChainDto: {
      /** @example true */
      ok: boolean;
      /**
       * @description Events that are as they were recorded, from the first on.
       * @example 105
       */
      events: number;
      /** @example 9f86d081884c7d65… */
      head: string | null;
    };
    AuditCommitmentsDto: {
      /** @example true */
      ok: boolean;
      /** @example 3 */
      checked: number;
    };
    AuditDifferenceDto: {
      /** @example 42 */
      version: number;
      /**
       * @description hash: the event was changed; gap: one is missing; link: event and hash were changed together; the others: what carrying the game out again led to differs from the record.
       * @example hash
       * @enum {string}
       */
      reason:
        | 'hash'
        | 'gap'
        | 'link'
        | 'state-hash'
        | 'position-hash'
        | 'rejected'
        | 'outcome'
        | 'substitutions'
        | 'commitment'
        | 'unreadable';
      /** @example 2c26b46b68ffc68f… */
      expected: string;
      /** @example fcde2b2edba56bf4… */
      actual: string;
    };
    AuditDto: {
      /**
       * Format: uuid
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      id: string;
      /**
       * @example running
       * @enum {string}
       */
      status: 'waiting' | 'running' | 'done' | 'failed';
      /**
       * Format: date-time
       * @example 2026-11-21T10:04:05.678Z
       */
      requestedAt: string;
      /**
       * Format: date-time
       * @example null
       */
      endedAt: string | null;
      /**
       * @description From 0 to 1.
       * @example 0.4
       */
      progress: number;
      /** @description The roots that it was asked about. */
      roots: components['schemas']['KeptRootOfBody'][];
      /** @description Once it is done. */
      result: components['schemas']['AuditResultDto'] | null;
    };
    AuditReportDto: {
      /**
       * Format: uuid
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      gameId: string;
      /** @example true */
      ok: boolean;
      /** @description What the game was recorded with. */
      pinned: components['schemas']['PinnedDto'] | null;
      /**
       * @description What carried it out again.
       * @example kifu-engine/4
       */
      executedBy: string | null;
      chain: components['schemas']['AuditChainDto'];
      states: components['schemas']['AuditStatesDto'];
      /** @description Whether the secrets are those that were promised. */
      commitments: components['schemas']['AuditCommitmentsDto'];
      /**
       * @description Facts that nothing can prove, recorded because somebody said so.
       * @example 2
       */
      assertedFacts: number;
      /** @description What they are facts of. Re-execution proves what followed from them, and not that they were so. */
      asserted: components['schemas']['AssertedFactsDto'];
      /**
       * @description Where chance comes from: the seed, which proves every draw, or whoever recorded the game.
       * @enum {string|null}
       */
      chance: 'seeded' | 'asserted' | null;
      /** @description Texts that nobody has scripted, carried out by hand. */
      byHand: components['schemas']['ByHandDto'];
      /** @example null */
      firstDifference: components['schemas']['AuditDifferenceDto'] | null;
      milliseconds: components['schemas']['AuditTimesDto'];
    };
    AuditResultDto: {
      /** @example true */
      ok: boolean;
      /**
       * @description How far the ledger went.
       * @example 4711
       */
      position: number;
      /**
       * @description The root there, which the events lead to where nothing was found.
       * @example 9f86d081884c7d65…
       */
      root: string;
      /** @example 4711 */
      events: number;
      /** @example 93 */
      streams: number;
      /**
       * @description How many findings there are.
       * @example 0
       */
      found: number;
      /**
       * @description The first 100 of them.
       * @example []
       */
      findings: components['schemas']['FindingDto'][];
    };
    AuditStatesDto: {
      /**
       * @description What was compared.
       * @example state-hash
       * @enum {string}
       */
      by: 'state-hash' | 'position-hash';
      /**
       * @description Steps carried out again.
       * @example 104
       */
      executed: number;
      /** @example 0 */
      differing: number;
    };
    AuditTimesDto: {
      /** @example 3.1 */
      chain: number;
      /** @example 88.4 */
      execution: number;
    };
    AuditedPartDto: {
      /**
       * @description A stream; or `rows`: what tables hold that follow from all of them.
       * @example game
       * @enum {string}
       */
      kind: 'match' | 'game' | 'looks' | 'case' | 'rows';
      /**
       * Format: uuid
       * @description Of a game also where it is about the looks at it.
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      id: string;
      /** @example true */
      ok: boolean;
    };
    AwaitedDto: {
      /**
       * @description By which it is told.
       * @example p1.deck
       */
      label: string;
      /**
       * @description `cards` of a pile, the topmost first; a `pick` of cards at random; a `choice` of one of `among`.
       * @example cards
       * @enum {string}
       */
      kind: 'cards' | 'pick' | 'choice';
      /**
       * @description Whose cards.
       * @example p1
       */
      seat?: string;
      /**
       * @description How many of them are to be told.
       * @example 2
       */
      count: number;
      /** @description The possible outcomes of a choice. */
      among?: string[];
    };
    BankDto: {
      /** @example 1500 */
      seconds: number;
      /**
       * @description For each turn that the seat has finished.
       * @example 10
       */
      incrementSeconds: number;
    };
    BegunLoginDto: {
      /**
       * @description Send the person there.
       * @example https://id.example.org/auth?client_id=kifu
       */
      authorizationUrl: string;
      /**
       * @description Keep it where the person comes back to; without it nobody finishes the log-in.
       * @example kifu_login_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op
       */
      secret: string;
      /**
       * @description Seconds until it is too late.
       * @example 600
       */
      expiresIn: number;
    };
    /** @description The board of a game, by `game`. */
    Board: components['schemas']['LorcanaBoard'] | components['schemas']['FftcgBoard'];
    BranchDto: {
      /**
       * @description From 1; the last one counts.
       * @example 2
       */
      number: number;
      /**
       * @description Its first version.
       * @example 21
       */
      from: number;
      /**
       * @description The version that it goes on from.
       * @example 15
       */
      after: number | null;
      /**
       * @description Its last version.
       * @example 34
       */
      to: number;
    };
    ByDto: {
      /** @example player */
      role: string;
      /**
       * Format: uuid
       * @example 0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a
       */
      playerId: string | null;
    };
    ByHandDto: {
      /**
       * @description How often a text came due that nobody has scripted.
       * @example 3
       */
      texts: number;
      /**
       * @description What was carried out of them because all opponents confirmed it.
       * @example 2
       */
      assertions: number;
      /**
       * @description What was proposed and not confirmed; it did not happen.
       * @example 1
       */
      refused: number;
      /**
       * @description Confirmations that a judge gave in the place of an opponent.
       * @example 1
       */
      confirmedByJudge: number;
      /**
       * @description Versions of the first 100 assertions.
       * @example [
       *       41,
       *       57
       *     ]
       */
      versions: number[];
    };
    /** @description Public facts of a card; which others there are depends on the game. */
    CardDto: {
      /** @example 1-7 */
      id: string;
      /** @example HeiHei */
      name: string;
      /**
       * @description How much of it the engine carries out.
       * @enum {string}
       */
      status: 'scripted' | 'partly' | 'unscripted';
      /** @description What is left to its player. */
      unscripted: components['schemas']['UnscriptedTextDto'][];
    };
    CardRateDto: {
      /** @example 1-174 */
      card: string;
      /**
       * @description How often in all.
       * @example 143
       */
      times: number;
      /** @description The games in which it happened at least once, and how many were won. */
      wins: components['schemas']['RateDto'];
    };
    CardReportDto: {
      /** @example 1-7 */
      id: string;
      /** @example HeiHei - Boat Snack */
      name: string;
      /** @enum {string} */
      status: 'scripted' | 'partly' | 'unscripted';
      unscripted: components['schemas']['UnscriptedTextDto'][];
    };
    CardSetDetailsDto: {
      /** @example lorcana */
      game: string;
      /**
       * @description SHA-256 of the canonical JSON of the cards.
       * @example 5f2d1c…
       */
      hash: string;
      /**
       * @description Imported sets count from 1; 0 came with a release.
       * @example 3
       */
      version: number;
      /**
       * @description Whether new matches are played with it.
       * @example true
       */
      isCurrent: boolean;
      totals: components['schemas']['CardTotalsDto'];
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      storedAt: string;
      /** @description The import; null if it came with a release. */
      source: components['schemas']['CardSetSourceDto'] | null;
      /**
       * @description Where its cards are listed.
       * @example /v1/cards?game=lorcana&cardSet=5f2d1c…
       */
      cards: string;
      /**
       * @description Where the report of its import is; for admins and organisers.
       * @example /v1/catalogue/imports/0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912/report
       */
      report: string | null;
    };
    CardSetDto: {
      /** @example lorcana */
      game: string;
      /**
       * @description SHA-256 of the canonical JSON of the cards.
       * @example 5f2d1c…
       */
      hash: string;
      /**
       * @description Imported sets count from 1; 0 came with a release.
       * @example 3
       */
      version: number;
      /**
       * @description Whether new matches are played with it.
       * @example true
       */
      isCurrent: boolean;
      totals: components['schemas']['CardTotalsDto'];
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      storedAt: string;
      /** @description The import; null if it came with a release. */
      source: components['schemas']['CardSetSourceDto'] | null;
    };
    CardSetSourceDto: {
      /**
       * Format: uuid
       * @example 0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912
       */
      importId: string;
      /** @example lorcanajson */
      format: string;
      /** @example allCards.json */
      fileName: string | null;
      /** @example 9b74c9897bac770ffc029102a200c5de… */
      fileSha256: string;
    };
    CardTotalsDto: {
      /** @example 1655 */
      cards: number;
      /**
       * @description Carried out wholly by the engine.
       * @example 312
       */
      scripted: number;
      /**
       * @description Carried out in part by the engine, in part by their players.
       * @example 268
       */
      partly: number;
      /**
       * @description Whatever their text says is left to their players.
       * @example 1075
       */
      unscripted: number;
    };
    CarriedOutDto: {
      /** @example 1 */
      number: number;
      effects: components['schemas']['RemedyEffectDto'][];
      failures: components['schemas']['RemedyFailureDto'][];
    };
    CaseDto: {
      /** Format: uuid */
      id: string;
      /**
       * @description How much is recorded in the case that is for you to know.
       * @example 3
       */
      version: number;
      /**
       * @example assigned
       * @enum {string}
       */
      status: 'open' | 'assigned' | 'ruled' | 'appealed' | 'closed';
      /** @description What is contested, by whom, and when. */
      opened: components['schemas']['ContestedDto'];
      /** @example Judge of tables 1 to 20 */
      judge: string | null;
      /** @description The last one counts. */
      rulings: components['schemas']['RulingDto'][];
      appeals: components['schemas']['SaidDto'][];
      /** @description By whom it was closed, and why; null while it is not, and where a ruling on an appeal was the last word. */
      closing: components['schemas']['SaidDto'] | null;
      /** @description Of the judges among themselves, to judges. */
      discussion: components['schemas']['SaidDto'][];
      /** @description What the ladder of the game suggests for each seat, to judges. */
      suggestions: components['schemas']['SuggestionDto'][];
      /** @description Where the suggestions are from; null: the game has no ladder. */
      ladder: components['schemas']['LadderDto'] | null;
      /** @description The boards before the contested step (of both seats to judges and once the match is public, else the own one), what was asked then with the legal answers, and the log from the step on with the rules it rests on. */
      moment: components['schemas']['MomentDto'];
    };
    CaseSummaryDto: {
      /** Format: uuid */
      id: string;
      /** @example lorcana */
      game: string;
      /** Format: uuid */
      gameId: string;
      /** Format: uuid */
      matchId: string;
      /** Format: uuid */
      leagueId: string | null;
      /** @example 17 */
      step: number;
      /**
       * @description To the players of the match and to those who work at the table.
       * @example A triggered ability was forgotten
       */
      claim?: string;
      /**
       * @example open
       * @enum {string}
       */
      status: 'open' | 'assigned' | 'ruled' | 'appealed' | 'closed';
      /** @example Judge of tables 1 to 20 */
      judge: string | null;
      /** Format: date-time */
      openedAt: string;
    };
    CaseTextDto: {
      /** @example The location gives one lore at the start of the turn. */
      text: string;
    };
    ChangeAccountDto: {
      /**
       * @description One of the two is there.
       * @example false
       */
      enabled?: boolean;
      /**
       * @description It keeps nothing of the scopes and the end of the key that registered it.
       * @enum {boolean}
       */
      unbounded?: true;
    };
    ChangePasswordDto: {
      /** Format: password */
      currentPassword: string;
      /** Format: password */
      newPassword: string;
    };
    ChangeWebhookDto: {
      /**
       * @description An https address on the public internet.
       * @example https://example.org/hooks/kifu
       */
      url?: string;
      /**
       * @description What to be told of.
       * @example [
       *       "match.ended"
       *     ]
       */
      kinds?: (
        | 'match.created'
        | 'match.ended'
        | 'match.reopened'
        | 'match.ruled'
        | 'game.started'
        | 'game.ended'
        | 'game.rewound'
        | 'game.ruled'
        | 'standings.changed'
        | 'case.opened'
        | 'case.assigned'
        | 'case.ruled'
        | 'case.appealed'
        | 'case.closed'
        | 'ruling.carried-out'
      )[];
      /**
       * @description Switches it off, or on again after it was disabled. What was missed meanwhile can be replayed.
       * @example true
       */
      enabled?: boolean;
    };
    CitationDto: {
      /** @example lorcana */
      game: string;
      /** @example 4.2.2.2 */
      rule: string;
    };
    CitedRuleDto: {
      /** @example lorcana */
      game: string;
      /** @example 2.1.1.1 */
      rule: string;
      /**
       * @description Our own short title.
       * @example At least sixty cards
       */
      title: string;
    };
    ClockDto: {
      /**
       * Format: uuid
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      gameId: string;
      /**
       * @description Of the game.
       * @example 18
       */
      version: number;
      /**
       * Format: date-time
       * @description The moment of this reading, by the clock of the service.
       */
      at: string;
      timing: components['schemas']['TimingDto'];
      /**
       * @description What comes of time that has run out, and where that is from.
       * @example Suggested by Kifu for all formats: a seat whose time has run out has lost, as if it had conceded.
       */
      rule: string;
      /**
       * @description A judge has stopped all clocks of the game, or taken it back.
       * @example false
       */
      paused: boolean;
      /**
       * Format: date-time
       * @description When the first time ends if nothing happens; null while none runs.
       * @example 2026-11-22T12:25:02.480Z
       */
      deadline: string | null;
      /** @description In the order of the table. All durations are milliseconds. */
      seats: components['schemas']['SeatClockDto'][];
    };
    ContestedDto: {
      /**
       * Format: date-time
       * @example 2026-11-21T10:04:05.678Z
       */
      at: string;
      by: components['schemas']['ByDto'];
      /**
       * @description To the players of the match, to those who work at the table, and to everybody once it is public.
       * @example The location gives one lore at the start of the turn.
       */
      text?: string;
      /** @example lorcana */
      game: string;
      /**
       * Format: uuid
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      gameId: string;
      /**
       * Format: uuid
       * @example 0193a5a1-02d4-7b66-8f10-2a3b4c5d6e7f
       */
      matchId: string;
      /**
       * Format: uuid
       * @example null
       */
      leagueId: string | null;
      /** @description The players of the match. */
      seats: components['schemas']['ContestedSeatDto'][];
      /**
       * @description The version of the game that is contested.
       * @example 17
       */
      step: number;
      /**
       * @description To the players of the match, to those who work at the table, and to everybody once it is public.
       * @example A triggered ability was forgotten
       */
      claim?: string;
      rule: components['schemas']['CitationDto'] | null;
    };
    ContestedSeatDto: {
      /** @example p1 */
      seat: string;
      /**
       * Format: uuid
       * @example 0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a
       */
      playerId: string;
    };
    CorrectingActDto: {
      /**
       * @description One of the manual acts of the game.
       * @example put-damage
       */
      act: string;
      /**
       * @description To which cards.
       * @example [
       *       "o17"
       *     ]
       */
      objects?: string[];
      /**
       * @description To which seat.
       * @example p1
       */
      player?: string;
      /**
       * @description How much.
       * @example 2
       */
      number?: number;
    };
    CorrectionDto: {
      /**
       * @description In whose name; "your" in an act is this seat.
       * @example p1
       */
      seat: string;
      /**
       * @description The card in sight that it is about: the acts are effects of it.
       * @example o17
       */
      source: string;
      /** @description One after the other. */
      acts: components['schemas']['CorrectingActDto'][];
    };
    CountedDto: {
      /** @example played */
      id: string;
      /** @example Cards played */
      title: string;
      /** @example cards */
      unit: string;
      /** @description Per seat and game. */
      perGame: components['schemas']['MeanDto'] | null;
      perTurn: components['schemas']['TurnMeanDto'][];
      perCard: components['schemas']['CardRateDto'][];
    };
    CreateDeckDto: {
      /** @example lorcana */
      game: string;
      /** @example core-constructed */
      format: string;
      cards: components['schemas']['DeckLineDto'][];
      /** @example Ruby and Amethyst */
      name: string;
      /**
       * Format: uuid
       * @description Whose deck it is; of a player's key, that player.
       */
      playerId?: string;
    };
    CreateLeagueDto: {
      /** @description How far spectators are behind. */
      spectators?: components['schemas']['SpectatorTermsDto'];
      /**
       * @description Whether what was hidden becomes public when the match is over: `open` by playing, `consent` if all players agree.
       * @default consent
       * @enum {string}
       */
      publication?: 'consent' | 'open';
      /** @example Thursday league */
      name: string;
      /** @example lorcana */
      game: string;
      /** @example core-constructed */
      format: string;
      /**
       * @default 1
       * @enum {number}
       */
      bestOf?: 1 | 3 | 5;
      /**
       * @description Who makes the matches: `staff`, its organisers and scorekeepers, or `players` as well, such in which they have a seat, against whomever they name.
       * @default staff
       * @enum {string}
       */
      pairings?: 'staff' | 'players';
      /**
       * @default {
       *       "win": 3,
       *       "draw": 1,
       *       "loss": 0
       *     }
       */
      points?: components['schemas']['MatchPointsDto'];
      /**
       * @description For how many days after its end a game can be contested.
       * @default 92
       */
      appealDays?: number;
      /** @description What time the seats have in every match; otherwise each match says so for itself. */
      timing?: components['schemas']['TimingDto'];
    };
    CreateMatchDto: {
      /** @description How far spectators are behind. */
      spectators?: components['schemas']['SpectatorTermsDto'];
      /**
       * @description Whether what was hidden becomes public when the match is over: `open` by playing, `consent` if all players agree.
       * @default consent
       * @enum {string}
       */
      publication?: 'consent' | 'open';
      /** @example lorcana */
      game: string;
      /** @example core-constructed */
      format: string;
      /**
       * @description How many games are played at most.
       * @example 3
       * @enum {number}
       */
      bestOf: 1 | 3 | 5;
      /** @description They become p1, p2 and so on. */
      seats: components['schemas']['NewSeatDto'][];
      /** @description Who plays together. No format defines team play yet: a match with teams is refused, with the rules. */
      teams?: components['schemas']['TeamDto'][];
      /** @description What time the seats have. In a league that has a timing, every match has that one. */
      timing?: components['schemas']['TimingDto'];
      /**
       * @description How chance comes about. `shared`: the server commits itself first (`pledge`), each seat gives its share (`PUT /v1/matches/{id}/entropy`), and then the first game begins. `asserted`: it falls at a table and is told by whoever records the match for both seats, who alone may create such a match.
       * @default seeded
       * @enum {string}
       */
      randomness?: 'seeded' | 'shared' | 'asserted';
      /**
       * Format: uuid
       * @description The league in which the match counts.
       */
      leagueId?: string;
    };
    CreateOrganisationDto: {
      /** @example Thursday club */
      name: string;
    };
    CreatePlayerDto: {
      /** @example Player One */
      name: string;
    };
    CreateWebhookDto: {
      /**
       * @description An https address on the public internet.
       * @example https://example.org/hooks/kifu
       */
      url: string;
      /**
       * @description What to be told of.
       * @example [
       *       "match.ended"
       *     ]
       */
      kinds: (
        | 'match.created'
        | 'match.ended'
        | 'match.reopened'
        | 'match.ruled'
        | 'game.started'
        | 'game.ended'
        | 'game.rewound'
        | 'game.ruled'
        | 'standings.changed'
        | 'case.opened'
        | 'case.assigned'
        | 'case.ruled'
        | 'case.appealed'
        | 'case.closed'
        | 'ruling.carried-out'
      )[];
      /**
       * Format: uuid
       * @description Only what happens in this league; whoever organises some leagues and not all names one of them.
       */
      leagueId?: string;
    };
    CreatedPlayerDto: {
      /**
       * Format: uuid
       * @example 0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a
       */
      id: string;
      /** @example Player One */
      name: string;
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      createdAt: string;
      /**
       * @description The player's key. It is shown this once.
       * @example kifu_3f9c2a7d51b08e64_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op
       */
      key: string;
    };
    CreatedWebhookDto: {
      /**
       * Format: uuid
       * @example 0193a5a2-1b3c-7d5e-8f60-718293a4b5c6
       */
      id: string;
      /**
       * @description The player or the key that made it.
       * @example 3f9c2a7d51b08e64
       */
      owner: string;
      /**
       * @description The key that made it, where that was narrowed or ends: it is called as long as this key is good.
       * @example null
       */
      boundTo: string | null;
      /** @example https://example.org/hooks/kifu */
      url: string;
      /**
       * @example [
       *       "match.ended"
       *     ]
       */
      kinds: (
        | 'match.created'
        | 'match.ended'
        | 'match.reopened'
        | 'match.ruled'
        | 'game.started'
        | 'game.ended'
        | 'game.rewound'
        | 'game.ruled'
        | 'standings.changed'
        | 'case.opened'
        | 'case.assigned'
        | 'case.ruled'
        | 'case.appealed'
        | 'case.closed'
        | 'ruling.carried-out'
      )[];
      /**
       * Format: uuid
       * @example null
       */
      leagueId: string | null;
      /**
       * @description Why it is not called any more.
       * @example null
       */
      disabledReason: string | null;
      /**
       * Format: date-time
       * @example null
       */
      disabledAt: string | null;
      /**
       * Format: date-time
       * @description The first failure that no success has followed.
       * @example null
       */
      failingSince: string | null;
      /**
       * @description Events after this position are sent.
       * @example 4711
       */
      after: number;
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      createdAt: string;
      /**
       * @description Verifies what is sent (Standard Webhooks). It is shown this once.
       * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYq=
       */
      secret: string;
    };
    DecisionDto: {
      /** @example d122 */
      id: string;
      /** @example p1 */
      seat: string;
      /** @example turnAction */
      kind: string;
      /** @example What do you do? */
      prompt: string;
      cites: components['schemas']['CitedRuleDto'][];
      /**
       * @description The object that asks.
       * @example null
       */
      about: string | null;
      /**
       * @description What must be seen to decide and is not on the board, such as an act that somebody proposes.
       * @example {
       *       "card": "1-001",
       *       "act": "draw",
       *       "player": "p1",
       *       "number": 2
       *     }
       */
      shows?: Record<string, unknown>;
      /** @description A judge may answer in the place of the seat. */
      judge?: boolean;
      /**
       * @description Legal answers in a documented order, how many there are, and the space they are from.
       * @example {
       *       "answers": [
       *         {
       *           "action": "end-turn"
       *         }
       *       ],
       *       "count": 1,
       *       "complete": true,
       *       "space": {
       *         "kind": "act",
       *         "actions": []
       *       }
       *     }
       */
      legal?: {
        answers: (string | number | unknown[] | Record<string, unknown>)[];
        count: number;
        complete: boolean;
        space: {
          [key: string]: unknown;
        };
      };
    };
    DecisionsDto: {
      /** @example 17 */
      version: number;
      /** @description Those of the seat whose eyes you see with; a judge sees those of all seats that a judge may answer. */
      decisions: components['schemas']['DecisionDto'][];
      /** @description Unscripted texts that the seat may say apply now. */
      invocations: components['schemas']['InvocationDto'][];
      /**
       * @description The seats that the game waits for.
       * @example [
       *       "p1"
       *     ]
       */
      deciding: string[];
      /**
       * @description Of a paper match: what the game waits to be told.
       * @example []
       */
      awaiting: components['schemas']['AwaitedDto'][];
    };
    DeckDto: {
      /**
       * Format: uuid
       * @example 0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912
       */
      id: string;
      /** @example Ruby and Amethyst */
      name: string;
      /** @example lorcana */
      game: string;
      /** @example core-constructed */
      format: string;
      /**
       * @description SHA-256 of game, format and list.
       * @example e3b0c44298fc1c149afbf4c8996fb924…
       */
      hash: string;
      /**
       * @description The rules it was judged by.
       * @example lorcana@2025-03-14
       */
      ruleset: string;
      /**
       * @description The content hash of the cards it was judged with.
       * @example 5f2d1c…
       */
      cardSet: string;
      /**
       * Format: uuid
       * @example null
       */
      playerId: string | null;
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      createdAt: string;
      /** @description One line per card and zone, by id. */
      cards: components['schemas']['DeckLineDto'][];
    };
    DeckFaultDto: {
      /** @example deck.too-small */
      code: string;
      /** @example The deck has 59 cards; it needs at least 60. */
      message: string;
      /**
       * @description The card at fault, if one is.
       * @example 1-7
       */
      card?: string;
      rules: components['schemas']['CitedRuleDto'][];
    };
    DeckLineDto: {
      /**
       * @description The id of a card, from GET /v1/cards.
       * @example 1-7
       */
      card: string;
      /** @example 4 */
      count: number;
      /**
       * @description The zone where these copies begin, in games that keep cards beside the deck.
       * @example deck
       */
      zone?: string;
    };
    DeckListDto: {
      /** @example lorcana */
      game: string;
      /** @example core-constructed */
      format: string;
      cards: components['schemas']['DeckLineDto'][];
    };
    DeckSummaryDto: {
      /**
       * Format: uuid
       * @example 0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912
       */
      id: string;
      /** @example Ruby and Amethyst */
      name: string;
      /** @example lorcana */
      game: string;
      /** @example core-constructed */
      format: string;
      /**
       * @description SHA-256 of game, format and list.
       * @example e3b0c44298fc1c149afbf4c8996fb924…
       */
      hash: string;
      /**
       * @description The rules it was judged by.
       * @example lorcana@2025-03-14
       */
      ruleset: string;
      /**
       * @description The content hash of the cards it was judged with.
       * @example 5f2d1c…
       */
      cardSet: string;
      /**
       * Format: uuid
       * @example null
       */
      playerId: string | null;
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      createdAt: string;
    };
    DeckVerdictDto: {
      /** @example false */
      legal: boolean;
      faults: components['schemas']['DeckFaultDto'][];
    };
    DelayDto: {
      /** @example 300 */
      seconds?: number;
      /**
       * @description Turns of the game, of all seats.
       * @example 2
       */
      turns?: number;
    };
    DeliveryDto: {
      /**
       * @description Of the event, in the ledger.
       * @example 4712
       */
      position: number;
      /** @example match.ended */
      kind: string;
      /**
       * @example delivered
       * @enum {string}
       */
      status: 'pending' | 'delivered' | 'failed';
      /** @example 1 */
      attempts: number;
      /**
       * @description The status of the last answer.
       * @example 204
       */
      lastStatus: number | null;
      /**
       * @description Why the last try failed.
       * @example null
       */
      lastError: string | null;
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:01.000Z
       */
      lastAttemptAt: string | null;
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:01.000Z
       */
      deliveredAt: string | null;
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      createdAt: string;
    };
    DisconnectDto: {
      /** @example 120 */
      graceSeconds: number;
    };
    EffectDto: {
      /** @example build-game-replay */
      effect: string;
      counts: components['schemas']['JobCountsDto'];
    };
    ExtendTimeDto: {
      /** @example p1 */
      seat: string;
      /** @example 60 */
      seconds: number;
      /** @example The table was without power */
      reason: string;
    };
    FairnessDto: {
      /**
       * @description From the seed, or told by whoever records the game.
       * @enum {string}
       */
      kind: 'seeded' | 'asserted';
      /** @description What the server and each seat bound themselves to before the first shuffle. */
      commitments: {
        [key: string]: string;
      };
      /** @description What they were bound to, once the match is over and all its players agree: with them every draw can be checked. */
      secrets: components['schemas']['SecretsDto'] | null;
    };
    /** @description Chance that is to be told. */
    FftcgAwaited: {
      /** @description By which it is told. */
      label: string;
      /**
       * @description What of.
       * @enum {string}
       */
      kind: 'cards' | 'pick' | 'choice';
      /** @description How many. */
      count: number;
      /** @description Whose. */
      seat?: string;
      /** @description The possible outcomes of a choice. */
      among?: string[];
    };
    /** @description A board of Final Fantasy TCG, built up from what the reader may know: what it may not know is absent. */
    FftcgBoard: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      game: 'fftcg';
      /** @description Id of the game. */
      gameId: string;
      /** @description The rule document. */
      ruleset: string;
      /**
       * @description The format that is played.
       * @enum {string}
       */
      format: 'constructed' | 'limited';
      /** @description Where the game is. */
      turn: {
        /** @description Which turn; 0 while the game is set up. */
        number: number;
        /** @description The seat whose turn it is. */
        active: string;
        /**
         * @description The phase.
         * @enum {string}
         */
        phase: 'setup' | 'active' | 'draw' | 'main1' | 'attack' | 'main2' | 'end';
      };
      outcome: components['schemas']['FftcgOutcome'] | null;
      /** @description The players, in the order of the table. */
      seats: components['schemas']['FftcgPlayer'][];
      /** @description The zones that all share. */
      shared: {
        stack: components['schemas']['FftcgZone'];
      };
      /** @description Who decides. What is asked is shown to the seat itself. */
      deciding: components['schemas']['FftcgDeciding'][];
      /**
       * @description Chance fell at a table and is told.
       * @constant
       */
      chance?: 'asserted';
      /** @description What the game waits to be told. */
      awaiting?: components['schemas']['FftcgAwaited'][];
    };
    /** @description A decision that a seat has before it. */
    FftcgDeciding: {
      /** @description The seat. */
      seat: string;
      /** @description Id of the decision. */
      decision?: string;
      /** @description What kind of decision it is. */
      kind?: string;
      /** @description The question. */
      prompt?: string;
      /** @description The rules that make it so, most specific first. */
      cites?: {
        /** @description Whose rule. */
        game: string;
        /** @description Its number in the rule document. */
        rule: string;
        /** @description Our own short title of it; replays leave it out. */
        title?: string;
      }[];
      /** @description Id of the object that asks. */
      about?: string | null;
      /** @description What must be seen to decide, and is not on the board. */
      shows?: Record<string, unknown>;
    };
    /** @description What happened in a game of Final Fantasy TCG. What the reader may not know is absent. */
    FftcgLogEntry:
      | {
          /** @constant */
          kind: 'answered';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the decision. */
          decision: string;
          /** @description Kind of the decision. */
          question: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description As it was given. */
          answer?: unknown;
          /** @description `judge`: in the place of the seat. */
          by?: string;
        }
      | {
          /** @constant */
          kind: 'nothingToChoose';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description Definition of the card. */
          card: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'shuffled';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Where it goes, or is. */
          zone: string;
          /** @description How many. */
          count: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Whose it is, or who does it. */
          seat?: string;
        }
      | {
          /** @constant */
          kind: 'chosenAtRandom';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description What about. */
          purpose: string;
          /** @description What could have come. */
          among: string[];
          /** @description What came. */
          chosen: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'pickedAtRandom';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description How many. */
          count: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Among how many. */
          among?: number;
          /** @description Ids of those that were picked. */
          picked?: string[];
        }
      | {
          /** @constant */
          kind: 'chanceTold';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Of what. */
          label: string;
          /** @description How many. */
          count: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted: boolean;
        }
      | {
          /** @constant */
          kind: 'revealed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Definitions of the cards. */
          cards: string[];
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'lookedAt';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description How many. */
          count: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Definitions of the cards. */
          cards?: string[];
        }
      | {
          /** @constant */
          kind: 'effectStarted';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Id of the effect. */
          effect: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Whose effect it is. */
          controller: string;
          /** @description What it changes or waits for. */
          does: Record<string, unknown>;
          /** @description When it ends. */
          until: Record<string, unknown>;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'effectsEnded';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Ids. */
          effects: string[];
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'abilityPlaced';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Name of the ability on its card. */
          ability: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'triggerDropped';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description Definition of the card. */
          card: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'abilityTaken';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Name of the ability on its card. */
          ability: string;
          /** @description What comes of it, and why. */
          reason: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'stateTriggered';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Name of the ability on its card. */
          ability: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'became';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Which. */
          fact: string;
          /** @description Before. */
          was: number;
          /** @description From now on. */
          now: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'turnChanged';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description The turn. */
          number: number;
          /** @description The phase. */
          phase: string;
          /** @description A turn begins. */
          began: boolean;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'gameEnded';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Seats. */
          winners: string[];
          /** @description Seats. */
          losers: string[];
          /** @description Nobody has won. */
          draw: boolean;
          /** @description Why. */
          reason: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'countersPut';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Which. */
          counter: string;
          /** @description How many. */
          count: number;
          /** @description How many it has now. */
          total: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'countersRemoved';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Which. */
          counter: string;
          /** @description How many. */
          count: number;
          /** @description How many it still has. */
          left: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'textInvoked';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Name of the ability on its card. */
          ability: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'textDue';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description Definition of the card. */
          card: string;
          /** @description By which a text that nobody has scripted is told from others. */
          fingerprint: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'textEnded';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description Definition of the card. */
          card: string;
          /** @description By which a text that nobody has scripted is told from others. */
          fingerprint: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'asserted';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description Definition of the card. */
          card: string;
          /** @description By which a text that nobody has scripted is told from others. */
          fingerprint: string;
          /** @description Which act. */
          act: string;
          /** @description What the act is done to, and how often. */
          given: Record<string, unknown>;
          /** @description The opponents. */
          confirmedFor: string[];
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'assertionRefused';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description Definition of the card. */
          card: string;
          /** @description By which a text that nobody has scripted is told from others. */
          fingerprint: string;
          /** @description Which act. */
          act: string;
          /** @description The seat that has not. */
          by: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'gameCorrected';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Id of the ruling. */
          ruling: string;
          /** @description By how many acts. */
          acts: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'corrected';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Id of the ruling. */
          ruling: string;
          /** @description Which act. */
          act: string;
          /** @description What the act is done to, and how often. */
          given: Record<string, unknown>;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'repetitionProposed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description The answers of one round. */
          round: unknown[];
          /** @description How many rounds. */
          times: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Whose answers they are. */
          seats?: string[];
        }
      | {
          /** @constant */
          kind: 'repetitionRefused';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description The seat that does not. */
          by: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'repetitionAgreed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description How many rounds. */
          times: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Who stops it, and after how many rounds. */
          stops?: Record<string, unknown>;
        }
      | {
          /** @constant */
          kind: 'repetitionEnded';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description How many rounds. */
          times: number;
          /** @description How many were carried out. */
          done: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description In which it ended, if not after the last. */
          round?: number;
          /** @description At which answer of it. */
          answer?: number;
          /** @description What ended it. */
          why?: string;
          /** @description The same for people. */
          message?: string;
          /** @description Who decided. */
          decides?: string;
          /** @description Code of the refusal that ended it. */
          rejection?: string;
          /** @description Which bound ended it. */
          bound?: string;
          /** @description That bound. */
          max?: number;
        }
      | {
          /** @constant */
          kind: 'loopFound';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description How it was found. */
          by: string;
          /** @description Which bound. */
          bound: string;
          /** @description How many steps were taken. */
          steps: number;
          /** @description How many are allowed. */
          stepsMax: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'phaseBegan';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Which. */
          phase: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'limitBreaksSetAside';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description How many. */
          count: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'drawn';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Id of the object that it happens to. */
          object?: string;
          /** @description Definition of the card. */
          card?: string;
        }
      | {
          /** @constant */
          kind: 'drawFailed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'putUnder';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description How many. */
          count: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Definitions of the cards. */
          cards?: string[];
        }
      | {
          /** @constant */
          kind: 'activated';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'dulled';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description `cp`: to produce CP. */
          for?: string;
        }
      | {
          /** @constant */
          kind: 'frozen';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'thawed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'discarded';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description `cp`: to produce CP. */
          for?: string;
        }
      | {
          /** @constant */
          kind: 'crystalsChanged';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description How many, below 0 where they are spent. */
          change: number;
          /** @description How many there are now. */
          crystals: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'characterAnnounced';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Definition of the card. */
          card: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'summonCast';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description What was announced, by name: modes, targets, X and the like. */
          bindings: Record<string, unknown>;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'abilityUsed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Name of the ability on its card. */
          ability: string;
          /** @description It is a special ability. */
          special: boolean;
          /** @description Id of what waits on the stack. */
          stacked: string;
          /** @description What was announced, by name: modes, targets, X and the like. */
          bindings: Record<string, unknown>;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Id of the object that it happens to. */
          object?: string;
        }
      | {
          /** @constant */
          kind: 'chosen';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Id of the object that makes it happen. */
          source?: string;
        }
      | {
          /** @constant */
          kind: 'stackTaken';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description What comes of it, and why. */
          reason: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'turnedFaceUp';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'limitBreakReturned';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Definition of the card. */
          card: string;
          /** @description What it is from now on: new ids, for the old one is gone. */
          becomes: string[];
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'warped';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description How many. */
          counters: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'entryMissed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'primed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Definition of the Character. */
          under: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'primingFailed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'primedTopRemoved';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Definition of the card. */
          card: string;
          /** @description What it is from now on: new ids, for the old one is gone. */
          becomes: string[];
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'cpPaid';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description How many. */
          cp: number;
          /** @description Id of what they were paid for, where it is an object. */
          source: string | null;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'notCast';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Id of the object that it happens to. */
          object?: string;
        }
      | {
          /** @constant */
          kind: 'gameDecided';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description The player has won. */
          wins: boolean;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'entered';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Type of the card. */
          type: string;
          /** @description Where it was. */
          from: string;
          /** @description It was cast, not played by an effect. */
          cast: boolean;
          /** @description It is dull. */
          dull: boolean;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description The X of its cost. */
          x?: number;
          /** @description What else was paid for it. */
          paid?: number;
          /** @description The mode that was announced. */
          mode?: number;
        }
      | {
          /** @constant */
          kind: 'controlChanged';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Who did before. */
          from: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'broken';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Type of the card. */
          type: string;
          /** @description What it is from now on: new ids, for the old one is gone. */
          becomes: string[];
          /** @description Ids of the objects that are credited with it. */
          by: string[];
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Whose effect it is; absent where the rules, or a cost, have it happen. */
          cause?: string;
        }
      | {
          /** @constant */
          kind: 'putInto';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Where it goes, or is. */
          zone: string;
          /** @description `first` is the top of a pile, `last` its bottom. */
          at: string;
          /** @description Where it was. */
          from: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Id of the object that it happens to. */
          object?: string;
          /** @description Definition of the card. */
          card?: string;
          /** @description What it is from now on: new ids, for the old one is gone. */
          becomes?: string[];
          /** @description Whose effect it is; absent where the rules, or a cost, have it happen. */
          cause?: string;
          /** @description Face down: nobody knows anything of it any more. */
          faceDown?: boolean;
        }
      | {
          /** @constant */
          kind: 'damageDealt';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description How much. */
          amount: number;
          /** @description All the damage that it has now. */
          damage: number;
          /** @description Ids of the objects whose damage it is. */
          source: string[];
          /** @description It is battle damage. */
          battle: boolean;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Whose effect it is; absent where the rules, or a cost, have it happen. */
          cause?: string;
          /** @description Ids of all members of the Party. */
          party?: string[];
        }
      | {
          /** @constant */
          kind: 'damageHealed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Ids of the objects that it happens to. */
          objects: string[];
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'damageProcessing';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description How much. */
          amount: number;
          /** @description Ids of the objects whose damage it is. */
          source: string[];
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'playerDamaged';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Ids of the objects whose damage it is. */
          source: string[];
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'damageBeyondDeck';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Ids of the objects whose damage it is. */
          source: string[];
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'damageProcessed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description How much. */
          amount: number;
          /** @description Ids of the objects whose damage it is. */
          source: string[];
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'exBurstUsed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'attacked';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description In a Party. */
          party: boolean;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'blocked';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Ids of the attackers. */
          attackers: string[];
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'partyDissolved';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'battleBroken';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'mainPhaseAdded';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        };
    /** @description A card, or an ability that waits. */
    FftcgObject: {
      /** @description Until it goes to another zone. */
      id: string;
      /** @description Definition of the card. */
      card: string;
      /** @description A seat. */
      controller: string;
      /** @description Name of the card. */
      name?: string;
      /** @description Type of the card. */
      type?: string;
      /** @description Of what waits on the stack: what was announced, by name. */
      announced?: Record<string, unknown>;
      /** @description What is on it, or true of it. */
      marks?: {
        dull?: boolean;
        frozen?: boolean;
        damage?: number;
        since?: number;
        faceUp?: boolean;
        faceDown?: boolean;
        primed?: boolean;
      } & {
        [key: string]: unknown;
      };
      /** @description It is as it is because somebody said that a text does it. */
      asserted?: boolean;
      /** @description Names of its texts that nobody has scripted. */
      texts?: string[];
      /** @description Its numbers as they are now. */
      numbers?: {
        [key: string]: number;
      };
      /** @description Its keywords, with their numbers. */
      keywords?: {
        [key: string]: number;
      };
      /** @description Its names as they are now. */
      names?: string[];
      /** @description What it is, as it is now: types, elements, classifications and the like. */
      tags?: string[];
      /** @description Definitions of the cards under it. */
      under?: string[];
      /** @description Of an ability that waits: id of the object whose it is. */
      source?: string;
      /** @description Of an ability that waits: where its card defines it. */
      ability?: (string | number)[];
      /** @description Of an ability that was given: definition of the card that gave it. */
      givenBy?: string;
    };
    /** @description How a game ended. */
    FftcgOutcome: {
      /** @description Seats. */
      winners: string[];
      /** @description Seats. */
      losers: string[];
      /** @description Nobody has won. */
      draw: boolean;
      /** @description Why. */
      reason: string;
      /** @description The rules that make it so, most specific first. */
      cites: {
        /** @description Whose rule. */
        game: string;
        /** @description Its number in the rule document. */
        rule: string;
        /** @description Our own short title of it; replays leave it out. */
        title?: string;
      }[];
    };
    /** @description A player. */
    FftcgPlayer: {
      /** @description The seat. */
      seat: string;
      /** @description Cards in the Damage Zone. */
      damage: number;
      /** @description Crystals. */
      crystals: number;
      /** @description The zones of the player. */
      zones: {
        deck: components['schemas']['FftcgZone'];
        hand: components['schemas']['FftcgZone'];
        field: components['schemas']['FftcgZone'];
        damage: components['schemas']['FftcgZone'];
        break: components['schemas']['FftcgZone'];
        removed: components['schemas']['FftcgZone'];
        lb: components['schemas']['FftcgZone'];
      };
      /** @description How often it has said what a text does that nobody has scripted. */
      assertions?: number;
    };
    /** @description A zone. */
    FftcgZone: {
      /** @description How many objects are in it. */
      count: number;
      /** @description Those that the reader may see, in their order. */
      objects?: components['schemas']['FftcgObject'][];
      /** @description Cards in it that the reader happens to know, without their place. */
      known?: string[];
      /** @description How many of those that may not be seen have which mark. */
      marks?: {
        [key: string]: number;
      };
    };
    FindingDto: {
      /**
       * @description The table of the database.
       * @example match_listings
       */
      table: string;
      /**
       * @description The row: its primary key; of `es.events` stream and version.
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      key: string;
      /**
       * @description Where one column differs.
       * @example winners
       */
      column: string | null;
      /**
       * @description hash, gap, link, order, unplaced: an event or its place; root, kept-root: the ledger; missing, no-event, differs: a row beside them; unreadable, unrelated: what is recorded makes no sense together; the others: what carrying a game out again led to.
       * @example differs
       * @enum {string}
       */
      reason:
        | 'hash'
        | 'gap'
        | 'link'
        | 'order'
        | 'unplaced'
        | 'root'
        | 'kept-root'
        | 'missing'
        | 'no-event'
        | 'differs'
        | 'unreadable'
        | 'unrelated'
        | 'state-hash'
        | 'position-hash'
        | 'rejected'
        | 'outcome'
        | 'substitutions'
        | 'commitment'
        | 'cards';
      /** @example ["p2"] */
      expected: string;
      /** @example ["p1"] */
      actual: string;
    };
    FinishedLoginDto: {
      /** @example kifu_login_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op */
      secret: string;
      /**
       * @description The query that the provider sent the person back with, as it is.
       * @example ?code=abc&state=xyz
       */
      query: string;
    };
    GameDto: {
      /**
       * Format: uuid
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      id: string;
      /**
       * Format: uuid
       * @example 0193a5a1-02d4-7b66-8f10-2a3b4c5d6e7f
       */
      matchId: string;
      /**
       * @description Which game of the match it is.
       * @example 1
       */
      number: number;
      /** @example lorcana */
      game: string;
      /** @example core-constructed */
      format: string;
      /** @example lorcana@2025-03-14 */
      ruleset: string;
      /**
       * @description The build of the rule engine that began the game.
       * @example kifu-engine/4
       */
      engine: string;
      /**
       * @description Content hash of the cards it is played with.
       * @example 5f2d1c…
       */
      cardSet: string;
      seats: components['schemas']['GameSeatDto'][];
      /**
       * @example running
       * @enum {string}
       */
      status: 'running' | 'ended';
      /**
       * @description The number of events recorded.
       * @example 17
       */
      version: number;
      /**
       * @description Hash of the last event, which covers all before it.
       * @example 9f86d081884c7d65…
       */
      hash: string;
      /**
       * @description The seats that the game waits for.
       * @example [
       *       "p1"
       *     ]
       */
      deciding: string[];
      /**
       * @description Of a paper match: how chance fell that must be told before the game goes on.
       * @example []
       */
      awaiting: components['schemas']['AwaitedDto'][];
      outcome: components['schemas']['OutcomeDto'] | null;
      /** @description What a player proposes to take back. */
      takeback: components['schemas']['TakebackDto'] | null;
      /** @description One, and one more for each time the game was taken back. */
      branches: components['schemas']['BranchDto'][];
      randomness: components['schemas']['FairnessDto'];
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      startedAt: string;
      /**
       * Format: date-time
       * @example null
       */
      endedAt: string | null;
    };
    GameEventDto: {
      /** @example 17 */
      version: number;
      /**
       * @example ActionTaken
       * @enum {string}
       */
      type:
        | 'GameStarted'
        | 'ActionTaken'
        | 'ChanceAsserted'
        | 'TextInvoked'
        | 'RepetitionProposed'
        | 'Conceded'
        | 'TakebackProposed'
        | 'TakebackAnswered'
        | 'Rewound'
        | 'Corrected'
        | 'ResultRuled'
        | 'TimeExpired'
        | 'ClockPaused'
        | 'ClockResumed'
        | 'TimeExtended'
        | 'PresenceLost'
        | 'PresenceRegained'
        | 'GameEnded';
      /** @example 1 */
      schemaVersion: number;
      /**
       * Format: date-time
       * @example 2026-11-21T10:04:05.678Z
       */
      recordedAt: string;
      /**
       * @description Covers this event and all before it.
       * @example 9f86d081884c7d65…
       */
      hash: string;
      /**
       * @description The role of who recorded it: a player, or somebody in the place of one.
       * @example player
       */
      recordedBy: string;
      /**
       * @description docs/PROTOCOL.md describes every type. What the viewer may not know is absent.
       * @example {
       *       "seat": "p1",
       *       "answers": [
       *         {
       *           "decision": {
       *             "id": "d122",
       *             "kind": "turnAction"
       *           },
       *           "answer": {
       *             "action": "end-turn"
       *           }
       *         }
       *       ]
       *     }
       */
      payload: Record<string, unknown>;
      /** @description Who recorded it. Only as everything, once the game is over: then the hash can be computed again. */
      metadata?: Record<string, unknown>;
    };
    GameEventsDto: {
      items: components['schemas']['GameEventDto'][];
      /**
       * @description Path of what follows; null at the end.
       * @example null
       */
      next: string | null;
    };
    GameMomentDto: {
      /**
       * @description An earlier moment; without it, the newest.
       * @example 17
       */
      version?: number;
      /**
       * @description Chance of its own for the trial, which comes out the same each time: 32 bytes, hexadecimal. What lies unseen in the decks is shuffled by it. A position has its own `seed`.
       * @example 3a7bd3e2360a3d29eea436fcfb7e44c735d117c42d1c1835420b6b9942dd4f1b
       */
      seed?: string;
      /**
       * Format: uuid
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      id: string;
    };
    GameReplayDto: {
      /** @enum {string} */
      format: 'kifu-replay/1';
      /** @enum {string} */
      kind: 'game';
      game: components['schemas']['ReplayHeaderDto'];
      cards: components['schemas']['ReplayCardsDto'];
      randomness: components['schemas']['ReplayRandomnessDto'];
      verification: components['schemas']['VerificationDto'];
      /** @description The board of the first frame listed, whole. */
      start: Omit<components['schemas']['Board'], 'game'>;
      frames: components['schemas']['ReplayFrameDto'][];
      /** @description Places worth jumping to. */
      moments: components['schemas']['KeyMomentDto'][];
    };
    GameSeatDto: {
      /** @example p1 */
      seat: string;
      /**
       * Format: uuid
       * @example 0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a
       */
      playerId: string;
      /**
       * Format: uuid
       * @description To its player, to those who may read all decks, and to everybody once the match is public.
       * @example 0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912
       */
      deckId?: string;
    };
    GameStatisticsDto: {
      /** @enum {string} */
      game: 'lorcana' | 'fftcg';
      /**
       * @description Ended, and seen by spectators to their end.
       * @example 100
       */
      games: number;
      /**
       * @description Those of them in which something is known by assertion only: by texts carried out by hand, by corrections of judges, by chance that fell at a table. They are counted like the others.
       * @example 3
       */
      gamesWithAssertions: number;
      /**
       * @description Those of them whose match is public. `wins.byDeck` counts these alone, and so do cards that the table did not see. Whether a match is public its players decide, so these need not be like the others.
       * @example 60
       */
      publicGames: number;
      /** @description A drawn game is one that was not won. */
      wins: components['schemas']['WinsDto'];
      length: components['schemas']['LengthDto'] | null;
      /** @description What the game counts, as its rules declare. */
      counted: components['schemas']['CountedDto'][];
    };
    GamesDto: {
      /** @example 7 */
      won: number;
      /** @example 3 */
      lost: number;
      /** @example 0 */
      drawn: number;
    };
    GiveEntropyDto: {
      /**
       * @description 32 random bytes in hex. Without it the share that the server committed itself to counts.
       * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
       */
      entropy?: string;
      /**
       * @description For those who make matches of others: the seat that gives none, and is not waited for.
       * @example p2
       */
      seat?: string;
    };
    HeldRoleDto: {
      /**
       * Format: uuid
       * @example 0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912
       */
      playerId: string;
      /** @example Player One */
      name: string;
      /**
       * @example head-judge
       * @enum {string}
       */
      role: 'organiser' | 'head-judge' | 'judge' | 'scorekeeper' | 'player' | 'spectator';
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      givenAt: string;
    };
    IdentityDto: {
      /** @example https://id.example.org */
      issuer: string;
      /**
       * @description What the provider calls you.
       * @example 248289761001
       */
      subject: string;
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      linkedAt: string;
    };
    ImportDto: {
      /**
       * Format: uuid
       * @example 0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912
       */
      id: string;
      /** @example lorcana */
      game: string;
      /** @example lorcanajson */
      format: string;
      /** @example allCards.json */
      fileName: string | null;
      /** @example 9b74c9897bac770ffc029102a200c5de… */
      fileSha256: string;
      /** @example 3957460 */
      fileBytes: number;
      /** @enum {string} */
      status: 'waiting' | 'running' | 'done' | 'failed';
      progress: components['schemas']['ImportProgressDto'];
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      requestedAt: string;
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:02.000Z
       */
      endedAt: string | null;
      /** @description Once it is done. */
      result: components['schemas']['ImportResultDto'] | null;
      /** @description Once it has failed. */
      error: components['schemas']['ImportErrorDto'] | null;
    };
    ImportErrorDto: {
      /** @example expected a list of cards, not a text */
      message: string;
      /**
       * @description A JSON pointer into the file.
       * @example /cards
       */
      path?: string;
    };
    ImportProgressDto: {
      /**
       * @description Records read so far.
       * @example 400
       */
      done: number;
      /**
       * @description Records in the file; 0 until it has been opened.
       * @example 1661
       */
      total: number;
    };
    ImportReportDto: {
      /** @description And how many records were read and left out. */
      totals: components['schemas']['CardTotalsDto'];
      cards: components['schemas']['CardReportDto'][];
      /** @description In the order of the file. */
      odd: components['schemas']['OddityDto'][];
    };
    ImportResultDto: {
      /**
       * @description The hash of the card set.
       * @example 5f2d1c…
       */
      cardSet: string;
      /**
       * @description 0: the cards are those that came with the release.
       * @example 3
       */
      version: number;
      /**
       * @description False: a set of these very cards was there before.
       * @example true
       */
      isNew: boolean;
      totals: components['schemas']['CardTotalsDto'];
      /**
       * @description How many oddities the file has.
       * @example 214
       */
      odd: number;
      /** @example /v1/catalogue/imports/0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912/report */
      report: string;
      /** @example /v1/cards?game=lorcana&cardSet=5f2d1c… */
      cards: string;
    };
    ImposedPenaltyDto: {
      /** @example p1 */
      seat: string;
      /**
       * Format: uuid
       * @example 0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a
       */
      playerId: string;
      /** @example slow-play */
      infraction: string;
      /**
       * @example warning
       * @enum {string}
       */
      penalty: 'warning' | 'game-loss' | 'match-loss' | 'disqualification';
    };
    /** @description What happened in a game of any game. What the reader may not know is absent. */
    InterventionLogEntry:
      | {
          /** @constant */
          kind: 'rewound';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description The version that the game is at again. */
          to: number;
          /** @description The branch that begins. */
          branch: number;
          /** @description By what it came about. */
          cause: {
            /**
             * @description What.
             * @enum {string}
             */
            kind: 'takeback' | 'retraction' | 'ruling';
            /** @description Which. */
            id: string;
          };
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'takebackProposed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description The version that the game is at again. */
          to: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'takebackAnswered';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /**
           * @description The answer.
           * @enum {string}
           */
          answer: 'yes' | 'no';
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'resultRuled';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Seats. */
          winners: string[];
          /** @description Seats. */
          losers: string[];
          /** @description Nobody has won. */
          draw: boolean;
          /** @description Why. */
          reason: string;
          /** @description By what it came about. */
          cause: {
            /**
             * @description What.
             * @enum {string}
             */
            kind: 'takeback' | 'retraction' | 'ruling';
            /** @description Which. */
            id: string;
          };
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'clockPaused';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Why. */
          reason: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Since when, where it was recorded later. */
          since?: string;
        }
      | {
          /** @constant */
          kind: 'clockResumed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'timeExtended';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description How many. */
          seconds: number;
          /** @description Why. */
          reason: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'presenceLost';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'presenceRegained';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        };
    InvocationDto: {
      /** @example p1 */
      seat: string;
      /**
       * @description A card in play.
       * @example o17
       */
      object: string;
      /**
       * @description The name of a text on it that the engine does not carry out.
       * @example text-1
       */
      ability: string;
    };
    InvokeDto: {
      /** @example p1 */
      seat: string;
      /** @example o17 */
      object: string;
      /** @example text-1 */
      ability: string;
    };
    InvokeTextDto: {
      /**
       * @description The version you decided on: if the game has gone on since, nothing is done. What happens to clocks, and who comes and goes, does not count.
       * @example 17
       */
      expectedVersion?: number;
      /**
       * @description For scorekeepers: the seat that did it.
       * @example p1
       */
      seat?: string;
      /**
       * @description A card in play that your seat controls.
       * @example o17
       */
      object: string;
      /**
       * @description The name of the text, as `invocations` lists it.
       * @example text-1
       */
      ability: string;
    };
    IssueKeyDto: {
      /**
       * @description To tell keys apart.
       * @example table 4
       */
      label?: string;
      /**
       * @description All that the key may do, of what its roles may. Without it, all of that.
       * @example [
       *       "games.watch",
       *       "matches.read"
       *     ]
       */
      scopes?: (
        | 'keys.issue'
        | 'keys.issue-for-player'
        | 'keys.manage-own'
        | 'keys.manage-any'
        | 'accounts.register'
        | 'accounts.register-staff'
        | 'accounts.manage-own'
        | 'accounts.reset-password'
        | 'accounts.manage-any'
        | 'signing-keys.rotate'
        | 'players.register'
        | 'players.read'
        | 'organisations.create'
        | 'organisations.read'
        | 'organisations.assign-roles'
        | 'leagues.create'
        | 'leagues.read'
        | 'leagues.assign-roles'
        | 'catalogue.read'
        | 'catalogue.import'
        | 'catalogue.read-imports'
        | 'decks.bring'
        | 'decks.bring-for-others'
        | 'decks.read'
        | 'decks.read-any'
        | 'matches.create'
        | 'matches.create-for-others'
        | 'matches.read'
        | 'matches.publish'
        | 'games.watch'
        | 'games.watch-live'
        | 'games.view-hidden'
        | 'looks.read'
        | 'games.act'
        | 'games.judge'
        | 'games.record'
        | 'clocks.control'
        | 'games.audit'
        | 'matches.audit'
        | 'audits.run'
        | 'statistics.read'
        | 'takebacks.propose'
        | 'takebacks.answer'
        | 'cases.open'
        | 'cases.read'
        | 'cases.discuss'
        | 'cases.assign'
        | 'cases.rule'
        | 'cases.rewind'
        | 'cases.appeal'
        | 'cases.rule-appeal'
        | 'sandbox.run'
        | 'events.follow'
        | 'exports.read'
        | 'webhooks.manage'
        | 'jobs.read'
        | 'jobs.retry'
      )[];
      /**
       * @description It ends by itself, at the latest with the key that makes it.
       * @example 86400
       */
      expiresInSeconds?: number;
      /**
       * @example judge
       * @enum {string}
       */
      role: 'admin' | 'organiser' | 'head-judge' | 'judge' | 'scorekeeper' | 'player' | 'spectator';
      /**
       * Format: uuid
       * @description Only and always with the role player.
       */
      playerId?: string;
    };
    IssuedKeyDto: {
      /** @example 3f9c2a7d51b08e64 */
      id: string;
      /**
       * @example judge
       * @enum {string}
       */
      role: 'admin' | 'organiser' | 'head-judge' | 'judge' | 'scorekeeper' | 'player' | 'spectator';
      /**
       * Format: uuid
       * @example null
       */
      playerId: string | null;
      /** @example table 4 */
      label: string | null;
      /**
       * @description Null for no limit.
       * @example null
       */
      scopes:
        | (
            | 'keys.issue'
            | 'keys.issue-for-player'
            | 'keys.manage-own'
            | 'keys.manage-any'
            | 'accounts.register'
            | 'accounts.register-staff'
            | 'accounts.manage-own'
            | 'accounts.reset-password'
            | 'accounts.manage-any'
            | 'signing-keys.rotate'
            | 'players.register'
            | 'players.read'
            | 'organisations.create'
            | 'organisations.read'
            | 'organisations.assign-roles'
            | 'leagues.create'
            | 'leagues.read'
            | 'leagues.assign-roles'
            | 'catalogue.read'
            | 'catalogue.import'
            | 'catalogue.read-imports'
            | 'decks.bring'
            | 'decks.bring-for-others'
            | 'decks.read'
            | 'decks.read-any'
            | 'matches.create'
            | 'matches.create-for-others'
            | 'matches.read'
            | 'matches.publish'
            | 'games.watch'
            | 'games.watch-live'
            | 'games.view-hidden'
            | 'looks.read'
            | 'games.act'
            | 'games.judge'
            | 'games.record'
            | 'clocks.control'
            | 'games.audit'
            | 'matches.audit'
            | 'audits.run'
            | 'statistics.read'
            | 'takebacks.propose'
            | 'takebacks.answer'
            | 'cases.open'
            | 'cases.read'
            | 'cases.discuss'
            | 'cases.assign'
            | 'cases.rule'
            | 'cases.rewind'
            | 'cases.appeal'
            | 'cases.rule-appeal'
            | 'sandbox.run'
            | 'events.follow'
            | 'exports.read'
            | 'webhooks.manage'
            | 'jobs.read'
            | 'jobs.retry'
          )[]
        | null;
      /**
       * Format: date-time
       * @example null
       */
      expiresAt: string | null;
      /**
       * @description The key. It is shown this once.
       * @example kifu_3f9c2a7d51b08e64_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op
       */
      key: string;
    };
    IssuedResetDto: {
      /**
       * Format: uuid
       * @example 0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a
       */
      accountId: string;
      /**
       * @description For whoever has forgotten that as well.
       * @example player.one
       */
      login: string;
      /**
       * @description Good once, at POST /v1/password-resets. It is shown this once.
       * @example kifu_reset_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op
       */
      token: string;
      /**
       * Format: date-time
       * @description An hour after it was issued.
       * @example 2026-11-21T11:00:00.000Z
       */
      expiresAt: string;
    };
    JobCountsDto: {
      /** @example 0 */
      waiting: number;
      /** @example 1 */
      active: number;
      /**
       * @description Will be tried again after a failure, or for the first time at the moment that it is for.
       * @example 0
       */
      retrying: number;
      /** @example 412 */
      completed: number;
      /**
       * @description Failed for good: the dead letters.
       * @example 0
       */
      dead: number;
    };
    JobDto: {
      /** @example build-game-replay */
      effect: string;
      /** @example replay-0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a-214 */
      id: string;
      /**
       * @example dead
       * @enum {string}
       */
      state: 'waiting' | 'active' | 'retrying' | 'completed' | 'dead';
      /** @description What the job was asked to do. */
      data: {
        [key: string]: unknown;
      };
      /**
       * @description Tries made so far.
       * @example 8
       */
      attempts: number;
      /** @example 0 */
      progress: number;
      /** @example This build cannot carry out the rules that the game was played with. */
      reason?: string;
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      failedAt?: string;
    };
    JobsOverviewDto: {
      effects: components['schemas']['EffectDto'][];
      /** @description The latest first. */
      retrying: components['schemas']['JobDto'][];
      /** @description The latest first. */
      dead: components['schemas']['JobDto'][];
    };
    KeptRootDto: {
      /**
       * @description How many events it covers; 0 while nothing is recorded.
       * @example 4711
       */
      position: number;
      /**
       * @description SHA-256, in hex.
       * @example 9f86d081884c7d65…
       */
      root: string;
      /**
       * Format: date-time
       * @description When the event at that position was recorded.
       * @example 2026-11-21T10:04:05.678Z
       */
      at: string | null;
      /**
       * @description Whether it is the root that was kept; null where none was named.
       * @example true
       */
      holds: boolean | null;
    };
    KeptRootOfBody: {
      /** @example 4711 */
      position: number;
      /** @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 */
      root: string;
    };
    KeyDetailsDto: {
      /** @example 3f9c2a7d51b08e64 */
      id: string;
      /**
       * @example judge
       * @enum {string}
       */
      role: 'admin' | 'organiser' | 'head-judge' | 'judge' | 'scorekeeper' | 'player' | 'spectator';
      /**
       * Format: uuid
       * @example null
       */
      playerId: string | null;
      /** @example table 4 */
      label: string | null;
      /**
       * @description Null for no limit.
       * @example null
       */
      scopes:
        | (
            | 'keys.issue'
            | 'keys.issue-for-player'
            | 'keys.manage-own'
            | 'keys.manage-any'
            | 'accounts.register'
            | 'accounts.register-staff'
            | 'accounts.manage-own'
            | 'accounts.reset-password'
            | 'accounts.manage-any'
            | 'signing-keys.rotate'
            | 'players.register'
            | 'players.read'
            | 'organisations.create'
            | 'organisations.read'
            | 'organisations.assign-roles'
            | 'leagues.create'
            | 'leagues.read'
            | 'leagues.assign-roles'
            | 'catalogue.read'
            | 'catalogue.import'
            | 'catalogue.read-imports'
            | 'decks.bring'
            | 'decks.bring-for-others'
            | 'decks.read'
            | 'decks.read-any'
            | 'matches.create'
            | 'matches.create-for-others'
            | 'matches.read'
            | 'matches.publish'
            | 'games.watch'
            | 'games.watch-live'
            | 'games.view-hidden'
            | 'looks.read'
            | 'games.act'
            | 'games.judge'
            | 'games.record'
            | 'clocks.control'
            | 'games.audit'
            | 'matches.audit'
            | 'audits.run'
            | 'statistics.read'
            | 'takebacks.propose'
            | 'takebacks.answer'
            | 'cases.open'
            | 'cases.read'
            | 'cases.discuss'
            | 'cases.assign'
            | 'cases.rule'
            | 'cases.rewind'
            | 'cases.appeal'
            | 'cases.rule-appeal'
            | 'sandbox.run'
            | 'events.follow'
            | 'exports.read'
            | 'webhooks.manage'
            | 'jobs.read'
            | 'jobs.retry'
          )[]
        | null;
      /**
       * Format: date-time
       * @example null
       */
      expiresAt: string | null;
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      createdAt: string;
      /**
       * @description The key or session that made it.
       * @example 7d51b08e643f9c2a
       */
      issuedBy: string | null;
      /**
       * Format: date-time
       * @example null
       */
      revokedAt: string | null;
      /**
       * @description The key or session that revoked it.
       * @example null
       */
      revokedBy: string | null;
      /**
       * Format: date-time
       * @description Until then the secret before the last rotation is good.
       * @example null
       */
      previousUntil: string | null;
      /**
       * Format: date-time
       * @description To the minute.
       * @example 2026-11-21T10:00:00.000Z
       */
      lastUsedAt: string | null;
    };
    KeyMomentDto: {
      /** @enum {string} */
      kind: 'lead' | 'swing' | 'event' | 'end';
      /**
       * @description Which statistic, which declared event, or the reason of the end.
       * @example lore
       */
      what: string;
      /** @example Takes the lead */
      title: string;
      /** @example 12 */
      frame: number;
      /** @example p1 */
      seat: string | null;
      /**
       * @description Of every seat, just after it.
       * @example {
       *       "p1": 4,
       *       "p2": 2
       *     }
       */
      score?: {
        [key: string]: number;
      };
      /** @description Known only because somebody said that a text does it. */
      asserted?: boolean;
      /**
       * @description How far a swing went.
       * @example 3
       */
      amount?: number;
    };
    KeyTermsDto: {
      /**
       * @description To tell keys apart.
       * @example table 4
       */
      label?: string;
      /**
       * @description All that the key may do, of what its roles may. Without it, all of that.
       * @example [
       *       "games.watch",
       *       "matches.read"
       *     ]
       */
      scopes?: (
        | 'keys.issue'
        | 'keys.issue-for-player'
        | 'keys.manage-own'
        | 'keys.manage-any'
        | 'accounts.register'
        | 'accounts.register-staff'
        | 'accounts.manage-own'
        | 'accounts.reset-password'
        | 'accounts.manage-any'
        | 'signing-keys.rotate'
        | 'players.register'
        | 'players.read'
        | 'organisations.create'
        | 'organisations.read'
        | 'organisations.assign-roles'
        | 'leagues.create'
        | 'leagues.read'
        | 'leagues.assign-roles'
        | 'catalogue.read'
        | 'catalogue.import'
        | 'catalogue.read-imports'
        | 'decks.bring'
        | 'decks.bring-for-others'
        | 'decks.read'
        | 'decks.read-any'
        | 'matches.create'
        | 'matches.create-for-others'
        | 'matches.read'
        | 'matches.publish'
        | 'games.watch'
        | 'games.watch-live'
        | 'games.view-hidden'
        | 'looks.read'
        | 'games.act'
        | 'games.judge'
        | 'games.record'
        | 'clocks.control'
        | 'games.audit'
        | 'matches.audit'
        | 'audits.run'
        | 'statistics.read'
        | 'takebacks.propose'
        | 'takebacks.answer'
        | 'cases.open'
        | 'cases.read'
        | 'cases.discuss'
        | 'cases.assign'
        | 'cases.rule'
        | 'cases.rewind'
        | 'cases.appeal'
        | 'cases.rule-appeal'
        | 'sandbox.run'
        | 'events.follow'
        | 'exports.read'
        | 'webhooks.manage'
        | 'jobs.read'
        | 'jobs.retry'
      )[];
      /**
       * @description It ends by itself, at the latest with the key that makes it.
       * @example 86400
       */
      expiresInSeconds?: number;
    };
    LadderDto: {
      /** @example lorcana-penalties/1 */
      version: string;
      /**
       * @description Whose steps these are, and who says which comes when.
       * @example Suggested by Kifu.
       */
      source: string;
    };
    LeagueDto: {
      /**
       * Format: uuid
       * @example 0193a5a0-8d21-7b0e-8f4c-5a6b7c8d9e0f
       */
      id: string;
      /** @example Thursday league */
      name: string;
      /** @example lorcana */
      game: string;
      /** @example core-constructed */
      format: string;
      /**
       * @example 3
       * @enum {number}
       */
      bestOf: 1 | 3 | 5;
      /**
       * @description Who makes its matches: `staff`, or `players` as well.
       * @example staff
       * @enum {string}
       */
      pairings: 'staff' | 'players';
      points: components['schemas']['MatchPointsDto'];
      /**
       * Format: uuid
       * @description Who owns it.
       * @example null
       */
      organisationId: string | null;
      /**
       * @description For how many days after its end a game can be contested.
       * @example 92
       */
      appealDays: number;
      /** @description What time the seats have in all its matches. */
      timing: components['schemas']['TimingDto'] | null;
      spectators: components['schemas']['SeenDelayDto'];
      /**
       * @description `open`: whoever plays agrees to publication.
       * @example consent
       * @enum {string}
       */
      publication: 'consent' | 'open';
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      createdAt: string;
    };
    LeagueTableDto: {
      league: components['schemas']['StandingsLeagueDto'];
      /** @description What the order rests on, most significant first. */
      order: ('points' | 'won' | 'name')[];
      /** @example Tie-breakers are not applied yet. */
      note: string;
      standings: components['schemas']['StandingDto'][];
    };
    LedgerEntriesDto: {
      items: components['schemas']['LedgerEntryDto'][];
      /** @example /v1/ledger/entries?after=5711&limit=1000 */
      next: string | null;
    };
    LedgerEntryDto: {
      /** @example 4712 */
      position: number;
      /**
       * @description Of the event: its stream, and whoever played in it, knows it by this.
       * @example 2c26b46b68ffc68f…
       */
      hash: string;
      /**
       * @description SHA-256 of the root before and the hash, as bytes.
       * @example fcde2b2edba56bf4…
       */
      root: string;
    };
    LedgerRootDto: {
      /**
       * @description How many events it covers; 0 while nothing is recorded.
       * @example 4711
       */
      position: number;
      /**
       * @description SHA-256, in hex.
       * @example 9f86d081884c7d65…
       */
      root: string;
      /**
       * Format: date-time
       * @description When the event at that position was recorded.
       * @example 2026-11-21T10:04:05.678Z
       */
      at: string | null;
    };
    LengthDto: {
      /** @description Turns of all seats together. */
      turns: components['schemas']['SpreadDto'];
      actions: components['schemas']['SpreadDto'];
    };
    ListedGameDto: {
      /**
       * Format: uuid
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      id: string;
      /** @example 1 */
      number: number;
      /**
       * @example ended
       * @enum {string}
       */
      status: 'running' | 'ended';
    };
    ListedMatchDto: {
      /**
       * Format: uuid
       * @example 0193a5a1-02d4-7b66-8f10-2a3b4c5d6e7f
       */
      id: string;
      /** @example lorcana */
      game: string;
      /** @example core-constructed */
      format: string;
      /**
       * @example 3
       * @enum {number}
       */
      bestOf: 1 | 3 | 5;
      /**
       * Format: uuid
       * @example null
       */
      leagueId: string | null;
      /**
       * @example ended
       * @enum {string}
       */
      status: 'running' | 'ended';
      seats: components['schemas']['ListedSeatDto'][];
      /**
       * @example [
       *       "p1"
       *     ]
       */
      winners: string[];
      /** @example false */
      draw: boolean;
      /**
       * @description Games won, lost and drawn by each seat, once the match has ended.
       * @example {
       *       "p1": {
       *         "won": 2,
       *         "lost": 1,
       *         "drawn": 0
       *       },
       *       "p2": {
       *         "won": 1,
       *         "lost": 2,
       *         "drawn": 0
       *       }
       *     }
       */
      result: {
        [key: string]: {
          won: number;
          lost: number;
          drawn: number;
        };
      } | null;
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @example 2026-11-21T11:10:00.000Z
       */
      endedAt: string | null;
      /** @example Spring season */
      leagueName: string | null;
      /** @description By number. */
      games: components['schemas']['ListedGameDto'][];
    };
    ListedSeatDto: {
      /** @example p1 */
      seat: string;
      /**
       * Format: uuid
       * @example 0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a
       */
      playerId: string;
      /**
       * Format: uuid
       * @description To its player, to those who may read all decks, and to everybody once the match is public.
       * @example 0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912
       */
      deckId?: string;
      /**
       * @description Of the player.
       * @example Player One
       */
      name: string;
    };
    LogDto: {
      items: components['schemas']['StepDto'][];
      /**
       * @description Path of what follows; null at the end.
       * @example null
       */
      next: string | null;
    };
    /** @description What happened in a game, by `kind`. */
    LogEntry:
      | components['schemas']['LorcanaLogEntry']
      | components['schemas']['FftcgLogEntry']
      | components['schemas']['InterventionLogEntry'];
    LogInDto: {
      /** @example player.one */
      login: string;
      /** Format: password */
      password: string;
    };
    LookDto: {
      /**
       * @description In the record of looks at this game: its name.
       * @example 3
       */
      version: number;
      /**
       * Format: date-time
       * @example 2026-11-21T10:04:05.678Z
       */
      at: string;
      by: components['schemas']['LookedByDto'];
      /**
       * @description Where it was first seen.
       * @example state
       * @enum {string}
       */
      read: 'state' | 'log' | 'events' | 'decisions' | 'stream' | 'replay' | 'case' | 'sandbox';
      /**
       * @description Through whose eyes: a seat, judge, or everything.
       * @example p2
       */
      viewer: string;
      /**
       * @description The first version of the game that was seen.
       * @example 17
       */
      from: number;
      /**
       * @description The last one; null while somebody follows the game, or where nobody knows how far they did.
       * @example 17
       */
      to: number | null;
      /** @example A call at table 4 */
      reason: string | null;
      /**
       * Format: date-time
       * @description When somebody who followed the game left it.
       * @example null
       */
      endedAt: string | null;
    };
    LookedByDto: {
      /**
       * @description The role by which they could.
       * @example judge
       */
      role: string;
      /** @example 0193a5a0-5d17-7b1c-8a2e-4f5061728394 */
      keyId: string;
      /**
       * Format: uuid
       * @description Where the key is of a player.
       */
      playerId?: string;
      /**
       * Format: uuid
       * @example null
       */
      accountId: string | null;
    };
    LooksDto: {
      items: components['schemas']['LookDto'][];
      /**
       * @description Path of what follows; null at the end.
       * @example null
       */
      next: string | null;
    };
    /** @description Chance that is to be told. */
    LorcanaAwaited: {
      /** @description By which it is told. */
      label: string;
      /**
       * @description What of.
       * @enum {string}
       */
      kind: 'cards' | 'pick' | 'choice';
      /** @description How many. */
      count: number;
      /** @description Whose. */
      seat?: string;
      /** @description The possible outcomes of a choice. */
      among?: string[];
    };
    /** @description A board of Disney Lorcana, built up from what the reader may know: what it may not know is absent. */
    LorcanaBoard: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      game: 'lorcana';
      /** @description Id of the game. */
      gameId: string;
      /** @description The rule document. */
      ruleset: string;
      /**
       * @description The format that is played.
       * @enum {string}
       */
      format: 'core-constructed';
      /** @description Where the game is. */
      turn: {
        /** @description Which turn; 0 while the game is set up. */
        number: number;
        /** @description The seat whose turn it is. */
        active: string;
        /**
         * @description The phase.
         * @enum {string}
         */
        phase: 'setup' | 'ready' | 'set' | 'draw' | 'main' | 'end';
      };
      outcome: components['schemas']['LorcanaOutcome'] | null;
      /** @description The players, in the order of the table. */
      seats: components['schemas']['LorcanaPlayer'][];
      /** @description The zones that all share. */
      shared: {
        bag: components['schemas']['LorcanaZone'];
      };
      /** @description Who decides. What is asked is shown to the seat itself. */
      deciding: components['schemas']['LorcanaDeciding'][];
      /**
       * @description Chance fell at a table and is told.
       * @constant
       */
      chance?: 'asserted';
      /** @description What the game waits to be told. */
      awaiting?: components['schemas']['LorcanaAwaited'][];
    };
    /** @description A decision that a seat has before it. */
    LorcanaDeciding: {
      /** @description The seat. */
      seat: string;
      /** @description Id of the decision. */
      decision?: string;
      /** @description What kind of decision it is. */
      kind?: string;
      /** @description The question. */
      prompt?: string;
      /** @description The rules that make it so, most specific first. */
      cites?: {
        /** @description Whose rule. */
        game: string;
        /** @description Its number in the rule document. */
        rule: string;
        /** @description Our own short title of it; replays leave it out. */
        title?: string;
      }[];
      /** @description Id of the object that asks. */
      about?: string | null;
      /** @description What must be seen to decide, and is not on the board. */
      shows?: Record<string, unknown>;
    };
    /** @description What happened in a game of Disney Lorcana. What the reader may not know is absent. */
    LorcanaLogEntry:
      | {
          /** @constant */
          kind: 'answered';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the decision. */
          decision: string;
          /** @description Kind of the decision. */
          question: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description As it was given. */
          answer?: unknown;
          /** @description `judge`: in the place of the seat. */
          by?: string;
        }
      | {
          /** @constant */
          kind: 'nothingToChoose';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description Definition of the card. */
          card: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'shuffled';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Where it goes, or is. */
          zone: string;
          /** @description How many. */
          count: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Whose it is, or who does it. */
          seat?: string;
        }
      | {
          /** @constant */
          kind: 'chosenAtRandom';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description What about. */
          purpose: string;
          /** @description What could have come. */
          among: string[];
          /** @description What came. */
          chosen: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'pickedAtRandom';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description How many. */
          count: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Among how many. */
          among?: number;
          /** @description Ids of those that were picked. */
          picked?: string[];
        }
      | {
          /** @constant */
          kind: 'chanceTold';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Of what. */
          label: string;
          /** @description How many. */
          count: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted: boolean;
        }
      | {
          /** @constant */
          kind: 'revealed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Definitions of the cards. */
          cards: string[];
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'lookedAt';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description How many. */
          count: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Definitions of the cards. */
          cards?: string[];
        }
      | {
          /** @constant */
          kind: 'effectStarted';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Id of the effect. */
          effect: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Whose effect it is. */
          controller: string;
          /** @description What it changes or waits for. */
          does: Record<string, unknown>;
          /** @description When it ends. */
          until: Record<string, unknown>;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'effectsEnded';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Ids. */
          effects: string[];
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'abilityPlaced';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Name of the ability on its card. */
          ability: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'triggerDropped';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description Definition of the card. */
          card: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'abilityTaken';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Name of the ability on its card. */
          ability: string;
          /** @description What comes of it, and why. */
          reason: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'stateTriggered';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Name of the ability on its card. */
          ability: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'became';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Which. */
          fact: string;
          /** @description Before. */
          was: number;
          /** @description From now on. */
          now: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'turnChanged';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description The turn. */
          number: number;
          /** @description The phase. */
          phase: string;
          /** @description A turn begins. */
          began: boolean;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'gameEnded';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Seats. */
          winners: string[];
          /** @description Seats. */
          losers: string[];
          /** @description Nobody has won. */
          draw: boolean;
          /** @description Why. */
          reason: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'countersPut';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Which. */
          counter: string;
          /** @description How many. */
          count: number;
          /** @description How many it has now. */
          total: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'countersRemoved';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Which. */
          counter: string;
          /** @description How many. */
          count: number;
          /** @description How many it still has. */
          left: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'textInvoked';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Name of the ability on its card. */
          ability: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'textDue';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description Definition of the card. */
          card: string;
          /** @description By which a text that nobody has scripted is told from others. */
          fingerprint: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'textEnded';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description Definition of the card. */
          card: string;
          /** @description By which a text that nobody has scripted is told from others. */
          fingerprint: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'asserted';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description Definition of the card. */
          card: string;
          /** @description By which a text that nobody has scripted is told from others. */
          fingerprint: string;
          /** @description Which act. */
          act: string;
          /** @description What the act is done to, and how often. */
          given: Record<string, unknown>;
          /** @description The opponents. */
          confirmedFor: string[];
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'assertionRefused';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description Definition of the card. */
          card: string;
          /** @description By which a text that nobody has scripted is told from others. */
          fingerprint: string;
          /** @description Which act. */
          act: string;
          /** @description The seat that has not. */
          by: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'gameCorrected';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Id of the ruling. */
          ruling: string;
          /** @description By how many acts. */
          acts: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'corrected';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Id of the ruling. */
          ruling: string;
          /** @description Which act. */
          act: string;
          /** @description What the act is done to, and how often. */
          given: Record<string, unknown>;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'repetitionProposed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description The answers of one round. */
          round: unknown[];
          /** @description How many rounds. */
          times: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Whose answers they are. */
          seats?: string[];
        }
      | {
          /** @constant */
          kind: 'repetitionRefused';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description The seat that does not. */
          by: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'repetitionAgreed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description How many rounds. */
          times: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Who stops it, and after how many rounds. */
          stops?: Record<string, unknown>;
        }
      | {
          /** @constant */
          kind: 'repetitionEnded';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description How many rounds. */
          times: number;
          /** @description How many were carried out. */
          done: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description In which it ended, if not after the last. */
          round?: number;
          /** @description At which answer of it. */
          answer?: number;
          /** @description What ended it. */
          why?: string;
          /** @description The same for people. */
          message?: string;
          /** @description Who decided. */
          decides?: string;
          /** @description Code of the refusal that ended it. */
          rejection?: string;
          /** @description Which bound ended it. */
          bound?: string;
          /** @description That bound. */
          max?: number;
        }
      | {
          /** @constant */
          kind: 'loopFound';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description How it was found. */
          by: string;
          /** @description Which bound. */
          bound: string;
          /** @description How many steps were taken. */
          steps: number;
          /** @description How many are allowed. */
          stepsMax: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'turnBegan';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Which. */
          number: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'turnEnding';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'drawn';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Id of the object that it happens to. */
          object?: string;
          /** @description Definition of the card. */
          card?: string;
        }
      | {
          /** @constant */
          kind: 'drawFailed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'putUnder';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description How many. */
          count: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Definitions of the cards. */
          cards?: string[];
        }
      | {
          /** @constant */
          kind: 'inked';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description By the turn action, not by an effect. */
          action: boolean;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Id of the object that it happens to. */
          object?: string;
          /** @description Definition of the card. */
          card?: string;
          /** @description What it is from now on: new ids, for the old one is gone. */
          becomes?: string[];
        }
      | {
          /** @constant */
          kind: 'inkExerted';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description How many. */
          count: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'inkAllowed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description How many. */
          count: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'played';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Type of the card. */
          type: string;
          /** @description How it was paid for. */
          pay: string;
          /** @description Id of the character that it was shifted onto. */
          onto: string | null;
          /** @description It enters exerted. */
          exerted: boolean;
          /** @description With how much damage it enters. */
          damage: number;
          /** @description It stays in play. */
          stays: boolean;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'notPlayed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'actionResolved';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'sung';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Id of the song. */
          song: string;
          /** @description Definition of the song. */
          songCard: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'quested';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'challenged';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Id of what it challenges. */
          target: string;
          /** @description Definition of what it challenges. */
          targetCard: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'challengeEnded';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Ids of the objects that it happens to. */
          objects: string[];
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'moved';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Id of the location. */
          location: string;
          /** @description Definition of the location. */
          locationCard: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'leftLocation';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'readied';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description At the start of the turn. */
          start: boolean;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Id of the object that it happens to. */
          object?: string;
          /** @description Definition of the card. */
          card?: string;
        }
      | {
          /** @constant */
          kind: 'exerted';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Id of the object that it happens to. */
          object?: string;
          /** @description Definition of the card. */
          card?: string;
        }
      | {
          /** @constant */
          kind: 'madeDry';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'damageDealt';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description How much. */
          amount: number;
          /** @description All the damage that it has now. */
          damage: number;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description By a challenge. */
          challenge: boolean;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'damagePut';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description How much. */
          amount: number;
          /** @description All the damage that it has now. */
          damage: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'damageRemoved';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description How much. */
          amount: number;
          /** @description All the damage that it has now. */
          damage: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'damagePrevented';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'banished';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description What it is from now on: new ids, for the old one is gone. */
          becomes: string[];
          /** @description Which of them is its top card. */
          top: string;
          /** @description In a challenge. */
          inChallenge: boolean;
          /** @description Id of the other character of the challenge. */
          with: string | null;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Whose effect it is; absent where the rules, or a cost, have it happen. */
          cause?: string;
        }
      | {
          /** @constant */
          kind: 'discarded';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description What it is from now on: new ids, for the old one is gone. */
          becomes?: string[];
        }
      | {
          /** @constant */
          kind: 'putInto';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Where it goes, or is. */
          zone: string;
          /** @description `first` is the top of a pile, `last` its bottom. */
          at: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
          /** @description Id of the object that it happens to. */
          object?: string;
          /** @description Definition of the card. */
          card?: string;
          /** @description What it is from now on: new ids, for the old one is gone. */
          becomes?: string[];
          /** @description Whose effect it is; absent where the rules, or a cost, have it happen. */
          cause?: string;
          /** @description It is exerted there. */
          exerted?: boolean;
        }
      | {
          /** @constant */
          kind: 'loreGained';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description How much. */
          amount: number;
          /** @description The lore that the player has now. */
          lore: number;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'loreLost';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description How much. */
          amount: number;
          /** @description The lore that the player has now. */
          lore: number;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'loreSet';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description The lore that the player has now. */
          lore: number;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'lost';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Why. */
          reason: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'lossPrevented';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'abilityUsed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description Definition of the card. */
          card: string;
          /** @description Name of the ability on its card. */
          ability: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'abilityNotUsed';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'costNotPaid';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that makes it happen. */
          source: string;
          /** @description Definition of the card. */
          card: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        }
      | {
          /** @constant */
          kind: 'objectGone';
          /** @description The rules that make it so, most specific first. */
          cites: {
            /** @description Whose rule. */
            game: string;
            /** @description Its number in the rule document. */
            rule: string;
            /** @description Our own short title of it; replays leave it out. */
            title?: string;
          }[];
          /** @description Whose it is, or who does it. */
          seat: string;
          /** @description Id of the object that it happens to. */
          object: string;
          /** @description It is known only because somebody said so: that a text does it, or how chance fell. */
          asserted?: boolean;
        };
    /** @description A card, or an ability that waits. */
    LorcanaObject: {
      /** @description Until it goes to another zone. */
      id: string;
      /** @description Definition of the card. */
      card: string;
      /** @description A seat. */
      controller: string;
      /** @description Full name of the card. */
      name?: string;
      /** @description Type of the card. */
      type?: string;
      /** @description What is on it, or true of it. */
      marks?: {
        exerted?: boolean;
        drying?: boolean;
        damage?: number;
        /** @description Id of an object. */
        at?: string;
      } & {
        [key: string]: unknown;
      };
      /** @description It is as it is because somebody said that a text does it. */
      asserted?: boolean;
      /** @description Names of its texts that nobody has scripted. */
      texts?: string[];
      /** @description Its numbers as they are now. */
      numbers?: {
        [key: string]: number;
      };
      /** @description Its keywords, with their numbers. */
      keywords?: {
        [key: string]: number;
      };
      /** @description Its names as they are now. */
      names?: string[];
      /** @description What it is, as it is now: types, elements, classifications and the like. */
      tags?: string[];
      /** @description Definitions of the cards under it. */
      under?: string[];
      /** @description Of an ability that waits: id of the object whose it is. */
      source?: string;
      /** @description Of an ability that waits: where its card defines it. */
      ability?: (string | number)[];
      /** @description Of an ability that was given: definition of the card that gave it. */
      givenBy?: string;
    };
    /** @description How a game ended. */
    LorcanaOutcome: {
      /** @description Seats. */
      winners: string[];
      /** @description Seats. */
      losers: string[];
      /** @description Nobody has won. */
      draw: boolean;
      /** @description Why. */
      reason: string;
      /** @description The rules that make it so, most specific first. */
      cites: {
        /** @description Whose rule. */
        game: string;
        /** @description Its number in the rule document. */
        rule: string;
        /** @description Our own short title of it; replays leave it out. */
        title?: string;
      }[];
    };
    /** @description A player. */
    LorcanaPlayer: {
      /** @description The seat. */
      seat: string;
      /** @description Lore. */
      lore: number;
      /** @description The player has left the game. */
      left: boolean;
      /** @description The zones of the player. */
      zones: {
        deck: components['schemas']['LorcanaZone'];
        hand: components['schemas']['LorcanaZone'];
        play: components['schemas']['LorcanaZone'];
        inkwell: components['schemas']['LorcanaZone'];
        discard: components['schemas']['LorcanaZone'];
        resolving: components['schemas']['LorcanaZone'];
      };
      /** @description How often it has said what a text does that nobody has scripted. */
      assertions?: number;
    };
    /** @description A zone. */
    LorcanaZone: {
      /** @description How many objects are in it. */
      count: number;
      /** @description Those that the reader may see, in their order. */
      objects?: components['schemas']['LorcanaObject'][];
      /** @description Cards in it that the reader happens to know, without their place. */
      known?: string[];
      /** @description How many of those that may not be seen have which mark. */
      marks?: {
        [key: string]: number;
      };
    };
    ManagedAccountDto: {
      /**
       * Format: uuid
       * @example 0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a
       */
      id: string;
      /** @example player.one */
      login: string;
      /**
       * @description Held everywhere; roles in leagues come on top.
       * @example player
       * @enum {string}
       */
      role: 'admin' | 'organiser' | 'head-judge' | 'judge' | 'scorekeeper' | 'player' | 'spectator';
      /**
       * Format: uuid
       * @example 0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912
       */
      playerId: string;
      /** @example Player One */
      name: string;
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      createdAt: string;
      /**
       * @description The key or session that registered it; null for whoever signed up.
       * @example 7d51b08e643f9c2a
       */
      issuedBy: string | null;
      /**
       * @description All that it may do of what its roles may, as the key that registered it; null for no limit.
       * @example null
       */
      scopes:
        | (
            | 'keys.issue'
            | 'keys.issue-for-player'
            | 'keys.manage-own'
            | 'keys.manage-any'
            | 'accounts.register'
            | 'accounts.register-staff'
            | 'accounts.manage-own'
            | 'accounts.reset-password'
            | 'accounts.manage-any'
            | 'signing-keys.rotate'
            | 'players.register'
            | 'players.read'
            | 'organisations.create'
            | 'organisations.read'
            | 'organisations.assign-roles'
            | 'leagues.create'
            | 'leagues.read'
            | 'leagues.assign-roles'
            | 'catalogue.read'
            | 'catalogue.import'
            | 'catalogue.read-imports'
            | 'decks.bring'
            | 'decks.bring-for-others'
            | 'decks.read'
            | 'decks.read-any'
            | 'matches.create'
            | 'matches.create-for-others'
            | 'matches.read'
            | 'matches.publish'
            | 'games.watch'
            | 'games.watch-live'
            | 'games.view-hidden'
            | 'looks.read'
            | 'games.act'
            | 'games.judge'
            | 'games.record'
            | 'clocks.control'
            | 'games.audit'
            | 'matches.audit'
            | 'audits.run'
            | 'statistics.read'
            | 'takebacks.propose'
            | 'takebacks.answer'
            | 'cases.open'
            | 'cases.read'
            | 'cases.discuss'
            | 'cases.assign'
            | 'cases.rule'
            | 'cases.rewind'
            | 'cases.appeal'
            | 'cases.rule-appeal'
            | 'sandbox.run'
            | 'events.follow'
            | 'exports.read'
            | 'webhooks.manage'
            | 'jobs.read'
            | 'jobs.retry'
          )[]
        | null;
      /**
       * Format: date-time
       * @description When nobody logs in to it any more, as with the key that registered it.
       * @example null
       */
      expiresAt: string | null;
      /** @description The last way back in that staff has issued for it; null where there was none. */
      passwordReset: components['schemas']['PasswordResetDto'] | null;
      /**
       * Format: date-time
       * @description Null while enabled.
       * @example null
       */
      disabledAt: string | null;
      /**
       * @description The key or session that disabled it.
       * @example null
       */
      disabledBy: string | null;
    };
    MatchAuditDto: {
      /**
       * Format: uuid
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7080
       */
      matchId: string;
      /** @example true */
      ok: boolean;
      parts: components['schemas']['AuditedPartDto'][];
      /**
       * @description How many findings there are.
       * @example 0
       */
      found: number;
      /**
       * @description The first 100 of them; what was expected and found is told to whoever may run audits.
       * @example []
       */
      findings: components['schemas']['FindingDto'][];
    };
    MatchDto: {
      /**
       * Format: uuid
       * @example 0193a5a1-02d4-7b66-8f10-2a3b4c5d6e7f
       */
      id: string;
      /** @example lorcana */
      game: string;
      /** @example core-constructed */
      format: string;
      /**
       * @example 3
       * @enum {number}
       */
      bestOf: 1 | 3 | 5;
      /**
       * Format: uuid
       * @example null
       */
      leagueId: string | null;
      /**
       * @example ended
       * @enum {string}
       */
      status: 'running' | 'ended';
      seats: components['schemas']['MatchSeatDto'][];
      /**
       * @example [
       *       "p1"
       *     ]
       */
      winners: string[];
      /** @example false */
      draw: boolean;
      /**
       * @description Games won, lost and drawn by each seat, once the match has ended.
       * @example {
       *       "p1": {
       *         "won": 2,
       *         "lost": 1,
       *         "drawn": 0
       *       },
       *       "p2": {
       *         "won": 1,
       *         "lost": 2,
       *         "drawn": 0
       *       }
       *     }
       */
      result: {
        [key: string]: {
          won: number;
          lost: number;
          drawn: number;
        };
      } | null;
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @example 2026-11-21T11:10:00.000Z
       */
      endedAt: string | null;
      spectators: components['schemas']['SeenDelayDto'];
      publication: components['schemas']['PublicationDto'];
      /** @description In the order they were played. */
      games: components['schemas']['MatchGameDto'][];
      /** @description What time the seats have; null: as much as they like. */
      timing: components['schemas']['TimingDto'] | null;
      /** @description With `randomness: shared`, what the server committed itself to before it knew the share of any seat. Keep it. */
      pledge: components['schemas']['PledgeDto'] | null;
    };
    MatchGameDto: {
      /**
       * Format: uuid
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      id: string;
      /** @example 1 */
      number: number;
      /**
       * @example ended
       * @enum {string}
       */
      status: 'running' | 'ended';
      /**
       * @example [
       *       "p1"
       *     ]
       */
      winners: string[];
      /** @example false */
      draw: boolean;
    };
    MatchMomentDto: {
      /**
       * @description An earlier moment; without it, the newest.
       * @example 17
       */
      version?: number;
      /**
       * @description Chance of its own for the trial, which comes out the same each time: 32 bytes, hexadecimal. What lies unseen in the decks is shuffled by it. A position has its own `seed`.
       * @example 3a7bd3e2360a3d29eea436fcfb7e44c735d117c42d1c1835420b6b9942dd4f1b
       */
      seed?: string;
      /**
       * Format: uuid
       * @example 0193a5a1-02d4-7b66-8f10-2a3b4c5d6e7f
       */
      id: string;
      /**
       * @description Of the game in the match.
       * @example 1
       */
      number: number;
    };
    MatchPointsDto: {
      /** @example 3 */
      win: number;
      /** @example 1 */
      draw: number;
      /** @example 0 */
      loss: number;
    };
    MatchReplayDto: {
      /** @enum {string} */
      format: 'kifu-replay/1';
      /** @enum {string} */
      kind: 'match';
      match: components['schemas']['ReplayedMatchDto'];
      games: components['schemas']['MatchReplayGameDto'][];
    };
    MatchReplayGameDto: {
      /**
       * Format: uuid
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      id: string;
      /** @example 1 */
      number: number;
      /**
       * @example [
       *       "p1"
       *     ]
       */
      winners: string[];
      /** @example false */
      draw: boolean;
      /**
       * @description Path of its replay.
       * @example /v1/games/0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081/replay
       */
      replay: string;
    };
    MatchSeatDto: {
      /** @example p1 */
      seat: string;
      /**
       * Format: uuid
       * @example 0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a
       */
      playerId: string;
      /**
       * Format: uuid
       * @description To its player, to those who may read all decks, and to everybody once the match is public.
       * @example 0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912
       */
      deckId?: string;
    };
    MatchSummaryDto: {
      /**
       * Format: uuid
       * @example 0193a5a1-02d4-7b66-8f10-2a3b4c5d6e7f
       */
      id: string;
      /** @example lorcana */
      game: string;
      /** @example core-constructed */
      format: string;
      /**
       * @example 3
       * @enum {number}
       */
      bestOf: 1 | 3 | 5;
      /**
       * Format: uuid
       * @example null
       */
      leagueId: string | null;
      /**
       * @example ended
       * @enum {string}
       */
      status: 'running' | 'ended';
      seats: components['schemas']['MatchSeatDto'][];
      /**
       * @example [
       *       "p1"
       *     ]
       */
      winners: string[];
      /** @example false */
      draw: boolean;
      /**
       * @description Games won, lost and drawn by each seat, once the match has ended.
       * @example {
       *       "p1": {
       *         "won": 2,
       *         "lost": 1,
       *         "drawn": 0
       *       },
       *       "p2": {
       *         "won": 1,
       *         "lost": 2,
       *         "drawn": 0
       *       }
       *     }
       */
      result: {
        [key: string]: {
          won: number;
          lost: number;
          drawn: number;
        };
      } | null;
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @example 2026-11-21T11:10:00.000Z
       */
      endedAt: string | null;
    };
    MeDto: {
      /**
       * @example key
       * @enum {string}
       */
      kind: 'key' | 'session';
      /**
       * @description Of the key or session, as records name it.
       * @example 3f9c2a7d51b08e64
       */
      id: string;
      /**
       * @description Of a key.
       * @example table 4
       */
      label: string | null;
      /** @description Of a session. */
      account: components['schemas']['OwnAccountDto'] | null;
      /** @description As whom you play. */
      player: components['schemas']['NamedPlaceDto'] | null;
      /**
       * @description Held everywhere.
       * @example player
       * @enum {string}
       */
      role: 'admin' | 'organiser' | 'head-judge' | 'judge' | 'scorekeeper' | 'player' | 'spectator';
      /** @description Held in leagues and organisations: the first hundred; GET /v1/players/{id}/roles lists all. */
      roles: components['schemas']['RoleOfPlayerDto'][];
      /**
       * @description All that you may do of what your roles may; null for no limit.
       * @example null
       */
      scopes:
        | (
            | 'keys.issue'
            | 'keys.issue-for-player'
            | 'keys.manage-own'
            | 'keys.manage-any'
            | 'accounts.register'
            | 'accounts.register-staff'
            | 'accounts.manage-own'
            | 'accounts.reset-password'
            | 'accounts.manage-any'
            | 'signing-keys.rotate'
            | 'players.register'
            | 'players.read'
            | 'organisations.create'
            | 'organisations.read'
            | 'organisations.assign-roles'
            | 'leagues.create'
            | 'leagues.read'
            | 'leagues.assign-roles'
            | 'catalogue.read'
            | 'catalogue.import'
            | 'catalogue.read-imports'
            | 'decks.bring'
            | 'decks.bring-for-others'
            | 'decks.read'
            | 'decks.read-any'
            | 'matches.create'
            | 'matches.create-for-others'
            | 'matches.read'
            | 'matches.publish'
            | 'games.watch'
            | 'games.watch-live'
            | 'games.view-hidden'
            | 'looks.read'
            | 'games.act'
            | 'games.judge'
            | 'games.record'
            | 'clocks.control'
            | 'games.audit'
            | 'matches.audit'
            | 'audits.run'
            | 'statistics.read'
            | 'takebacks.propose'
            | 'takebacks.answer'
            | 'cases.open'
            | 'cases.read'
            | 'cases.discuss'
            | 'cases.assign'
            | 'cases.rule'
            | 'cases.rewind'
            | 'cases.appeal'
            | 'cases.rule-appeal'
            | 'sandbox.run'
            | 'events.follow'
            | 'exports.read'
            | 'webhooks.manage'
            | 'jobs.read'
            | 'jobs.retry'
          )[]
        | null;
      /**
       * Format: date-time
       * @description When key, account or session end, whichever comes first; null where none does.
       * @example null
       */
      endsAt: string | null;
    };
    MeanDto: {
      /** @example 200 */
      n: number;
      /** @example 18.4 */
      mean: number;
      /** @example 3 */
      min: number;
      /** @example 23 */
      max: number;
    };
    MomentDto: {
      /**
       * Format: uuid
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      gameId: string;
      /** @example 17 */
      step: number;
      /**
       * @description Through whose eyes: `everything` for judges and once the match is public, else the own ones.
       * @example {
       *       "kind": "player",
       *       "seat": "p1"
       *     }
       */
      viewer: Record<string, unknown>;
      /**
       * @description The last version of the game that you may know of.
       * @example 34
       */
      version: number;
      /** @description By viewer, the board before the step. */
      views: {
        [key: string]: {
          [key: string]: unknown;
        };
      };
      /** @description What was asked then, with the legal answers. */
      decisions: components['schemas']['DecisionDto'][];
      /** @description The step, and what came right after it. */
      log: components['schemas']['StepDto'][];
    };
    NamedPlaceDto: {
      /**
       * Format: uuid
       * @example 0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a
       */
      id: string;
      /** @example Spring season */
      name: string;
    };
    NewSeatDto: {
      /**
       * Format: uuid
       * @example 0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a
       */
      playerId: string;
      /**
       * Format: uuid
       * @description A deck of the player, or of nobody.
       * @example 0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912
       */
      deckId: string;
      /**
       * @description The player's own share of all chance in the match: 32 random bytes in hex. Otherwise it is drawn. The server knows it before it draws its own: `randomness: shared` has that the other way round.
       * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
       */
      entropy?: string;
    };
    OddityDto: {
      /**
       * @description A JSON pointer into the file.
       * @example /cards/17/cost
       */
      path: string;
      /** @example HeiHei - Boat Snack */
      card: string | null;
      /**
       * @description The same for those of one kind.
       * @example unknown-keyword
       */
      code: string;
      /** @example the keyword Vanish is none of the rules */
      what: string;
      /** @example kept as an unscripted text */
      did: string;
    };
    OpenCaseDto: {
      /** @example The location gives one lore at the start of the turn. */
      text: string;
      /**
       * @description Number of a rule in the rulebook of the game.
       * @example 4.2.2.2
       */
      rule?: string;
      /**
       * Format: uuid
       * @description The game.
       */
      gameId: string;
      /**
       * @description The contested step: the version of the game that it made.
       * @example 17
       */
      step: number;
      /** @example A triggered ability was forgotten */
      claim: string;
    };
    OrganisationDto: {
      /**
       * Format: uuid
       * @example 0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a
       */
      id: string;
      /** @example Thursday club */
      name: string;
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      createdAt: string;
    };
    OutcomeDto: {
      /**
       * @example [
       *       "p2"
       *     ]
       */
      winners: string[];
      /**
       * @example [
       *       "p1"
       *     ]
       */
      losers: string[];
      /** @example false */
      draw: boolean;
      /**
       * @description In a word: one of the game, or `concession`, `time`, `ruling`. Rules of play know no time: after `time` those that are cited say what comes of losing; from where it is that time loses, `rule` of `GET /v1/games/{id}/clock` says.
       * @example lore
       */
      reason: string;
      cites: components['schemas']['CitedRuleDto'][];
    };
    OwnAccountDto: {
      /**
       * Format: uuid
       * @example 0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a
       */
      id: string;
      /** @example player.one */
      login: string;
    };
    PasswordResetDto: {
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      issuedAt: string;
      /**
       * @description The key or session that issued it.
       * @example 7d51b08e643f9c2a
       */
      issuedBy: string;
      /**
       * Format: date-time
       * @example 2026-11-21T11:00:00.000Z
       */
      expiresAt: string;
      /**
       * Format: date-time
       * @example 2026-11-21T10:05:00.000Z
       */
      endedAt: string | null;
      /**
       * @example spent
       * @enum {string|null}
       */
      endedWhy: 'spent' | 'replaced' | 'password-changed' | 'account-disabled' | 'issuer-ended' | null;
    };
    PauseClockDto: {
      /** @example A question about a card */
      reason: string;
      /**
       * Format: date-time
       * @description Since when, where a judge was called a while ago: after the last event of the game, and not in the future. Without it, now.
       * @example 2026-11-22T12:03:10.000Z
       */
      since?: string;
    };
    PenaltyDto: {
      /** @example p1 */
      seat: string;
      /**
       * @description One of the ladder of the game.
       * @example slow-play
       */
      infraction: string;
      /**
       * @example warning
       * @enum {string}
       */
      penalty: 'warning' | 'game-loss' | 'match-loss' | 'disqualification';
    };
    PinnedDto: {
      /** @example kifu-engine/4 */
      engine: string;
      /** @example lorcana@2025-03-14 */
      ruleset: string;
      /**
       * @description Content hash of the cards.
       * @example 5f2d1c…
       */
      cardSet: string;
    };
    PlayerDto: {
      /**
       * Format: uuid
       * @example 0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a
       */
      id: string;
      /** @example Player One */
      name: string;
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      createdAt: string;
    };
    PledgeDto: {
      /** @description One for each game that there may be. */
      games: components['schemas']['PledgedGameDto'][];
      /**
       * @description By seat, to the share that counts where the seat gives none.
       * @example {
       *       "p1": "70d687f3617e5aee16e04a801391fa03e3096f12a3d1fb920f01296e848f0147"
       *     }
       */
      seats: {
        [key: string]: string;
      };
      /**
       * @description The seats that have answered.
       * @example [
       *       "p1"
       *     ]
       */
      given: string[];
    };
    PledgedGameDto: {
      /** @example 1 */
      number: number;
      /**
       * Format: uuid
       * @description Of the game when it is played: it goes into the seed.
       */
      gameId: string;
      /**
       * @description To the server's secret for this game.
       * @example 5fccb24f80a91f7c188f3067f4caaf52181e0f82a2ca0709348fae4d0cf2ce46
       */
      commitment: string;
    };
    /** @description Problem details (RFC 9457). A code may add members; its entry on /docs/problems says which. */
    Problem: {
      /**
       * @description Where the code is explained.
       * @example /docs/problems#request.invalid
       */
      type: string;
      /**
       * @description The same for every occurrence of the code.
       * @example Request is not valid
       */
      title: string;
      /** @example 400 */
      status: number;
      /**
       * @description What was wrong this time.
       * @example The request has 1 fault.
       */
      detail: string;
      /**
       * @description The path that was asked.
       * @example /v1/players
       */
      instance: string;
      /**
       * @description Stable; programs decide by it.
       * @example request.invalid
       */
      code: string;
      /**
       * @description The request id in the logs and in the X-Request-Id header.
       * @example 0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a
       */
      requestId: string;
      /** @description The rules of the game that the refusal rests on. */
      rules?: {
        /** @example lorcana */
        game: string;
        /** @example 2.1.1.1 */
        rule: string;
        /**
         * @description Our own short title.
         * @example A deck has at least sixty cards
         */
        title: string;
      }[];
      /**
       * @description How many items of its lists are not told, where there is no room for all.
       * @example 450
       */
      leftOut?: number;
      /** @description The faulty places of the request, up to 50. */
      errors?: {
        /** @enum {string} */
        in: 'body' | 'query' | 'path' | 'header';
        /**
         * @description A JSON pointer into the body, or the name of the parameter.
         * @example /name
         */
        pointer: string;
        /** @example name must be one line of 1 to 80 characters, without spaces around it */
        message: string;
      }[];
    };
    ProposeRepetitionDto: {
      /**
       * @description The version you decided on: if the game has gone on since, nothing is done. What happens to clocks, and who comes and goes, does not count.
       * @example 17
       */
      expectedVersion?: number;
      /**
       * @description For scorekeepers: the seat that did it.
       * @example p1
       */
      seat?: string;
      /**
       * @description All answers that are given in one round, those of your seat unless `seats` says otherwise, from a turn action to the next, in order. Objects are named by the ids that they have now; the game follows their cards. A waiting ability is named by the object that it is of.
       * @example [
       *       {
       *         "action": "activate",
       *         "source": "o17",
       *         "ability": "turn"
       *       },
       *       [
       *         "o31"
       *       ]
       *     ]
       */
      round: unknown[];
      /**
       * @description Whose each answer of `round` is, where some are those of others, who agree to them with the number; the first is of your seat. Absent: all are of your seat.
       * @example [
       *       "p1",
       *       "p2"
       *     ]
       */
      seats?: string[];
      /**
       * @description A whole number of rounds.
       * @example 12
       */
      times: number;
    };
    ProposeTakebackDto: {
      /**
       * @description The version you decided on: if the game has gone on since, nothing is done. What happens to clocks, and who comes and goes, does not count.
       * @example 17
       */
      expectedVersion?: number;
      /**
       * @description For scorekeepers: the seat that did it.
       * @example p1
       */
      seat?: string;
      /**
       * @description The version that the game is to be at again.
       * @example 15
       */
      to: number;
    };
    PublicationDto: {
      /**
       * @description `open`: by playing, all have agreed.
       * @example consent
       * @enum {string}
       */
      terms: 'consent' | 'open';
      /**
       * @description The seats whose players have agreed.
       * @example [
       *       "p1"
       *     ]
       */
      agreed: string[];
      /**
       * @description The match is over and all have agreed: nothing is hidden.
       * @example false
       */
      isPublic: boolean;
    };
    RateDto: {
      /** @example 100 */
      n: number;
      /** @example 70 */
      hits: number;
      /** @example 0.7 */
      value: number;
      /**
       * @description Lower bound of the 95 % Wilson score interval.
       * @example 0.6042
       */
      low: number;
      /**
       * @description Upper bound of the 95 % Wilson score interval.
       * @example 0.7811
       */
      high: number;
    };
    RefreshSessionDto: {
      /** @example kifu_refresh_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op */
      refreshToken: string;
    };
    RegisterAccountDto: {
      /**
       * @description Kept in lower case.
       * @example player.one
       */
      login: string;
      /** Format: password */
      password: string;
      /**
       * @description Of a new player; without it the login.
       * @example Player One
       */
      name?: string;
      /**
       * Format: uuid
       * @description A player who is registered already.
       */
      playerId?: string;
      /**
       * @description Held everywhere.
       * @default player
       * @enum {string}
       */
      role?: 'admin' | 'organiser' | 'head-judge' | 'judge' | 'scorekeeper' | 'player' | 'spectator';
    };
    RemedyEffectDto: {
      /** @example rewind */
      remedy: string;
      /**
       * Format: uuid
       * @description The game or the match in whose record it is.
       */
      stream: string;
      /**
       * @description Null for those who are behind it.
       * @example 34
       */
      version: number | null;
    };
    RemedyFailureDto: {
      /** @example rewind */
      remedy: string;
      /**
       * @description What had become impossible meanwhile.
       * @example rewind.past-ruling
       */
      code: string;
      /**
       * @description To the players of the match, to those who work at the table, and to everybody once it is public.
       * @example A ruling has changed the game at version 21.
       */
      message?: string;
    };
    ReplayBuildingDto: {
      /** @example building */
      state: string;
      /**
       * @description How far the making is.
       * @example 0.4
       */
      progress: number;
    };
    ReplayCardsDto: {
      /**
       * @description Hash of the card set.
       * @example 9f86d081884c7d65…
       */
      hash: string;
      /** @description Every card that the document names, by id. */
      definitions: {
        [key: string]: {
          id: string;
          abilities: Record<string, unknown>[];
        };
      };
    };
    ReplayCiteDto: {
      /** @example lorcana */
      game: string;
      /** @example 4.3.5 */
      rule: string;
    };
    ReplayDifferenceDto: {
      /**
       * @description Of the event.
       * @example 17
       */
      version: number;
      /**
       * @description What carrying it out again did not lead to.
       * @enum {string}
       */
      what: 'state-hash' | 'position-hash' | 'rejected' | 'outcome' | 'substitutions' | 'commitment';
      /** @example 9f86d081884c7d65… */
      recorded: string;
      /** @example 2c26b46b68ffc68f… */
      actual: string;
    };
    ReplayFrameDto: {
      /**
       * @description 0 is the game set up; each action makes the next.
       * @example 12
       */
      n: number;
      /**
       * @description Of the event that recorded it.
       * @example 13
       */
      version: number;
      /**
       * Format: date-time
       * @example 2026-11-21T10:04:05.678Z
       */
      at: string;
      /**
       * @description What was done; null where nobody did anything.
       * @example {
       *       "kind": "answer",
       *       "seat": "p1",
       *       "answers": [
       *         {
       *           "decision": "d12",
       *           "answer": {
       *             "action": "end-turn"
       *           }
       *         }
       *       ]
       *     }
       */
      action:
        | ({
            /** @enum {string} */
            kind: 'answer' | 'invoke' | 'repeat' | 'assert' | 'concede' | 'timeOut' | 'correct';
            seat?: string;
            /** @description Of decisions; what the reader may not know is absent. */
            answers?: {
              decision?: string;
              answer?: unknown;
            }[];
            /**
             * @description In the place of the seat.
             * @enum {string}
             */
            by?: 'judge';
          } & {
            [key: string]: unknown;
          })
        | null;
      /**
       * @description JSON Patch (RFC 6902) from the board of the frame before.
       * @example [
       *       {
       *         "op": "replace",
       *         "path": "/turn/active",
       *         "value": "p2"
       *       }
       *     ]
       */
      delta: {
        /** @enum {string} */
        op: 'add' | 'remove' | 'replace' | 'move';
        path: string;
        from?: string;
        value?: unknown;
      }[];
      /**
       * @description What happened, in order. Rules are cited without their titles.
       * @example [
       *       {
       *         "kind": "quested",
       *         "seat": "p1",
       *         "object": "o17",
       *         "card": "1-22",
       *         "cites": [
       *           {
       *             "game": "lorcana",
       *             "rule": "4.3.5",
       *             "title": "Questing"
       *           }
       *         ]
       *       }
       *     ]
       */
      log: components['schemas']['LogEntry'][];
      /**
       * @description Of the whole state after it.
       * @example 9f86d081884c7d65…
       */
      stateHash: string;
    };
    ReplayHeaderDto: {
      /**
       * Format: uuid
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      id: string;
      /**
       * @description Through whose eyes: `everything`, `spectator`, or a seat.
       * @example everything
       */
      viewer: string;
      /**
       * @description Which branch of the game this is.
       * @example 1
       */
      branch: number;
      /**
       * @description How many there are; the last one counts.
       * @example 1
       */
      branches: number;
      /**
       * Format: uuid
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      matchId: string;
      /**
       * @description Which game of the match.
       * @example 1
       */
      number: number;
      /** @example lorcana */
      game: string;
      /** @example lorcana@2025-03-14 */
      ruleset: string;
      /**
       * @description The build that recorded it.
       * @example kifu-engine/4
       */
      engine: string;
      /** @example core-constructed */
      format: string;
      seats: components['schemas']['ReplaySeatDto'][];
      /**
       * Format: date-time
       * @example 2026-11-21T10:04:05.678Z
       */
      startedAt: string;
      /**
       * Format: date-time
       * @description Null for a branch that was left before its end.
       * @example 2026-11-21T10:04:05.678Z
       */
      endedAt: string | null;
      /** @description Null for such a branch. */
      outcome: components['schemas']['ReplayOutcomeDto'] | null;
      /** @example 14 */
      turns: number;
      /** @example 137 */
      actions: number;
    };
    ReplayOutcomeDto: {
      /**
       * @example [
       *       "p2"
       *     ]
       */
      winners: string[];
      /**
       * @example [
       *       "p1"
       *     ]
       */
      losers: string[];
      /** @example false */
      draw: boolean;
      /** @example lore */
      reason: string;
      cites: components['schemas']['ReplayCiteDto'][];
    };
    ReplayRandomnessDto: {
      /**
       * @description From the seed, or told by whoever recorded the game.
       * @enum {string}
       */
      kind: 'seeded' | 'asserted';
      /** @description What the server and each seat bound themselves to. */
      commitments: {
        [key: string]: string;
      };
      /**
       * @description To whoever sees everything.
       * @example 9f86d081884c7d65…
       */
      serverSecret?: string;
      /** @description By seat. */
      seatSecrets?: {
        [key: string]: string;
      };
    };
    ReplaySeatDto: {
      /** @example p1 */
      seat: string;
      /**
       * Format: uuid
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      playerId: string;
      /**
       * Format: uuid
       * @description The deck is told to whoever sees through the seat.
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      deckId?: string;
      /** @example Amber and Sapphire */
      deckName?: string;
      cards?: components['schemas']['DeckLineDto'][];
    };
    ReplayWebhookDto: {
      /**
       * @description The `position` of the last event that you have taken in order; 0 for everything.
       * @example 4711
       */
      after: number;
    };
    ReplayedMatchDto: {
      /**
       * Format: uuid
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      id: string;
      /** @example lorcana */
      game: string;
      /** @example core-constructed */
      format: string;
      /** @example 3 */
      bestOf: number;
      /** @example null */
      leagueId: string | null;
      /** @description Who played; with which deck, to whoever may know. */
      seats: {
        seat: string;
        playerId: string;
        deckId?: string;
      }[];
      /**
       * Format: date-time
       * @example 2026-11-21T10:04:05.678Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @example 2026-11-21T10:04:05.678Z
       */
      endedAt: string;
      /**
       * @description Seats.
       * @example [
       *       "p1"
       *     ]
       */
      winners: string[];
      /** @example false */
      draw: boolean;
      /**
       * @description Games won, lost and drawn, by seat.
       * @example {
       *       "p1": {
       *         "won": 2,
       *         "lost": 1,
       *         "drawn": 0
       *       },
       *       "p2": {
       *         "won": 1,
       *         "lost": 2,
       *         "drawn": 0
       *       }
       *     }
       */
      result: {
        [key: string]: {
          won: number;
          lost: number;
          drawn: number;
        };
      };
    };
    RequestAuditDto: {
      /** @description Roots of the ledger that you kept: the audit says of each whether it still holds. */
      roots?: components['schemas']['KeptRootOfBody'][];
    };
    ResultDto: {
      /**
       * @description Without any, and not drawn, everybody has lost; a draw has none.
       * @example [
       *       "p1"
       *     ]
       */
      winners: string[];
      /** @example false */
      draw: boolean;
    };
    RetractDto: {
      /**
       * @description The version you decided on: if the game has gone on since, nothing is done. What happens to clocks, and who comes and goes, does not count.
       * @example 17
       */
      expectedVersion?: number;
      /**
       * @description The last version that was written down rightly.
       * @example 15
       */
      to: number;
      /** @example The card that p2 drew was another one */
      reason: string;
    };
    RewindDto: {
      /**
       * @description The version that the game goes on from.
       * @example 16
       */
      to: number;
    };
    RoleOfPlayerDto: {
      /**
       * @example head-judge
       * @enum {string}
       */
      role: 'organiser' | 'head-judge' | 'judge' | 'scorekeeper' | 'player' | 'spectator';
      /** @description Null for a role in an organisation. */
      league: components['schemas']['NamedPlaceDto'] | null;
      /** @description The role counts in all leagues of it. Null for a role in one league. */
      organisation: components['schemas']['NamedPlaceDto'] | null;
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      givenAt: string;
    };
    RotateKeyDto: {
      /**
       * @description How long the secret of now stays good; 0 where it has been seen by others.
       * @default 86400
       */
      graceSeconds?: number;
    };
    RotateSigningKeyDto: {
      /**
       * @description Refuse all tokens of the keys before from now on: for keys that others may have seen.
       * @default false
       */
      withdraw?: boolean;
    };
    RotatedKeyDto: {
      /** @example 3f9c2a7d51b08e64 */
      id: string;
      /**
       * @description The key. It is shown this once.
       * @example kifu_3f9c2a7d51b08e64_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op
       */
      key: string;
      /**
       * Format: date-time
       * @example 2026-11-23T10:00:00.000Z
       */
      previousUntil: string;
    };
    RuleOnCaseDto: {
      /** @example The location gives one lore at the start of the turn. */
      text: string;
      /**
       * @description Number of a rule in the rulebook of the game.
       * @example 4.2.2.2
       */
      rule?: string;
      /**
       * @description Whether the claim is right.
       * @example true
       */
      upheld: boolean;
      /** @description The game is played on from an earlier step. */
      rewind?: components['schemas']['RewindDto'];
      /** @description A forgotten text that nobody has scripted comes due. */
      invoke?: components['schemas']['InvokeDto'];
      /** @description Acts of the judge mend what went wrong: a missed effect, a wrong damage. All that follows from them follows. With a rewind, they meet the game as it was at that version, and name what was there. */
      correction?: components['schemas']['CorrectionDto'];
      /** @description The result of the game, whatever its state. */
      result?: components['schemas']['ResultDto'];
      /**
       * @description The game is in a loop that nobody can stop: it ends as its rules say of that, with no `result` beside it.
       * @enum {boolean}
       */
      loop?: true;
      /** @description The result of the match, whatever its games. */
      matchResult?: components['schemas']['ResultDto'];
      penalties?: components['schemas']['PenaltyDto'][];
    };
    RulingDto: {
      /**
       * Format: date-time
       * @example 2026-11-21T10:04:05.678Z
       */
      at: string;
      by: components['schemas']['ByDto'];
      ruling: components['schemas']['VerdictDto'];
      /** @description What it did to the game and the match; null until it is carried out, a moment later. */
      carriedOut: components['schemas']['CarriedOutDto'] | null;
    };
    SaidDto: {
      /**
       * Format: date-time
       * @example 2026-11-21T10:04:05.678Z
       */
      at: string;
      by: components['schemas']['ByDto'];
      /**
       * @description To the players of the match, to those who work at the table, and to everybody once it is public.
       * @example The location gives one lore at the start of the turn.
       */
      text?: string;
    };
    SeatClockDto: {
      /** @example p1 */
      seat: string;
      /**
       * @description Whether its time runs, or that of its absence.
       * @example true
       */
      running: boolean;
      /**
       * @description What is left of its own time.
       * @example 1312480
       */
      bankMs: number | null;
      /**
       * @description What is left of its time in this turn.
       * @example null
       */
      turnMs: number | null;
      /**
       * @description False where it is recorded that the seat is away.
       * @example true
       */
      present: boolean;
      /**
       * @description What is left of its absence.
       * @example null
       */
      graceMs: number | null;
      /**
       * Format: date-time
       * @example 2026-11-22T12:25:02.480Z
       */
      deadline: string | null;
    };
    SecretsDto: {
      /** @example 3a7bd3e2360a3d29eea436fcfb7e44c735d117c42d1c1835420b6b9942dd4f1b */
      server: string;
      /** @description By seat. */
      seats: {
        [key: string]: string;
      };
    };
    SeenDelayDto: {
      /**
       * @description How far spectators are behind.
       * @example null
       */
      delay: components['schemas']['DelayDto'] | null;
    };
    SessionDto: {
      /**
       * Format: uuid
       * @example 0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a
       */
      accountId: string;
      /**
       * Format: uuid
       * @example 0193a5a0-7c11-7f2a-a3b4-c5d6e7f80912
       */
      playerId: string;
      /**
       * @example player
       * @enum {string}
       */
      role: 'admin' | 'organiser' | 'head-judge' | 'judge' | 'scorekeeper' | 'player' | 'spectator';
      /**
       * @description Send it as `Authorization: Bearer`. A JSON Web Token; its keys are at /.well-known/jwks.json.
       * @example eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIwMTkzIn0.c2lnbmF0dXJl
       */
      accessToken: string;
      /**
       * @description Seconds until the access token is over.
       * @example 600
       */
      expiresIn: number;
      /**
       * @description Good once, at POST /v1/sessions/refresh. Sent twice, it ends the session.
       * @example kifu_refresh_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op
       */
      refreshToken: string;
    };
    SigningKeyDto: {
      /**
       * @description The `kid` in /.well-known/jwks.json.
       * @example kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k
       */
      id: string;
    };
    SpectatorTermsDto: {
      /**
       * @description By `seconds` or by `turns`. Without it spectators see what happens as it happens.
       * @example {
       *       "seconds": 300
       *     }
       */
      delay?: components['schemas']['DelayDto'];
    };
    SpendPasswordResetDto: {
      /** @example kifu_reset_Yk1Jm0w2v8nQx4Rt6Uz3Ab5Cd7Ef9Gh1Ij2Kl4Mn6Op */
      token: string;
      /** Format: password */
      newPassword: string;
    };
    SpreadDto: {
      /** @example 200 */
      n: number;
      /** @example 18.4 */
      mean: number;
      /** @example 3 */
      min: number;
      /** @example 23 */
      max: number;
      /** @example 19 */
      median: number;
    };
    StandingDto: {
      /** @example 7 */
      won: number;
      /** @example 3 */
      lost: number;
      /** @example 0 */
      drawn: number;
      /**
       * @description Shared by players whom points and wins do not tell apart.
       * @example 1
       */
      rank: number;
      /**
       * Format: uuid
       * @example 0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a
       */
      playerId: string;
      /** @example Player One */
      name: string;
      /** @example 9 */
      points: number;
      /**
       * @description Finished matches.
       * @example 4
       */
      played: number;
      games: components['schemas']['GamesDto'];
    };
    StandingPenaltyDto: {
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      imposedAt: string;
      /**
       * Format: uuid
       * @example null
       */
      leagueId: string | null;
      /**
       * Format: uuid
       * @example 0193a5a1-02d4-7b66-8f10-2a3b4c5d6e7f
       */
      matchId: string;
      /**
       * Format: uuid
       * @example 0193a5a3-4c1d-7a02-9b7e-6d5c4b3a2918
       */
      caseId: string;
      /**
       * @description Its place among those of the ruling, from 0.
       * @example 0
       */
      place: number;
      /**
       * Format: uuid
       * @example 0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a
       */
      playerId: string;
      /** @example slow-play */
      infraction: string;
      /** @example warning */
      penalty: string;
    };
    StandingsLeagueDto: {
      /**
       * Format: uuid
       * @example 0193a5a0-8d21-7b0e-8f4c-5a6b7c8d9e0f
       */
      id: string;
      /** @example Thursday league */
      name: string;
      /** @example lorcana */
      game: string;
      /** @example core-constructed */
      format: string;
      points: components['schemas']['MatchPointsDto'];
    };
    StateDto: {
      /**
       * Format: uuid
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      gameId: string;
      /** @example 17 */
      version: number;
      /**
       * @description Hash of the event of this version.
       * @example 9f86d081884c7d65…
       */
      hash: string;
      /**
       * @description The hash of the whole state, as it was recorded.
       * @example 2c26b46b68ffc68f…
       */
      stateHash: string;
      /**
       * @description Whose eyes these are.
       * @example {
       *       "kind": "player",
       *       "seat": "p1"
       *     }
       */
      viewer: {
        /** @enum {string} */
        kind: 'player' | 'spectator' | 'judge' | 'everything';
        /** @description Of a player. */
        seat?: string;
      };
      /** @description The board, built from what the viewer may know; what it may not know is absent. */
      view: Omit<components['schemas']['Board'], 'game'>;
    };
    StatisticsDto: {
      items: components['schemas']['GameStatisticsDto'][];
    };
    StepDto: {
      /** @example 17 */
      version: number;
      /**
       * Format: date-time
       * @example 2026-11-21T10:04:05.678Z
       */
      at: string;
      /**
       * @description Type of the event that it followed from.
       * @example ActionTaken
       */
      type: string;
      /**
       * @description Who acted, or in whose place a judge did.
       * @example p1
       */
      seat: string | null;
      /**
       * @description Hash of the event.
       * @example 9f86d081884c7d65…
       */
      hash: string;
      /**
       * @description What happened, in order, with the rules that made it so. What the viewer may not know is absent.
       * @example [
       *       {
       *         "kind": "quested",
       *         "seat": "p1",
       *         "object": "o17",
       *         "card": "1-22",
       *         "cites": [
       *           {
       *             "game": "lorcana",
       *             "rule": "4.3.5",
       *             "title": "Questing"
       *           }
       *         ]
       *       }
       *     ]
       */
      log: components['schemas']['LogEntry'][];
    };
    StreamAuditDto: {
      /**
       * Format: uuid
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      stream: string;
      /**
       * @description Null where its beginning tells nothing that there is.
       * @example case
       * @enum {string|null}
       */
      kind: 'game' | 'match' | 'case' | 'looks' | 'import' | 'audit' | null;
      /** @example true */
      ok: boolean;
      /** @example 7 */
      events: number;
      /**
       * @description How many of them the ledger has, or had.
       * @example 7
       */
      placed: number;
      /**
       * @description How many findings there are.
       * @example 0
       */
      found: number;
      /**
       * @description The first 100 of them.
       * @example []
       */
      findings: components['schemas']['FindingDto'][];
    };
    SuggestionDto: {
      /** @example p1 */
      seat: string;
      /**
       * @description Of the ladder of the game.
       * @example slow-play
       */
      infraction: string;
      /**
       * @description What that is.
       * @example Playing too slowly
       */
      title: string;
      /**
       * @description How often the player was penalised for it before, in this league.
       * @example 1
       */
      before: number;
      /**
       * @description The next step of the ladder; it binds nobody.
       * @example game-loss
       */
      penalty: string;
    };
    TakeActionDto: {
      /**
       * @description The version you decided on: if the game has gone on since, nothing is done. What happens to clocks, and who comes and goes, does not count.
       * @example 17
       */
      expectedVersion?: number;
      /**
       * @description For scorekeepers: the seat that did it.
       * @example p1
       */
      seat?: string;
      /** @description All are carried out, or none. */
      answers: components['schemas']['AnswerDto'][];
      /** @description For whoever records a paper match: how chance fell that the answers come to. */
      asserted?: components['schemas']['ToldDto'][];
    };
    TakebackAnswerDto: {
      /**
       * Format: uuid
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      gameId: string;
      /**
       * @description Of the game now.
       * @example 19
       */
      version: number;
      /** @example 9f86d081884c7d65… */
      hash: string;
      /** @description The proposal, while it is open. */
      takeback: components['schemas']['TakebackDto'] | null;
      /**
       * @description How many branches the game has: one more each time it was taken back.
       * @example 1
       */
      branches: number;
      /**
       * @description The seats that the game waits for.
       * @example [
       *       "p1"
       *     ]
       */
      deciding: string[];
      /**
       * @description Of a paper match: what the game waits to be told.
       * @example []
       */
      awaiting: components['schemas']['AwaitedDto'][];
    };
    TakebackDto: {
      /**
       * @description At which it was proposed: its name.
       * @example 19
       */
      version: number;
      /**
       * @description Who proposes it.
       * @example p1
       */
      seat: string;
      /**
       * @description The version that the game is to be at again.
       * @example 15
       */
      to: number;
      /**
       * @description Who has agreed.
       * @example [
       *       "p1"
       *     ]
       */
      agreed: string[];
    };
    TeamDto: {
      /**
       * @example [
       *       "p1",
       *       "p3"
       *     ]
       */
      seats: string[];
    };
    TimingDto: {
      /** @description A seat's own time for a whole game: it runs whenever the seat has something to decide. */
      bank?: components['schemas']['BankDto'];
      /** @description What a seat may think within one turn, its own or another's. */
      turn?: components['schemas']['TurnTimeDto'];
      /** @description How long a seat may be away: without a stream of the game, a heartbeat or an action. Of no effect in a match that is recorded at a table (`randomness: asserted`). */
      disconnect?: components['schemas']['DisconnectDto'];
    };
    ToldDto: {
      /**
       * @description As `awaiting` names it: a pile of cards, or a random choice.
       * @example p1.deck
       */
      label: string;
      /**
       * @description Of a pile: the cards by their ids, in the order in which they come to light, the topmost first. Of a choice: what was chosen; cards by their ids too.
       * @example [
       *       "1-22",
       *       "1-7"
       *     ]
       */
      outcome: string[];
    };
    TrialActionDto: {
      /**
       * @example answer
       * @enum {string}
       */
      kind: 'answer' | 'assert' | 'invoke' | 'repeat' | 'concede';
      /**
       * @description Whose action it is; of every kind but assert.
       * @example p1
       */
      seat?: string;
      /**
       * @description Of an answer: a judge gives it, for the seat.
       * @enum {string}
       */
      by?: 'judge';
      /** @description Of the kind answer. */
      answers?: components['schemas']['TrialAnswerDto'][];
      /** @description Where the chance of the trial is told: how it fell. Of the kind assert when it is `awaiting`; or with the answers that lead to it. */
      asserted?: components['schemas']['ToldDto'][];
      /**
       * @description Of the kind invoke: a card in play.
       * @example o17
       */
      object?: string;
      /**
       * @description Of the kind invoke: the name of its text.
       * @example text-1
       */
      ability?: string;
      /** @description Of the kind repeat: the answers of a round. */
      round?: unknown[];
      /**
       * @description Of the kind repeat: how often.
       * @example 12
       */
      times?: number;
    };
    TrialAnswerDto: {
      /**
       * @description Needed where the seat has several open decisions.
       * @example d122
       */
      decision?: string;
      /**
       * @description One of the legal answers to it.
       * @example {
       *       "action": "end-turn"
       *     }
       */
      answer: string | number | unknown[] | Record<string, unknown>;
    };
    TrialRefusedDto: {
      /**
       * @description Which action, counted from 0. Those before it were carried out.
       * @example 1
       */
      at: number;
      /**
       * @description As the game itself would answer.
       * @example action.illegal
       */
      code: string;
      /** @example The card is not ready. */
      detail: string;
      /**
       * @description The rule engine's own code.
       * @example quest.not-ready
       */
      rejection: string;
      rules: components['schemas']['CitedRuleDto'][];
      /** @example null */
      details: Record<string, unknown> | null;
    };
    TriedDto: {
      /** @example lorcana */
      game: string;
      /** @example lorcana@2025-03-14 */
      ruleset: string;
      /** @description The recorded moment, if it began at one. */
      from: components['schemas']['TriedFromDto'] | null;
      /**
       * @description Whether chance falls as in the game, by another seed, or as the actions told. For a running game it never falls as in the game, and what lies unseen in its decks is shuffled: nobody learns by trying how it will go on.
       * @enum {string}
       */
      chance: 'recorded' | 'another' | 'asserted';
      /**
       * @description The objects that the position gave a label.
       * @example {
       *       "hero": "o3"
       *     }
       */
      labels: {
        [key: string]: string;
      };
      /**
       * @description Whose eyes these are.
       * @example {
       *       "kind": "player",
       *       "seat": "p1"
       *     }
       */
      viewer: {
        /** @enum {string} */
        kind: 'player' | 'spectator' | 'judge' | 'everything';
        /** @description Of a player. */
        seat?: string;
      };
      /**
       * @description What happened before the first decision of a position of your own.
       * @example [
       *       {
       *         "kind": "quested",
       *         "seat": "p1",
       *         "object": "o17",
       *         "card": "1-22",
       *         "cites": [
       *           {
       *             "game": "lorcana",
       *             "rule": "4.3.5",
       *             "title": "Questing"
       *           }
       *         ]
       *       }
       *     ]
       */
      opening: components['schemas']['LogEntry'][];
      /** @description One for each action that was carried out. */
      steps: components['schemas']['TriedStepDto'][];
      /** @description Why an action was not carried out. */
      refused: components['schemas']['TrialRefusedDto'] | null;
      /** @description The board at the end. */
      view: Omit<components['schemas']['Board'], 'game'>;
      /** @description What must be decided next, with the legal answers. */
      decisions: components['schemas']['DecisionDto'][];
      invocations: components['schemas']['InvocationDto'][];
      /**
       * @example [
       *       "p1"
       *     ]
       */
      deciding: string[];
      /**
       * @description How chance fell that must be told before it goes on.
       * @example []
       */
      awaiting: components['schemas']['AwaitedDto'][];
      outcome: components['schemas']['OutcomeDto'] | null;
    };
    TriedFromDto: {
      /**
       * Format: uuid
       * @example 0193a5a1-02d5-7c01-9a2b-3c4d5e6f7081
       */
      gameId: string;
      /** @example 17 */
      version: number;
    };
    TriedStepDto: {
      /**
       * @description What followed from the action, in order, with the rules that made it so.
       * @example [
       *       {
       *         "kind": "quested",
       *         "seat": "p1",
       *         "object": "o17",
       *         "card": "1-22",
       *         "cites": [
       *           {
       *             "game": "lorcana",
       *             "rule": "4.3.5",
       *             "title": "Questing"
       *           }
       *         ]
       *       }
       *     ]
       */
      log: components['schemas']['LogEntry'][];
    };
    TryOutDto: {
      /**
       * @description A position of your own: the game, cards of your own if you like, a turn, and what each seat has. Cards are ids, or records with marks and a label `as`; a number in the place of a list stands for that many cards.
       * @example {
       *       "game": "lorcana",
       *       "turn": {
       *         "active": "p1"
       *       },
       *       "seats": {
       *         "p1": {
       *           "lore": 19,
       *           "hand": [
       *             "1-7"
       *           ]
       *         },
       *         "p2": {
       *           "deck": 10
       *         }
       *       }
       *     }
       */
      position?: Record<string, unknown>;
      /** @description A moment of a recorded game: of any for judges, of public matches for everybody. */
      game?: components['schemas']['GameMomentDto'];
      /** @description The same, by the match. */
      match?: components['schemas']['MatchMomentDto'];
      /**
       * @description What nobody has seen, and what is left to chance, is told with the actions (`asserted`), as in a paper match: `awaiting` says what the trial waits for. Of a paper match it always is.
       * @enum {string}
       */
      randomness?: 'asserted';
      /** @description Carried out in order, up to the first that the rules forbid. */
      actions?: components['schemas']['TrialActionDto'][];
      /**
       * @description How many legal answers to list with each decision that is open at the end.
       * @default 50
       */
      answers?: number;
      /**
       * @description Through whose eyes the answer is: p1, p2, … or spectator, judge, everything (which is the default).
       * @example p1
       */
      as?: string;
    };
    TurnMeanDto: {
      /**
       * @description The seat's own third turn.
       * @example 3
       */
      turn: number;
      /** @example 198 */
      n: number;
      /** @example 0.9 */
      mean: number;
    };
    TurnTimeDto: {
      /** @example 240 */
      seconds: number;
    };
    UnscriptedTextDto: {
      /**
       * @description What the card calls it; of our own making.
       * @example text-1
       */
      name: string;
      /**
       * @description Tells texts apart without holding them.
       * @example 5f2d1c…
       */
      fingerprint: string;
      /**
       * @description When its controller carries it out: playing the action, on an event, for a cost, or invoked while the game is at rest.
       * @enum {string}
       */
      due: 'action' | 'trigger' | 'cost' | 'rest';
    };
    VerdictDto: {
      /**
       * @description From 1; that on an appeal is the second, and takes the place of the first.
       * @example 1
       */
      number: number;
      /**
       * @description Whether the claim is right.
       * @example true
       */
      upheld: boolean;
      rule: components['schemas']['CitationDto'] | null;
      /**
       * @description To the players of the match, to those who work at the table, and to everybody once it is public.
       * @example The ability comes due now.
       */
      text?: string;
      penalties: components['schemas']['ImposedPenaltyDto'][];
      /**
       * @description The version of the ladders that the infractions are of, where there are penalties.
       * @example lorcana-penalties/1
       */
      ladder?: string;
      rewind?: components['schemas']['RewindDto'];
      invoke?: components['schemas']['InvokeDto'];
      /** @description The `objects` of its acts may be cards of a hand: they are told to whoever sees through its seat. */
      correction?: components['schemas']['CorrectionDto'];
      /** @description Of the game. */
      result?: components['schemas']['ResultDto'];
      /**
       * @description The game ended as its rules say of a loop.
       * @example true
       */
      loop?: boolean;
      /** @description Of the match. */
      matchResult?: components['schemas']['ResultDto'];
    };
    VerificationDto: {
      /**
       * @description The build that made the document.
       * @example kifu-engine/4
       */
      engine: string;
      /**
       * @description Carrying the game out again came to what was recorded.
       * @example true
       */
      agrees: boolean;
      differences: components['schemas']['ReplayDifferenceDto'][];
      /** @description What no carrying out can verify. */
      byHand: components['schemas']['ByHandDto'];
    };
    WebhookDto: {
      /**
       * Format: uuid
       * @example 0193a5a2-1b3c-7d5e-8f60-718293a4b5c6
       */
      id: string;
      /**
       * @description The player or the key that made it.
       * @example 3f9c2a7d51b08e64
       */
      owner: string;
      /**
       * @description The key that made it, where that was narrowed or ends: it is called as long as this key is good.
       * @example null
       */
      boundTo: string | null;
      /** @example https://example.org/hooks/kifu */
      url: string;
      /**
       * @example [
       *       "match.ended"
       *     ]
       */
      kinds: (
        | 'match.created'
        | 'match.ended'
        | 'match.reopened'
        | 'match.ruled'
        | 'game.started'
        | 'game.ended'
        | 'game.rewound'
        | 'game.ruled'
        | 'standings.changed'
        | 'case.opened'
        | 'case.assigned'
        | 'case.ruled'
        | 'case.appealed'
        | 'case.closed'
        | 'ruling.carried-out'
      )[];
      /**
       * Format: uuid
       * @example null
       */
      leagueId: string | null;
      /**
       * @description Why it is not called any more.
       * @example null
       */
      disabledReason: string | null;
      /**
       * Format: date-time
       * @example null
       */
      disabledAt: string | null;
      /**
       * Format: date-time
       * @description The first failure that no success has followed.
       * @example null
       */
      failingSince: string | null;
      /**
       * @description Events after this position are sent.
       * @example 4711
       */
      after: number;
      /**
       * Format: date-time
       * @example 2026-11-21T10:00:00.000Z
       */
      createdAt: string;
    };
    WebhookReplayDto: {
      /**
       * @description The `position` of the last event that you have taken in order; 0 for everything.
       * @example 4711
       */
      after: number;
      /**
       * @description The newest event when the replay was asked for; later ones come as ever.
       * @example 4799
       */
      until: number;
    };
    WinRateDto: {
      /** @example play */
      key: string;
      /**
       * @description The name of the deck or the player.
       * @example null
       */
      label: string | null;
      wins: components['schemas']['RateDto'];
    };
    WinsDto: {
      /** @description Of `publicGames` alone: others tell nobody which deck won. */
      byDeck: components['schemas']['WinRateDto'][];
      byPlayer: components['schemas']['WinRateDto'][];
      /** @description `play` took the first turn, `draw` did not. */
      byTurnOrder: components['schemas']['WinRateDto'][];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getSigningKeys: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            keys?: Record<string, unknown>[];
          };
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listAccounts: {
    parameters: {
      query?: {
        /** @description Take it from `next` of the page before; it is opaque. */
        cursor?: string;
        limit?: number;
        /** @description The whole login, in any case. */
        login?: string;
        enabled?: boolean;
        /** @description Only what this key or session has made. */
        issuedBy?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: components['schemas']['ManagedAccountDto'][];
            /**
             * @description Path of the next page; null on the last one.
             * @example null
             */
            next: string | null;
          };
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  registerAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegisterAccountDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccountDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden`, `identity.scope-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.player-not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.login-taken`, `identity.player-has-account` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota.exhausted` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getOwnAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccountDto'];
        };
      };
      /** @description `identity.no-session` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listIdentities: {
    parameters: {
      query?: {
        /** @description Take it from `next` of the page before; it is opaque. */
        cursor?: string;
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: components['schemas']['IdentityDto'][];
            /**
             * @description Path of the next page; null on the last one.
             * @example null
             */
            next: string | null;
          };
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.no-session` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  linkIdentity: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FinishedLoginDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.oidc-refused` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.oidc-login-unknown` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.oidc-not-configured` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.no-session`, `identity.identity-taken` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.oidc-unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  unlinkIdentity: {
    parameters: {
      query: {
        issuer: string;
        subject: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.identity-not-linked` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.no-session`, `identity.last-way-in` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  changePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangePasswordDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.password-wrong` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.no-session` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.login-throttled` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ManagedAccountDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.account-not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  changeAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeAccountDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ManagedAccountDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden`, `identity.key-bounded` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.account-not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.own-account` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  requestAudit: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body is answered again instead of being done again; that answer says `Idempotent-Replayed: true`. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RequestAuditDto'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.idempotency-mismatch` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  auditStream: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StreamAuditDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `audit.stream-not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getAudit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `audit.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listCards: {
    parameters: {
      query: {
        /** @description Take it from `next` of the page before; it is opaque. */
        cursor?: string;
        limit?: number;
        game: string;
        /** @description The version or the hash of a card set; otherwise the cards that new matches are played with. */
        cardSet?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: components['schemas']['CardDto'][];
            /**
             * @description Path of the next page; null on the last one.
             * @example null
             */
            next: string | null;
          };
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `card-set.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `catalogue.unknown-game` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listCases: {
    parameters: {
      query?: {
        /** @description Take it from `next` of the page before; it is opaque. */
        cursor?: string;
        limit?: number;
        game?: string;
        status?: 'open' | 'assigned' | 'ruled' | 'appealed' | 'closed';
        match?: string;
        league?: string;
        /** @description Cases about matches of this player. */
        player?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: components['schemas']['CaseSummaryDto'][];
            /**
             * @description Path of the next page; null on the last one.
             * @example null
             */
            next: string | null;
          };
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  openCase: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body is answered again instead of being done again; that answer says `Idempotent-Replayed: true`. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OpenCaseDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden`, `case.not-a-party` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `case.window-closed`, `case.too-many`, `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `case.no-such-step`, `case.unknown-rule`, `event-store.idempotency-mismatch` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota.exhausted` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.busy` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getCase: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `case.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  appealCase: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body is answered again instead of being done again; that answer says `Idempotent-Replayed: true`. */
        'Idempotency-Key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CaseTextDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden`, `case.not-a-party` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `case.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `case.wrong-status`, `case.closed`, `card-set.unavailable`, `case.window-closed` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.idempotency-mismatch` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota.exhausted` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.busy` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  assignCase: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body is answered again instead of being done again; that answer says `Idempotent-Replayed: true`. */
        'Idempotency-Key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AssignCaseDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `case.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `case.wrong-status`, `case.closed`, `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.idempotency-mismatch` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota.exhausted` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.busy` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  closeCase: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body is answered again instead of being done again; that answer says `Idempotent-Replayed: true`. */
        'Idempotency-Key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CaseTextDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden`, `case.own-ruling` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `case.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `case.wrong-status`, `case.closed`, `card-set.unavailable`, `case.appeal-possible` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.idempotency-mismatch` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota.exhausted` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.busy` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  discussCase: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body is answered again instead of being done again; that answer says `Idempotent-Replayed: true`. */
        'Idempotency-Key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CaseTextDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `case.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `case.wrong-status`, `case.closed`, `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.idempotency-mismatch` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota.exhausted` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.busy` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  ruleCase: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body is answered again instead of being done again; that answer says `Idempotent-Replayed: true`. */
        'Idempotency-Key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RuleOnCaseDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CaseDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden`, `case.own-ruling` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `case.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `case.wrong-status`, `case.closed`, `card-set.unavailable`, `case.later-game`, `case.match-decided`, `rewind.past-ruling`, `invocation.not-at-rest`, `correction.not-at-rest`, `game.over`, `game.seat-left` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.idempotency-mismatch`, `case.unknown-rule`, `case.ruling-impossible`, `rewind.not-a-step`, `invocation.unknown`, `correction.impossible` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota.exhausted` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.busy` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listCardSets: {
    parameters: {
      query: {
        /** @description Take it from `next` of the page before; it is opaque. */
        cursor?: string;
        limit?: number;
        game: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: components['schemas']['CardSetDto'][];
            /**
             * @description Path of the next page; null on the last one.
             * @example null
             */
            next: string | null;
          };
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `catalogue.unknown-game` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getCardSet: {
    parameters: {
      query: {
        game: string;
      };
      header?: never;
      path: {
        /** @description The version, or the hash. */
        version: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CardSetDetailsDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `card-set.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `catalogue.unknown-game` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  requestImport: {
    parameters: {
      query: {
        game: string;
        /** @description What kind of file it is. */
        format: string;
        /** @description What the file is called, for the record. */
        fileName?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The file itself, as it is; at most 32 MiB. */
    requestBody: {
      content: {
        'application/json': {
          [key: string]: unknown;
        };
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportDto'];
        };
      };
      /** @description `request.invalid`, `request.malformed-json`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `request.too-large` */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `catalogue.unknown-game`, `catalogue.unknown-import-format` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `request.too-many-files` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getImport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `import.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getImportReport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportReportDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `import.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `import.not-done` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listDecks: {
    parameters: {
      query?: {
        /** @description Take it from `next` of the page before; it is opaque. */
        cursor?: string;
        limit?: number;
        /** @description Only decks of this player. */
        player?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: components['schemas']['DeckSummaryDto'][];
            /**
             * @description Path of the next page; null on the last one.
             * @example null
             */
            next: string | null;
          };
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `deck.forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createDeck: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateDeckDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeckDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `deck.forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.player-not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `deck.illegal`, `catalogue.unknown-game`, `catalogue.unknown-format` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota.exhausted` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  validateDeck: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeckListDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeckVerdictDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `catalogue.unknown-game`, `catalogue.unknown-format` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getDeck: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeckDto'];
        };
      };
      /** @description `deck.forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `deck.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  followEvents: {
    parameters: {
      query?: {
        /** @description Repeated, or separated by commas; without it, all. */
        kinds?: (
          | 'match.created'
          | 'match.ended'
          | 'match.reopened'
          | 'match.ruled'
          | 'game.started'
          | 'game.ended'
          | 'game.rewound'
          | 'game.ruled'
          | 'standings.changed'
          | 'case.opened'
          | 'case.assigned'
          | 'case.ruled'
          | 'case.appealed'
          | 'case.closed'
          | 'ruling.carried-out'
        )[];
        /** @description Only what happens in this league. */
        league?: string;
        /** @description The id of an event, or a position of the ledger; what comes after it is told. 0 for everything. */
        after?: string;
      };
      header?: {
        /** @description Sent by browsers when they reconnect. */
        'Last-Event-ID'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Until the client goes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': string;
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `webhook.cursor-ahead` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-streams.too-many` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  exportMatches: {
    parameters: {
      query?: {
        game?: string;
        status?: 'running' | 'ended';
        /** @description Matches in which this player has a seat. */
        player?: string;
        /** @description Matches of this league. */
        league?: string;
        format?: 'json' | 'csv';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A JSON list, or a table in CSV (RFC 4180) with a header. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MatchSummaryDto'][];
          'text/csv': string;
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  exportPenalties: {
    parameters: {
      query?: {
        /** @description Penalties in matches of this league. */
        league?: string;
        /** @description Penalties in this match. */
        match?: string;
        /** @description Penalties of this player. */
        player?: string;
        format?: 'json' | 'csv';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A JSON list, or a table in CSV (RFC 4180) with a header. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StandingPenaltyDto'][];
          'text/csv': string;
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  exportStandings: {
    parameters: {
      query: {
        /** @description The league. */
        league: string;
        format?: 'json' | 'csv';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A JSON list, or a table in CSV (RFC 4180) with a header. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StandingDto'][];
          'text/csv': string;
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `league.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  exportStatistics: {
    parameters: {
      query?: {
        /** @description Without it, every game has its report. */
        game?: string;
        /** @description Only games of the matches of this league. */
        league?: string;
        /** @description Only games that ended then or later. */
        from?: string;
        /** @description Only games that ended before. */
        to?: string;
        /** @description Leaves out what rests on fewer games. */
        minGames?: number;
        format?: 'json' | 'csv';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A JSON list, or a table in CSV (RFC 4180) with a header. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameStatisticsDto'][];
          'text/csv': string;
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getGame: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameDto'];
        };
      };
      /** @description `game.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  takeAction: {
    parameters: {
      query?: {
        /** @description How many legal answers to list with each decision that is open next. */
        answers?: number;
      };
      header?: {
        /** @description The same key with the same body is answered again instead of being done again; that answer says `Idempotent-Replayed: true`. */
        'Idempotency-Key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TakeActionDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActionAnswerDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-seated`, `decision.other-seat`, `decision.not-for-judges`, `chance.not-yours` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.stale-version`, `game.too-many-races`, `game.over`, `clock.expired`, `card-set.unavailable`, `decision.not-open`, `chance.not-awaited`, `game.seat-left` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.idempotency-mismatch`, `action.illegal`, `chance.not-asserted`, `chance.impossible`, `game.seat-needed` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.busy` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  auditGame: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditReportDto'];
        };
      };
      /** @description `game.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  assertChance: {
    parameters: {
      query?: {
        /** @description How many legal answers to list with each decision that is open next. */
        answers?: number;
      };
      header?: {
        /** @description The same key with the same body is answered again instead of being done again; that answer says `Idempotent-Replayed: true`. */
        'Idempotency-Key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AssertChanceDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActionAnswerDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-seated`, `identity.role-forbidden`, `chance.not-yours` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.stale-version`, `game.too-many-races`, `game.over`, `clock.expired`, `card-set.unavailable`, `chance.not-awaited` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.idempotency-mismatch`, `chance.not-asserted`, `chance.impossible` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.busy` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getClock: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Of the game. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClockDto'];
        };
      };
      /** @description `game.not-found`, `clock.not-there` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  extendClock: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body is answered again instead of being done again; that answer says `Idempotent-Replayed: true`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Of the game. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ExtendTimeDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClockDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-found`, `clock.not-there` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.too-many-races`, `clock.game-over`, `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.idempotency-mismatch`, `clock.no-such-seat` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.busy` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  pauseClock: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body is answered again instead of being done again; that answer says `Idempotent-Replayed: true`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Of the game. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PauseClockDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClockDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-found`, `clock.not-there` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.too-many-races`, `clock.game-over`, `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.idempotency-mismatch`, `clock.moment-impossible` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.busy` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  resumeClock: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body is answered again instead of being done again; that answer says `Idempotent-Replayed: true`. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description Of the game. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClockDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-found`, `clock.not-there` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.too-many-races`, `clock.game-over`, `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.idempotency-mismatch` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.busy` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  concedeGame: {
    parameters: {
      query?: {
        /** @description How many legal answers to list with each decision that is open next. */
        answers?: number;
      };
      header?: {
        /** @description The same key with the same body is answered again instead of being done again; that answer says `Idempotent-Replayed: true`. */
        'Idempotency-Key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActionAnswerDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-seated` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.stale-version`, `game.too-many-races`, `game.over`, `clock.expired`, `card-set.unavailable`, `game.seat-left` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.idempotency-mismatch`, `game.seat-needed` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.busy` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listDecisions: {
    parameters: {
      query?: {
        /** @description p1, p2, … or spectator, judge, everything. Without it: your seat, or as a spectator. Others than these two are for judges, whose looks are recorded, and for everybody once the match is over and all its players agree. A judge sees what any seat knows; until the game is over `everything` is the same: nobody is told what will be drawn. */
        as?: string;
        /** @description Why, where the look is recorded. */
        reason?: string;
        /** @description How many legal answers to list with each decision; 0 leaves them out. */
        limit?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DecisionsDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.view-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.unknown-viewer` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listEvents: {
    parameters: {
      query?: {
        /** @description p1, p2, … or spectator, judge, everything. Without it: your seat, or as a spectator. Others than these two are for judges, whose looks are recorded, and for everybody once the match is over and all its players agree. A judge sees what any seat knows; until the game is over `everything` is the same: nobody is told what will be drawn. */
        as?: string;
        /** @description Why, where the look is recorded. */
        reason?: string;
        /** @description Begin after this version. */
        after?: number;
        limit?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameEventsDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.view-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.unknown-viewer` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  invokeText: {
    parameters: {
      query?: {
        /** @description How many legal answers to list with each decision that is open next. */
        answers?: number;
      };
      header?: {
        /** @description The same key with the same body is answered again instead of being done again; that answer says `Idempotent-Replayed: true`. */
        'Idempotency-Key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvokeTextDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActionAnswerDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-seated` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.stale-version`, `game.too-many-races`, `game.over`, `clock.expired`, `card-set.unavailable`, `invocation.not-at-rest`, `game.seat-left` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.idempotency-mismatch`, `invocation.unknown`, `game.seat-needed` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.busy` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getLog: {
    parameters: {
      query?: {
        /** @description p1, p2, … or spectator, judge, everything. Without it: your seat, or as a spectator. Others than these two are for judges, whose looks are recorded, and for everybody once the match is over and all its players agree. A judge sees what any seat knows; until the game is over `everything` is the same: nobody is told what will be drawn. */
        as?: string;
        /** @description Why, where the look is recorded. */
        reason?: string;
        /** @description Begin after this version. */
        after?: number;
        limit?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LogDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.view-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.unknown-viewer` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listLooks: {
    parameters: {
      query?: {
        /** @description Begin after this version. */
        after?: number;
        limit?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LooksDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.looks-withheld` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  attendGame: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Of the game. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClockDto'];
        };
      };
      /** @description `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-seated` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-found`, `clock.not-there` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.busy` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  proposeRepetition: {
    parameters: {
      query?: {
        /** @description How many legal answers to list with each decision that is open next. */
        answers?: number;
      };
      header?: {
        /** @description The same key with the same body is answered again instead of being done again; that answer says `Idempotent-Replayed: true`. */
        'Idempotency-Key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProposeRepetitionDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActionAnswerDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-seated` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.stale-version`, `game.too-many-races`, `game.over`, `clock.expired`, `card-set.unavailable`, `repetition.not-at-rest`, `game.seat-left` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.idempotency-mismatch`, `action.illegal`, `game.seat-needed` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.busy` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getGameReplay: {
    parameters: {
      query?: {
        /** @description p1, p2, … or spectator, judge, everything. Without it: your seat, or as a spectator. Others than these two are for judges, whose looks are recorded, and for everybody once the match is over and all its players agree. A judge sees what any seat knows; until the game is over `everything` is the same: nobody is told what will be drawn. */
        as?: string;
        /** @description Why, where the look is recorded. */
        reason?: string;
        /** @description As for the log: begin after this version. Not together with `from` or `to`. */
        after?: number;
        /** @description As for the log: so many versions. */
        limit?: number;
        /** @description First frame; 0 is the game set up. */
        from?: number;
        /** @description Last frame, included. */
        to?: number;
        /** @description Of a game that was rewound: which branch. The last one, which counts, unless said. */
        branch?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GameReplayDto'];
        };
      };
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplayBuildingDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.view-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `replay.not-found`, `replay.not-ended`, `replay.no-such-branch` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.unknown-viewer` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `replay.failed` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  retractActions: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body is answered again instead of being done again; that answer says `Idempotent-Replayed: true`. */
        'Idempotency-Key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RetractDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TakebackAnswerDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden`, `game.not-seated`, `chance.not-yours` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.seat-left`, `game.stale-version`, `game.too-many-races`, `rewind.past-ruling`, `takeback.nothing-told`, `takeback.game-over`, `clock.expired`, `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `rewind.not-a-step`, `event-store.idempotency-mismatch` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.busy` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getState: {
    parameters: {
      query?: {
        /** @description p1, p2, … or spectator, judge, everything. Without it: your seat, or as a spectator. Others than these two are for judges, whose looks are recorded, and for everybody once the match is over and all its players agree. A judge sees what any seat knows; until the game is over `everything` is the same: nobody is told what will be drawn. */
        as?: string;
        /** @description Why, where the look is recorded. */
        reason?: string;
        /** @description An earlier moment; without it, now. */
        version?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StateDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.view-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-found`, `game.version-not-there` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.unknown-viewer` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  streamGame: {
    parameters: {
      query?: {
        /** @description p1, p2, … or spectator, judge, everything. Without it: your seat, or as a spectator. Others than these two are for judges, whose looks are recorded, and for everybody once the match is over and all its players agree. A judge sees what any seat knows; until the game is over `everything` is the same: nobody is told what will be drawn. */
        as?: string;
        /** @description Why, where the look is recorded. */
        reason?: string;
        /** @description Begin after this version; 0 tells everything. Without it, what is new. Last-Event-ID goes before it. */
        after?: number;
        /** @description Send the board after each action, too. */
        state?: boolean;
      };
      header?: {
        /** @description Sent by browsers when they reconnect. */
        'Last-Event-ID'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Until the game ends. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': string;
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.view-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-found`, `game.version-not-there` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.unknown-viewer` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-streams.too-many` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  proposeTakeback: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body is answered again instead of being done again; that answer says `Idempotent-Replayed: true`. */
        'Idempotency-Key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ProposeTakebackDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TakebackAnswerDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-seated` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.seat-left`, `game.stale-version`, `game.too-many-races`, `rewind.past-ruling`, `takeback.revealed`, `takeback.game-over`, `clock.expired`, `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.seat-needed`, `rewind.not-a-step`, `event-store.idempotency-mismatch` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota.exhausted` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.busy` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  answerTakeback: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body is answered again instead of being done again; that answer says `Idempotent-Replayed: true`. */
        'Idempotency-Key'?: string;
      };
      path: {
        id: string;
        /** @description The version at which it was proposed. */
        proposal: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnswerTakebackDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TakebackAnswerDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-seated` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.seat-left`, `game.too-many-races`, `takeback.not-open`, `takeback.answered`, `clock.expired`, `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.seat-needed`, `event-store.idempotency-mismatch` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.busy` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listJobs: {
    parameters: {
      query?: {
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobsOverviewDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  retryJob: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobDto'];
        };
      };
      /** @description `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `job.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `job.not-dead` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listKeys: {
    parameters: {
      query?: {
        /** @description Take it from `next` of the page before; it is opaque. */
        cursor?: string;
        limit?: number;
        /** @description Only keys of this player. */
        player?: string;
        role?: 'admin' | 'organiser' | 'head-judge' | 'judge' | 'scorekeeper' | 'player' | 'spectator';
        /** @description Neither revoked nor expired; or, `false`, one of them. */
        active?: boolean;
        /** @description Only what this key or session has made. */
        issuedBy?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: components['schemas']['KeyDetailsDto'][];
            /**
             * @description Path of the next page; null on the last one.
             * @example null
             */
            next: string | null;
          };
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  issueKey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['IssueKeyDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IssuedKeyDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden`, `identity.scope-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.player-not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.key-player-mismatch` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The part of the key between its underscores. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeyDetailsDto'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.key-not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  revokeKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The part of the key between its underscores. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.key-not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  rotateKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The part of the key between its underscores. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RotateKeyDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RotatedKeyDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden`, `identity.key-bounded` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.key-not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.key-not-rotatable`, `identity.key-busy` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listLeagues: {
    parameters: {
      query?: {
        /** @description Take it from `next` of the page before; it is opaque. */
        cursor?: string;
        limit?: number;
        game?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: components['schemas']['LeagueDto'][];
            /**
             * @description Path of the next page; null on the last one.
             * @example null
             */
            next: string | null;
          };
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createLeague: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateLeagueDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeagueDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `catalogue.unknown-game`, `catalogue.unknown-format` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota.exhausted` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getLeague: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeagueDto'];
        };
      };
      /** @description `league.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listLeagueRoles: {
    parameters: {
      query?: {
        /** @description Take it from `next` of the page before; it is opaque. */
        cursor?: string;
        limit?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: components['schemas']['HeldRoleDto'][];
            /**
             * @description Path of the next page; null on the last one.
             * @example null
             */
            next: string | null;
          };
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `league.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  giveLeagueRole: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The league, or the organisation. */
        id: string;
        playerId: string;
        role: 'organiser' | 'head-judge' | 'judge' | 'scorekeeper' | 'player' | 'spectator';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden`, `identity.key-bounded` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.player-not-found`, `league.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  takeLeagueRole: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The league, or the organisation. */
        id: string;
        playerId: string;
        role: 'organiser' | 'head-judge' | 'judge' | 'scorekeeper' | 'player' | 'spectator';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-not-held`, `league.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.last-organiser` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getStandings: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeagueTableDto'];
        };
      };
      /** @description `league.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  ledgerEntries: {
    parameters: {
      query?: {
        /** @description The position of the root that you have. */
        after?: number;
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerEntriesDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  newestRoot: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LedgerRootDto'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  rootAt: {
    parameters: {
      query?: {
        /** @description The root that you kept of this position. */
        root?: string;
      };
      header?: never;
      path: {
        position: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['KeptRootDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `ledger.position-not-there` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listMatches: {
    parameters: {
      query?: {
        /** @description Take it from `next` of the page before; it is opaque. */
        cursor?: string;
        limit?: number;
        game?: string;
        status?: 'running' | 'ended';
        /** @description Matches in which this player has a seat. */
        player?: string;
        /** @description Matches of this league. */
        league?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: components['schemas']['ListedMatchDto'][];
            /**
             * @description Path of the next page; null on the last one.
             * @example null
             */
            next: string | null;
          };
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createMatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description The same key with the same body is answered again instead of being done again; that answer says `Idempotent-Replayed: true`. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateMatchDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MatchDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden`, `match.of-others`, `match.pairings-by-staff`, `match.randomness-not-yours`, `publication.not-yours` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.player-not-found`, `deck.not-found`, `league.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `match.player-seated-twice`, `match.setup-refused`, `match.deck-unfit`, `match.league-mismatch`, `deck.illegal`, `catalogue.unknown-game`, `catalogue.unknown-format`, `event-store.idempotency-mismatch` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota.exhausted` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getMatch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MatchDto'];
        };
      };
      /** @description `match.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  auditMatch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MatchAuditDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `audit.match-not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `audit.busy` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  giveEntropy: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GiveEntropyDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MatchDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `entropy.not-yours` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `match.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `entropy.not-awaited`, `entropy.final` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `match.setup-refused` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.busy` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  answerPublication: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnswerPublicationDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MatchDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `publication.not-yours` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `match.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `publication.final` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `publication.seat-unclear` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `event-store.busy` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getMatchReplay: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MatchReplayDto'];
        };
      };
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplayBuildingDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `replay.not-found`, `replay.not-ended` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `replay.failed` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getMe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MeDto'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  beginOidcLogin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BegunLoginDto'];
        };
      };
      /** @description `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.oidc-not-configured` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.oidc-unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  finishOidcLogin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FinishedLoginDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.oidc-refused` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.oidc-login-unknown`, `identity.oidc-no-account`, `identity.account-disabled` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.oidc-not-configured` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.oidc-unavailable` */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listOrganisations: {
    parameters: {
      query?: {
        /** @description Take it from `next` of the page before; it is opaque. */
        cursor?: string;
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: components['schemas']['OrganisationDto'][];
            /**
             * @description Path of the next page; null on the last one.
             * @example null
             */
            next: string | null;
          };
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createOrganisation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateOrganisationDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrganisationDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota.exhausted` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getOrganisation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrganisationDto'];
        };
      };
      /** @description `organisation.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createLeagueOfOrganisation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateLeagueDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeagueDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `organisation.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `catalogue.unknown-game`, `catalogue.unknown-format` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota.exhausted` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listOrganisationRoles: {
    parameters: {
      query?: {
        /** @description Take it from `next` of the page before; it is opaque. */
        cursor?: string;
        limit?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: components['schemas']['HeldRoleDto'][];
            /**
             * @description Path of the next page; null on the last one.
             * @example null
             */
            next: string | null;
          };
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `organisation.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  giveOrganisationRole: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The league, or the organisation. */
        id: string;
        playerId: string;
        role: 'organiser' | 'head-judge' | 'judge' | 'scorekeeper' | 'player' | 'spectator';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden`, `identity.key-bounded` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.player-not-found`, `organisation.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  takeOrganisationRole: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The league, or the organisation. */
        id: string;
        playerId: string;
        role: 'organiser' | 'head-judge' | 'judge' | 'scorekeeper' | 'player' | 'spectator';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-not-held`, `organisation.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.last-organiser` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  spendPasswordReset: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SpendPasswordResetDto'];
      };
    };
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.reset-invalid` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.account-disabled` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.login-throttled` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listPlayers: {
    parameters: {
      query?: {
        /** @description Take it from `next` of the page before; it is opaque. */
        cursor?: string;
        limit?: number;
        /** @description How words of the name begin, in any case and order: `one pl` finds Player One. */
        name?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: components['schemas']['PlayerDto'][];
            /**
             * @description Path of the next page; null on the last one.
             * @example null
             */
            next: string | null;
          };
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createPlayer: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreatePlayerDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedPlayerDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota.exhausted` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getPlayer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlayerDto'];
        };
      };
      /** @description `identity.player-not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  issuePlayerKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['KeyTermsDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IssuedKeyDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden`, `identity.scope-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.player-not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota.exhausted` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  issuePasswordReset: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IssuedResetDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden`, `identity.scope-forbidden`, `identity.key-bounded`, `identity.account-disabled` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.player-not-found`, `identity.no-account` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.no-password`, `identity.own-account` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `quota.exhausted` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listPlayerRoles: {
    parameters: {
      query?: {
        /** @description Take it from `next` of the page before; it is opaque. */
        cursor?: string;
        limit?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: components['schemas']['RoleOfPlayerDto'][];
            /**
             * @description Path of the next page; null on the last one.
             * @example null
             */
            next: string | null;
          };
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.player-not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  tryOut: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TryOutDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TriedDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `game.view-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `sandbox.game-not-played`, `game.not-found`, `game.version-not-there`, `match.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `card-set.unavailable` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `sandbox.start-unclear`, `sandbox.position-faulty`, `sandbox.too-long`, `sandbox.too-large`, `sandbox.broken` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `sandbox.too-many` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  logIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LogInDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.login-failed` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.account-disabled` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.login-throttled`, `quota.exhausted` */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  logOut: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.no-session` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  refreshSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefreshSessionDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.refresh-invalid`, `identity.refresh-reused`, `identity.session-ended` */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  rotateSigningKey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RotateSigningKeyDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SigningKeyDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getStatistics: {
    parameters: {
      query?: {
        /** @description Without it, every game has its report. */
        game?: string;
        /** @description Only games of the matches of this league. */
        league?: string;
        /** @description Only games that ended then or later. */
        from?: string;
        /** @description Only games that ended before. */
        to?: string;
        /** @description Leaves out what rests on fewer games. */
        minGames?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StatisticsDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listWebhooks: {
    parameters: {
      query?: {
        /** @description Take it from `next` of the page before; it is opaque. */
        cursor?: string;
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: components['schemas']['WebhookDto'][];
            /**
             * @description Path of the next page; null on the last one.
             * @example null
             */
            next: string | null;
          };
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  createWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateWebhookDto'];
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreatedWebhookDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `league.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `webhook.too-many` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `outbound.address-refused` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  getWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDto'];
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `webhook.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  deleteWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `webhook.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  changeWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChangeWebhookDto'];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden`, `identity.key-bounded` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `webhook.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `outbound.address-refused` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  listDeliveries: {
    parameters: {
      query?: {
        /** @description Take it from `next` of the page before; it is opaque. */
        cursor?: string;
        limit?: number;
        status?: 'pending' | 'delivered' | 'failed';
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: components['schemas']['DeliveryDto'][];
            /**
             * @description Path of the next page; null on the last one.
             * @example null
             */
            next: string | null;
          };
        };
      };
      /** @description `request.invalid` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `webhook.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
  replayWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReplayWebhookDto'];
      };
    };
    responses: {
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookReplayDto'];
        };
      };
      /** @description `request.invalid`, `request.idempotency-key-not-taken` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `identity.role-forbidden` */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `webhook.not-found` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `webhook.disabled` */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description `webhook.cursor-ahead` */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
      /** @description Any other refusal */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/problem+json': components['schemas']['Problem'];
        };
      };
    };
  };
}
