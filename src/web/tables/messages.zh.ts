import type { Messages, Translation } from '../i18n/messages.js';

const messages: Translation<Messages['tables']> = {
  nothing: '名次和配对都没有变化。',
  place: '名次由 {{before}} 变为 {{after}}',
  replaced: '第 {{round}} 轮第 {{table}} 桌更换牌手。',
  wouldBeIn: '本应晋级',
  wouldBeOut: '本应未晋级',
  rounds: '后续轮次',
  round: {
    void: '第 {{round}} 轮的配对草案作废。',
    replaced: '第 {{round}} 轮更换牌手。',
    withdrawable: '第 {{round}} 轮的配对保持不变。该轮尚无结果，可以撤回并重新配对。',
    stays: '第 {{round}} 轮保持原配对。',
  },
};

export default messages;
