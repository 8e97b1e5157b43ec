import { type ProblemTable } from '../http/index.js';

export const outboundProblems: ProblemTable = {
  'outbound.address-refused': {
    status: 422,
    title: 'Address refused',
    help: 'Name an https address on the public internet; `reason` says what is wrong with this one.',
    members: ['reason'],
  },
};
