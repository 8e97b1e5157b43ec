/** The turns that a task leaves to other work of the event loop before it ends. */
export async function turnsDuring(task: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const others = (): void => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  await task();
  isOver = true;
  return turns;
}
