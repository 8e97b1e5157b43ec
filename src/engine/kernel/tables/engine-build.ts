/** Names the build of kernel and games. It changes with every change by which an old snapshot could be read wrongly. */
export const ENGINE = 'kifu-engine/4';
