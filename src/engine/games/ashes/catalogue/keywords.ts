import type { Keyword, PrintedKeyword } from '../card.js';
import { fingerprintOf } from './card-text.js';

/** Recognises the explanation of a named ability; its number occurs in it as often as needed. */
export const explainedIn = (text: string): { readonly fingerprint: string; readonly n?: number } => {
  const [, digits] = /^[A-Z][A-Za-z ]+ (\d): /.exec(text) ?? [];
  const words = text.replace(/\.$/, '').replaceAll(new RegExp(`\\b${digits}\\b`, 'g'), 'n');
  return { fingerprint: fingerprintOf(words), ...(digits !== undefined && { n: Number(digits) }) };
};

/** The keyword whose explanation this text is. */
export const keywordIn = (text: string): PrintedKeyword | undefined => {
  const { fingerprint, n } = explainedIn(text);
  const keyword = EXPLAINED.get(fingerprint);
  return keyword && { keyword, ...(n !== undefined && { n }) };
};

const EXPLAINED: ReadonlyMap<string, Keyword> = new Map([
  ['f8998ea62bb61241af995150b056eff2ca523b1c5580b6f3be6bcaaadf0df846', 'unit-guard'],
  ['f86120fa20e3b46571855415be907fe3913bfda6c12adc0564646fbbb1e5bf72', 'gigantic'],
  ['a5202c6654748e9aa30cbd4f117a9f0158d4c39259657cae4731edc5b427459f', 'bypass'],
  ['bfd2ced3d0bd6e100ddf26788aa3e5b1ceb352df5e57c752f114c27232a1ae82', 'stalk'],
  ['6f02257df8bd533f433c266cf46c8c83b2a41b639280d89acc20617dc23373f7', 'terrifying'],
  ['751ed34f803c36efcb60b3f6df64319917449aaf136640aeb473e9924a41eabc', 'alert'],
  ['15a15897b384e750ce3cbc49d86dbe38420bc4e0591c7d4f9d36b48f9d88e2cb', 'quick-strike'],
  ['0a60380ce0770faf3866c20c0c048ebad5fc5731a2351060c8c7ed34309bdb7f', 'concealed'],
  ['52fde12fabd5b7110f7b69b9f0505622f74e5ccb13db8b979e01ae2eb531e216', 'spell-guard'],
]);
