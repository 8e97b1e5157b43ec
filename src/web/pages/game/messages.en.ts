const messages = {
  title: 'Game',
  live: 'Live',
  lost: 'The connection is lost; trying again …',
  waiting: 'The board is being fetched …',
  side: 'Log and rules',
  whole: 'Also what belongs to the record only',
  rulesHere: 'Rules of this step',
  moments_one: '{{count}} key moment',
  moments_other: '{{count}} key moments',
  verification: 'Verification',
  eyes: { label: 'Seen by', own: 'you', spectator: 'spectators' },
  branch: 'Branch',
  flip: 'Turn the board',
  asText: 'As text',
  copy: 'Copy link',
  copied: 'Copied',
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
