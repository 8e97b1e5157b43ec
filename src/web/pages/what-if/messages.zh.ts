import type { Messages, Translation } from '../../i18n/messages.js';

const messages: Translation<Messages['what-if']> = {
  title: '假如',
  heading: '假如：{{players}}',
  lead: '从第 {{step}} 步起由你操作双方。牌的位置与当时相同，随机结果也如同当时。这些都不会被记录。',
  running: '对局仍在进行。结束之后，可以从任意一步继续推演。',
  broken: '此链接不是有效的推演：不完整，或者被改动过。',
  noStep: '对局没有第 {{step}} 步。',
  back: '回到对局',
  beside: '与实际并列',
  takeBack: '撤回',
  anew: '重新开始',
  line: '假如',
  happened: '实际',
  side: '推演与实际',
  start: '推演的起点',
  goTo: '到第 {{n}} 个选择',
  answers: '{{player}} 作答',
  whoAnswers: '由谁作答',
  over: '此处无需作答：对局已结束。',
  awaits: '此处对局等待桌上的随机结果：推演到此为止。',
  long: '一次推演最多 {{count}} 个选择。',
  refused: '推演的第 {{n}} 个选择在此不合法：',
  keepLegal: '从之前的选择继续',
  compared_other: '{{count}} 个选择之后',
  same: '所有数值相同。',
  what: '内容',
};

export default messages;
