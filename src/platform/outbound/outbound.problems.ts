import type { ProblemTable } from '../problems/index.js';

export const outboundProblems = {
  'outbound.address-refused': {
    status: 422,
    title: 'Address refused',
    help: 'Name an https address on the public internet; `reason` says what is wrong with this one.',
    members: ['reason'],
  },
} as const satisfies ProblemTable;
