const messages = {
  player: 'Player {{number}}',
  controls: 'Replay',
  timeline: 'Step of the game',
  at: 'Step {{step}} of {{last}}, turn {{turn}}',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  whole: 'More controls',
  curve: {
    label: 'Curve over the timeline',
    none: 'No curve',
    table: '{{title}} at the end of each turn',
    turn: 'Turn',
  },
  goToLive: 'Go to live',
  step: { next: 'Next step (→)', previous: 'Previous step (←)' },
  action: { next: 'Next action (L)', previous: 'Previous action (H)' },
  turn: { next: 'Next turn (Shift →)', previous: 'Previous turn (Shift ←)' },
  moment: { next: 'Next key moment (])', previous: 'Previous key moment ([)' },
  clock: { label: 'Clocks', paused: 'Clocks paused', away: 'offline' },
};

export default messages;

declare module '../i18n/messages.js' {
  interface Messages {
    replay: typeof messages;
  }
}
