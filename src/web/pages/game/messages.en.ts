const messages = {
  contest: 'Contest this step',
  title: 'Game',
  live: 'Live',
  lost: 'The connection is lost; trying again …',
  waiting: 'The board is being fetched …',
  side: 'Log and rules',
  whole: 'Also what belongs to the record only',
  rulesHere: 'Rules of this step',
  moments_one: '{{count}} key moment',
  moments_other: '{{count}} key moments',
  moment: {
    lead: '{{player}} takes the lead: {{score}}',
    swing: 'Biggest swing: {{score}}',
    won_one: '{{players}} wins',
    won_other: '{{players}} win',
    drawn: 'The game is drawn',
    over: 'The game is over',
    nobody: 'Nobody wins the game',
  },
  verification: 'Verification',
  legal: {
    title: 'What might be done here',
    none: 'Nothing is asked here.',
    noneToYou: 'Nothing that you may know is asked here.',
    nothing: 'nothing',
    more_one: 'and {{count}} more',
    more_other: 'and {{count}} more',
    newestOnly: 'While a game is played, this is known of its newest step only.',
    hidden:
      'Legal answers tell of cards that you may not see. They are here for those who may see everything of the game.',
  },
  eyes: {
    label: 'Seen by',
    own: 'you',
    spectator: 'spectators',
    everything: 'everything',
    everythingRecorded: 'everything (it is recorded that you look)',
  },
  branch: 'Branch',
  branchAt: 'Branch {{branch}}, step {{step}}',
  branchEnded: 'Branch {{branch}} ended at step {{step}}',
  besideIt: 'beside it',
  noBranch: 'none',
  flip: 'Turn the board',
  asText: 'As text',
  whatIf: 'What if',
  download: 'Download',
  open: 'Open in Kifu',
  setup: 'Setup',
  turn: 'Turn {{number}} · {{player}}',
  pages: 'Further turns',
  earlier: 'Earlier turns',
  later: 'Later turns',
  keys: {
    title: 'Keys',
    step: 'Step by step',
    action: 'Action by action',
    turn: 'Turn by turn',
    moment: 'From one key moment to the next',
    ends: 'To the beginning, to the end',
    play: 'Play and pause',
    flip: 'Turn the board',
    help: 'These keys',
    close: 'Close',
  },
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    game: typeof messages;
  }
}
