/** Why an answer is not in its space. Codes are stable; messages are for people. */
export type FaultCode =
  | 'answer.shape'
  | 'answer.unknown-option'
  | 'answer.repeated'
  | 'answer.too-few'
  | 'answer.too-many'
  | 'answer.constraint'
  | 'answer.unpaid'
  | 'answer.surplus'
  | 'answer.unknown-action';

export type Fault = { readonly fault: FaultCode; readonly message: string };
export type Verdict = true | Fault;

/** `clause` is the message without its full stop. */
export const faulty = (fault: FaultCode, clause: string): Fault => ({ fault, message: `${clause}.` });
