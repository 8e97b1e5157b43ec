const messages = {
  contest: 'Contest this step',
  title: 'Game',
  live: 'Live',
  lost: 'Connection lost. Reconnecting …',
  waiting: 'Loading the board …',
  side: 'Log and rules',
  whole: 'Show internal entries',
  rulesHere: 'Rules of this step',
  moments_one: '{{count}} key moment',
  moments_other: '{{count}} key moments',
  moment: {
    turn: 'Turn {{turn}}:',
    all_one: 'Show {{count}} moment',
    all_other: 'Show all {{count}} moments',
    fewer: 'Show the most important moments',
  },
  verification: 'Verification',
  legal: {
    title: 'Legal answers',
    none: 'No decision is open at this step.',
    noneToYou: 'No decision that you may see is open at this step.',
    nothing: 'nothing',
    more_one: 'and {{count}} more',
    more_other: 'and {{count}} more',
    newestOnly: 'During a game, legal answers are shown for the newest step only.',
    hidden: 'Legal answers can reveal hidden cards. Only viewers with full access see them.',
  },
  eyes: {
    label: 'View as',
    own: 'you',
    spectator: 'spectators',
    everything: 'everything',
    everythingRecorded: 'everything (your access is recorded)',
  },
  branch: 'Branch',
  branchAt: 'Branch {{branch}}, step {{step}}',
  branchEnded: 'Branch {{branch}} ended at step {{step}}',
  besideIt: 'compare with',
  noBranch: 'none',
  flip: 'Flip the board',
  asText: 'As text',
  whatIf: 'What if',
  download: 'Download',
  open: 'Open in Kifu',
  setup: 'Setup',
  turn: 'Turn {{number}} · {{player}}',
  pages: 'More turns',
  earlier: 'Earlier turns',
  later: 'Later turns',
  keys: {
    title: 'Keys',
    step: 'Previous and next step',
    action: 'Previous and next action',
    turn: 'Previous and next turn',
    moment: 'Previous and next key moment',
    ends: 'First and last step',
    play: 'Play and pause',
    flip: 'Flip the board',
    help: 'Show this list',
    close: 'Close',
  },
};

export default messages;

declare module '../../i18n/messages.js' {
  interface Messages {
    game: typeof messages;
  }
}
