const messages = {
  service: 'the service',
  rating: '{{player}} {{before}} → {{after}}',
  open: 'no result',
  doubleLoss: 'loss of both',
  tableCase: { dispute: 'disputed result', call: 'judge call', appeal: 'appeal' },
  role: {
    admin: 'administrator',
    organiser: 'organiser',
    judge: 'judge',
    scorekeeper: 'scorekeeper',
    player: 'player',
    other: 'staff',
  },
  event: {
    TournamentCreated: 'The tournament was created.',
    AnnouncementChanged: 'The announcement was changed.',
    RegistrationOpened: 'Registration opened.',
    RegistrationClosed: 'Registration closed.',
    PlayersRegistered: 'Registered: {{players}}.',
    LineupChanged: '{{player}} has another line-up: {{members}}.',
    RatingsCorrected: 'Ratings corrected: {{ratings}}.',
    DeckSubmitted: '{{player}} handed in a deck.',
    PlayersCheckedIn: 'Checked in: {{players}}.',
    PlayerDropped: '{{player}} dropped.',
    PlayerReturned: '{{player}} returned.',
    PlayerDisqualified: '{{player}} was disqualified.',
    PenaltyGiven: '{{player}} received a penalty: {{penalty}}.',
    StageStarted: 'Stage {{stage}} started with {{count}} players.',
    DraftMatchMade: 'The draft of pod {{pod}} began.',
    DraftEnded: 'The draft of pod {{pod}} ended.',
    DraftReopened: 'The draft of pod {{pod}} was reopened.',
    RoundProposed: 'Pairings of round {{round}} were proposed.',
    RoundPublished: 'Round {{round}} was published.',
    RoundWithdrawn: 'Round {{round}} was withdrawn.',
    ClockStarted: 'The clock of round {{round}} started.',
    ClockPaused: 'The clock of round {{round}} was paused.',
    ClockResumed: 'The clock of round {{round}} was resumed.',
    TimeExtended: 'Round {{round}}, table {{table}}: {{minutes}} more minutes.',
    JudgeCalled: 'Round {{round}}, table {{table}}: {{player}} called a judge.',
    JudgeCallAnswered: 'Round {{round}}, table {{table}}: the call was answered.',
    TableCaseTaken: 'Round {{round}}, table {{table}}: staff took the case ({{tableCase}}).',
    PairingMatchMade: 'Round {{round}}, table {{table}}: the match was created.',
    ResultReported: 'Round {{round}}, table {{table}}: {{player}} reported {{games}}.',
    ResultDisputed: 'Round {{round}}, table {{table}}: {{player}} disputed the result.',
    DisputeWithdrawn: 'Round {{round}}, table {{table}}: {{player}} withdrew the dispute.',
    ResultRecorded: 'Round {{round}}, table {{table}}: result {{games}}.',
    RulingAppealed: 'Round {{round}}, table {{table}}: {{player}} appealed against the ruling.',
    AppealRejected: 'Round {{round}}, table {{table}}: the ruling was upheld.',
    ResultCorrected: 'Round {{round}}, table {{table}}: {{games}} was corrected to {{after}}.',
    RoundEnded: 'Round {{round}} ended.',
    TournamentEnded: 'The tournament ended.',
    TournamentCancelled: 'The tournament was cancelled.',
  },
};

export default messages;

declare module '../../../i18n/messages.js' {
  interface Messages {
    history: typeof messages;
  }
}
