/**
 * Names the build of kernel and games. It changes with every change by which an old snapshot could be misread, or the
 * same actions could lead to another state or log: audits compare those within one build, and positions across builds.
 */
export const ENGINE = 'kifu-engine/10';
