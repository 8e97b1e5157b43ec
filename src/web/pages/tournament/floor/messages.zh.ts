import type { Messages, Translation } from '../../../i18n/messages.js';

const messages: Translation<Messages['floor']> = {
  table: '桌号',
  reason: '原因',
  match: '打开比赛',
  clock: {
    label: '本轮剩余时间',
    over: '时间到（+{{time}}）',
    paused: '已暂停',
    extended_other: '含延长 {{count}} 分钟',
    start: '开始计时',
    startAgain: '重新计时',
    pause: '暂停计时',
    resume: '继续计时',
    minutes: '分钟',
    withMinutes: '本轮计时（分钟）',
  },
  calls: {
    call: '呼叫裁判',
    waiting: '已为本桌呼叫裁判。',
    title: '计时与裁判呼叫',
    list: '等待裁判的桌',
    called: '第 {{table}} 桌呼叫裁判。',
    disputed: '第 {{table}} 桌对结果有争议。',
    answered: '已处理',
    extend: '为一桌延长时间',
    extended: '已延长。',
  },
  penalty: {
    button: '判罚',
    title: '对 {{name}} 的判罚',
    give: '确认判罚',
    kind: '种类',
    rule: '规则',
    warning: '警告',
    'game-loss': '判负一局',
    'match-loss': '判负本场',
    round: '第 {{round}} 轮',
  },
  outlook: {
    title: '还可能发生什么',
    nothing: '结果已经确定。',
    places: '可能的名次：第 {{best}} 至第 {{worst}} 名。',
    bounds: '名次不会高于第 {{best}} 名，也不会低于第 {{worst}} 名。',
    span: '第 {{best}} 至第 {{worst}} 名',
    after: { win: '胜：', draw: '平：', loss: '负：' },
    cut: {
      certain: '必定进入前 {{size}} 名。',
      possible: '可能进入前 {{size}} 名。',
      impossible: '无法进入前 {{size}} 名。',
    },
    simulated: '在 {{samples}} 次模拟中有 {{share}} 晋级（95% 区间：{{low}} 至 {{high}}）。',
    opponents: '可能的下轮对手：',
  },
};

export default messages;
