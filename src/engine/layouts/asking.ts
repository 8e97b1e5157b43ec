import type { Asking, Glossary } from './layout.js';

/** What every game asks. */
export const askingOfAll: Asking = {
  questions: {
    replacement: { en: 'Which replacement applies?', zh: '适用哪个替代效果？' },
    replacedEvent: { en: 'Which of these is replaced?', zh: '替代其中哪一个？' },
    replacingPlayer: { en: 'Which player?', zh: '选择哪位玩家？' },
    modes: { en: 'Which of the effects are used?', zh: '使用哪些效果？' },
    target: { en: 'Choose for the effect', zh: '为效果选择对象' },
    keptTargets: { en: 'Which of the targets do you keep?', zh: '保留哪些目标？' },
    division: { en: 'How is the number divided?', zh: '数值如何分配？' },
    deckOrder: {
      en: 'In which order do they go into the deck? The topmost first',
      zh: '按什么顺序放入卡组？最上面的先选',
    },
    hiddenDeckOrder: {
      en: 'In which order do they go into the deck? The topmost first',
      zh: '按什么顺序放入卡组？最上面的先选',
    },
    manualAct: { en: 'What does the text do next?', zh: '这段文字接下来做什么？' },
    manualPart: { en: 'To what, to whom or how much?', zh: '对什么、对谁或多少？' },
    manualConfirm: { en: 'Does the text do this?', zh: '这段文字是这样执行的吗？' },
    consent: {
      en: 'Do you understand the round, and is it repeated as often as proposed?',
      zh: '你理解这一轮循环，并同意按提议的次数重复吗？',
    },
    repetitionBid: {
      en: 'How often at most is the round repeated before you stop it?',
      zh: '在你停止之前，这一轮最多重复几次？',
    },
    may: { en: 'Use the effect?', zh: '使用该效果吗？' },
    choose: { en: 'Choose for the effect', zh: '为效果作出选择' },
    chooseOne: { en: 'Choose one of the effects', zh: '选择其中一个效果' },
    choosePlayer: { en: 'Choose a player for the effect', zh: '为效果选择一名玩家' },
  },
  acts: {},
  chances: {
    'first-player': { en: 'Who takes the first turn?', zh: '谁是先手？' },
  },
  options: {
    yes: { en: 'Yes', zh: '是' },
    no: { en: 'No', zh: '否' },
    none: { en: 'None', zh: '无' },
    end: { en: 'That is all', zh: '执行完毕' },
  },
};

interface NamedAct {
  readonly name: string;
  readonly title: string;
}

/** The titles of manual acts, and the same in Chinese. */
export const wordsOfActs = (acts: readonly NamedAct[], zh: { readonly [act: string]: string }): Glossary =>
  Object.fromEntries(acts.map(({ name, title }) => [name, { en: title, zh: zh[name] ?? title }]));
