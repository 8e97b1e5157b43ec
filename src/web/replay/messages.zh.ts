import type { Messages, Translation } from '../i18n/messages.js';

const messages: Translation<Messages['replay']> = {
  player: '玩家 {{number}}',
  controls: '回放',
  timeline: '对局进度',
  at: '第 {{step}} 步，共 {{last}} 步，第 {{turn}} 回合',
  play: '播放',
  pause: '暂停',
  speed: '速度',
  whole: '更多控制',
  curve: {
    label: '时间轴上方的曲线',
    none: '不显示曲线',
    table: '每回合结束时的{{title}}',
    turn: '回合',
  },
  goToLive: '回到直播',
  step: { next: '下一步（→）', previous: '上一步（←）' },
  action: { next: '下一行动（L）', previous: '上一行动（H）' },
  turn: { next: '下一回合（Shift →）', previous: '上一回合（Shift ←）' },
  moment: { next: '下一关键时刻（]）', previous: '上一关键时刻（[）' },
  clock: { label: '计时', paused: '计时已停', away: '离线' },
};

export default messages;
