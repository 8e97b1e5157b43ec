import type { Sentence, Sentences } from './layout.js';

export const said = (en: string, zh: string): Sentence => ({ en, zh });

/** A sentence of the full record that the story of a game leaves out. */
export const quiet = (en: string, zh: string): Sentence => ({ en, zh, quiet: true });

/** What the entries say that every game has. */
export const sentencesOfAll: Sentences = {
  chanceTold: quiet('The scorekeeper reports {count} of {label}.', '记录员上报 {label}：{count}。'),
  became: quiet('{object}: {fact} is now {now}.', '{object}：{fact} 变为 {now}。'),
  answered: quiet('{seat}: {answer|a decision}', '{seat}：{answer|作出选择}'),
  nothingToChoose: said('There is nothing to choose for {card}.', '{card} 没有可选择的对象。'),
  shuffled: said('[{seat} shuffles ]{zone} ({count}).', '[{seat} 洗切]{zone}（{count} 张）。'),
  chosenAtRandom: said('Chosen at random: {chosen}.', '随机选出：{chosen}。'),
  pickedAtRandom: said('{seat}: {picked|{count}} at random.', '{seat}：随机选取 {picked|{count} 张}。'),
  revealed: said('{seat} reveals {cards}.', '{seat} 展示 {cards}。'),
  lookedAt: said('{seat} looks at {cards|{count} cards}.', '{seat} 查看 {cards|{count} 张牌}。'),
  effectStarted: quiet('An effect of {card} begins.', '{card} 的效果开始生效。'),
  effectsEnded: quiet('Effects end.', '效果结束。'),
  abilityPlaced: said('An ability of {card} triggers.', '{card} 的能力触发。'),
  triggerDropped: quiet('{card} triggers in vain.', '{card} 的触发落空。'),
  abilityTaken: quiet('The ability of {card} is taken up.', '开始处理 {card} 的能力。'),
  stateTriggered: said('An ability of {card} triggers.', '{card} 的能力触发。'),
  turnChanged: said('{seat} · {phase}', '{seat} · {phase}'),
  gameEnded: said('The game is over.[ {winners} wins.]', '对局结束。[{winners} 获胜。]'),
  countersPut: said('{card} gets {count} × {counter}: {total}.', '{card} 获得 {count} 个“{counter}”，共 {total} 个。'),
  countersRemoved: said(
    '{card} loses {count} × {counter}: {left} left.',
    '{card} 移除 {count} 个“{counter}”，剩余 {left} 个。',
  ),
  textInvoked: said('{seat} invokes a text of {card}.', '{seat} 声明适用 {card} 的文字。'),
  textDue: quiet('A text of {card} is carried out by hand.', '{card} 的文字由玩家手动执行。'),
  textEnded: quiet('The text of {card} has been carried out.', '{card} 的文字已执行完毕。'),
  asserted: said('{seat} carries out a part of {card} by hand.', '{seat} 手动执行 {card} 的一部分。'),
  assertionRefused: said('{by} does not confirm what {seat} does for {card}.', '{by} 不认可 {seat} 对 {card} 的执行。'),
  // What the service adds to the log beside what the rules do.
  rewound: said('The game goes back to where it stood after step {to}.', '对局回到第 {to} 步之后。'),
  takebackProposed: said('{seat} proposes to go back to step {to}.', '{seat} 提议回到第 {to} 步。'),
  takebackAnswered: said('{seat} answers to the takeback: {answer}.', '{seat} 对撤回的答复：{answer}。'),
  resultRuled: said('A ruling ends the game.[ {winners} wins.]', '裁定结束对局。[{winners} 获胜。]'),
  clockPaused: said('The clock is stopped.', '计时暂停。'),
  clockResumed: said('The clock goes on.', '计时继续。'),
  timeExtended: said('{seat} is given {seconds} seconds.', '{seat} 获得 {seconds} 秒。'),
  presenceLost: said('{seat} is away.', '{seat} 已离开。'),
  presenceRegained: said('{seat} is back.', '{seat} 已回来。'),
  gameCorrected: said('A ruling corrects the game.', '裁定更正对局。'),
  corrected: said('A part of the ruling is carried out.', '执行裁定的一部分。'),
  repetitionProposed: said('{seat} proposes to repeat a loop {times} times.', '{seat} 提议将循环重复 {times} 次。'),
  repetitionRefused: said('{by} does not agree.', '{by} 不同意。'),
  repetitionAgreed: said('All agree to {times} rounds.', '全体同意重复 {times} 次。'),
  repetitionEnded: said(
    'After {done} of {times} rounds the loop is over.',
    '循环在 {times} 次中的第 {done} 次后结束。',
  ),
  loopFound: said('Nobody can stop this loop.', '此循环无人能够停止。'),
};
