import { settle, type Call, type CheckGroup } from '../../../../kernel/index.js';

/**
 * 318: the checks of a cleanup, again and again until nothing changes any more (321), and then what has triggered goes on the chain,
 * pending (389.1). It is carried out wherever 319 says; nothing resolves meanwhile, and nobody acts (320).
 */
export const cleanup = (): Call => settle.with({ place: true, passes: 0 });

/** The steps of a cleanup, in their order (322). */
export const checks: readonly CheckGroup[] = [];
