const messages = {
  skip: 'Skip to the page',
  menu: 'Menu',
  language: 'Language',
  theme: { label: 'Colours', system: 'Automatic', light: 'Light', dark: 'Dark' },
  navigation: {
    label: 'Main',
    home: 'Home',
    leagues: 'Leagues',
    record: 'Record',
    statistics: 'Statistics',
    cards: 'Cards',
    cases: 'Cases',
    admin: 'Admin',
  },
  chart: { table: 'The numbers as a table' },
  account: { logIn: 'Log in', logOut: 'Log out', own: 'Account' },
  footer: {
    docs: 'API',
    rights: 'Names and figures of cards belong to their publishers. Texts are paraphrases of our own.',
  },
  loading: 'Loading …',
  retry: 'Try again',
  copyLink: 'Copy link',
  copied: 'Copied',
  form: { refused: 'This was refused.', optional: '(may be left out)' },
  secret: {
    once: 'It is shown this once. Keep it where only you can read it.',
    copy: 'Copy',
    copied: 'Copied',
    close: 'I have kept it',
  },
  refused: {
    'identity.password-wrong': 'The password now is another one.',
    'chance.impossible': 'Chance cannot have fallen so. Look at the cards again.',
    'chance.not-asserted': 'Say first how chance fell.',
    'decision.not-open': 'This question is not open any more.',
    'action.illegal': 'The rules do not allow this now.',
    'game.over': 'The game is over.',
    'clock.expired': 'Time is over.',
    'game.not-seated': 'You have no seat in this game.',
    'case.window-closed': 'It is too late to contest this game.',
    'case.too-many': 'You have contested enough in this game. Ask a judge.',
    'case.no-such-step': 'There is no such step any more.',
    'case.unknown-rule': 'The rulebook has no rule of this number.',
    'case.ruling-impossible': 'This ruling contradicts itself.',
    'case.wrong-status': 'Somebody else has done something in this case. Read it again.',
    'case.closed': 'The case is closed.',
    'case.own-ruling': 'The appeal is against your own ruling: another head judge rules on it.',
    'case.later-game': 'A later game has begun: change the result of this one instead.',
    'case.match-decided': 'A ruling on another case has decided the match.',
    'correction.impossible': 'The game cannot be corrected so.',
    'correction.not-at-rest':
      'Something is under way in the game. It is corrected once that is over, or go back to before it.',
    'invocation.unknown': 'No such text is in play any more.',
    'invocation.not-at-rest':
      'Something is under way in the game. The text comes due once that is over, or go back to before it.',
    'rewind.not-a-step': 'The game does not go back to that step.',
    'request.invalid': 'Something of it is missing, or cannot be so.',
    'case.not-a-party': 'Only players of the match, and staff, contest it.',
    'takeback.revealed': 'Something hidden was seen since then: only a judge goes back.',
    'takeback.game-over': 'The game is over: open a case instead.',
    'rewind.past-ruling': 'A judge has ruled since then: open a case instead.',
    'match.pairings-by-staff': 'The staff of this league makes its matches. Ask them.',
    'match.player-seated-twice': 'A player has one seat only.',
    'deck.illegal': 'The deck is not legal in this format.',
    'identity.key-missing':
      'You are not logged in. Log in in another tab, then send this again: nothing of it is lost.',
    'identity.session-ended': 'You are logged out. Log in in another tab, then send this again: nothing of it is lost.',
    'quota.exhausted': 'There were too many requests. Wait a little, then try again.',
  },
  newer: {
    text: 'There is a newer version of these pages. Finish what you are typing, then load it.',
    load: 'Load it',
  },
  failed: {
    title: 'This did not work',
    offline: 'The service does not answer. Check your connection, then try again.',
    unknown: 'Something in this page went wrong. Nothing that is recorded was lost.',
    reference: 'Reference: {{id}}',
  },
  missing: {
    title: 'There is no such page',
    text: 'The link is wrong, or what it led to is not here.',
    home: 'To the start',
  },
  problem: {
    forbidden: 'You may not see this. Log in as somebody who may.',
    loggedOut: 'You are not logged in, or not any more. Log in to go on.',
    missing: 'There is no such thing here, or you may not know of it.',
    busy: 'The service has much to do. Try again in a moment.',
  },
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    app: typeof messages;
  }
}
