const messages = {
  table: 'Table',
  reason: 'Reason',
  match: 'Open the match',
  clock: {
    label: 'Time left in the round',
    over: 'Time is up (+{{time}})',
    paused: 'paused',
    extended_one: 'with {{count}} extra minute',
    extended_other: 'with {{count}} extra minutes',
    start: 'Start the clock',
    startAgain: 'Start the clock again',
    pause: 'Pause the clock',
    resume: 'Resume the clock',
    minutes: 'Minutes',
    withMinutes: 'Minutes on the clock',
  },
  calls: {
    call: 'Call a judge',
    waiting: 'A judge has been called to your table.',
    title: 'Clock and judge calls',
    list: 'Tables that wait for a judge',
    called: 'Table {{table}} calls a judge.',
    disputed: 'Table {{table}} disputes the result.',
    answered: 'Call answered',
    extend: 'Give a table more time',
    extended: 'The table has more time.',
  },
  penalty: {
    button: 'Penalty',
    title: 'Penalty for {{name}}',
    give: 'Give the penalty',
    kind: 'Kind',
    rule: 'Rule',
    warning: 'warning',
    'game-loss': 'loss of a game',
    'match-loss': 'loss of the match',
    disqualification: 'disqualification',
    infraction: 'Infraction',
    noInfraction: 'No listed infraction',
    before: 'Earlier penalties for this infraction in this tournament: {{count}}.',
    elsewhere: 'This form cannot disqualify a player.',
    suggested: 'The guidelines suggest: {{penalty}}.',
    round: 'round {{round}}',
  },
  outlook: {
    title: 'What may still happen',
    nothing: 'No further result changes this place.',
    places: 'Place {{best}} to {{worst}} is possible.',
    bounds: 'No better place than {{best}} and no worse place than {{worst}} is possible.',
    span: 'place {{best}} to {{worst}}',
    after: { win: 'After a win:', draw: 'After a draw:', loss: 'After a loss:' },
    cut: {
      certain: 'Certain to be in the best {{size}}.',
      possible: 'The best {{size}} are possible.',
      impossible: 'The best {{size}} are out of reach.',
    },
    simulated: 'Makes the cut in {{share}} of {{samples}} simulated tournaments (95 % interval: {{low}} to {{high}}).',
    opponents: 'Possible next opponents:',
  },
};

export default messages;

declare module '../../../i18n/messages.js' {
  interface Messages {
    floor: typeof messages;
  }
}
