/** How a board fits its window, as the browser has laid it out: whatever a reader would have to scroll or guess for. */
import type { Page } from 'playwright-core';

/** In pixels: nothing that is to be read is smaller. */
const LEAST_TEXT = 11;

/** What is wrong with the board of a page, in words; nothing, where all of it can be seen and read. */
export const misfitsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(`((leastText) => {${MEASURE}})(${LEAST_TEXT})`);

const MEASURE = String.raw`
  const found = [];
  const board = document.querySelector('[data-board]');
  if (board === null) return ['there is no board'];
  const boxOf = (element) => element.getBoundingClientRect();
  const isSeen = (element) => {
    const { width, height } = boxOf(element);
    return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
  };
  const nameOf = (element) =>
    element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  const frame = boxOf(board);
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the window');
  for (const element of board.querySelectorAll('section, [data-object]')) {
    const { top, bottom, left, right } = boxOf(element);
    if (!isSeen(element)) continue;
    if (top < 0 || bottom > innerHeight + 1) found.push('below the fold: ' + nameOf(element));
    if (top < frame.top - 1 || bottom > frame.bottom + 1 || left < frame.left - 1 || right > frame.right + 1)
      found.push('cut off: ' + nameOf(element));
  }
  // A card in a fan shows the corner with its cost, and a label is seen whole.
  for (const card of board.querySelectorAll('button[data-object]')) {
    const { left, top } = boxOf(card);
    const seen = document.elementFromPoint(left + 5, top + 5);
    if (isSeen(card) && !card.contains(seen)) found.push('covered: ' + nameOf(card));
  }
  for (const label of board.querySelectorAll('h2, h3')) {
    const { left, top, width, height } = boxOf(label);
    const seen = document.elementFromPoint(left + Math.min(width, 20) / 2, top + height / 2);
    if (isSeen(label) && seen !== null && !label.contains(seen) && !seen.contains(label))
      found.push('covered: ' + nameOf(label));
  }
  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement;
    const letters = text.textContent ?? '';
    if (parent === null || letters.trim() === '' || !isSeen(parent)) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (size < leastText) found.push(size + ' px: ' + letters);
    for (const { 0: word, index } of letters.matchAll(/[\p{Script=Latin}\p{N}'’]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()]
        .filter(({ width }) => width > 0.5)
        .map(({ top }) => Math.round(top / 4));
      if (new Set(lines).size > 1) found.push('broken: ' + word);
    }
  }
  return found;
`;
