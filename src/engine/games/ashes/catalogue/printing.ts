import { fault, sourceAt, textIn, type Findings, type Found } from '../../../catalogue/index.js';
import { attributesOf, type Attributes } from './attributes.js';
import { rulesTextOf, type RulesText } from './rules-text.js';

/** One record of the file that is a card. */
export type Printing = Found & {
  /** Its name in addresses: our id. */
  readonly stub: string;
  readonly attributes: Attributes;
  readonly text: RulesText;
};

const STUB_MAX = 64;

/** Undefined where something is missing or wrong; `findings` say what. */
export const printingOf = (value: unknown, index: number, findings: Findings): Printing | undefined => {
  const path = `/results/${index}`;
  const source = sourceAt(findings, value, path);
  if (source === undefined) return undefined;
  const stub = textIn(source, 'stub');
  if (stub.length > STUB_MAX || !/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(stub))
    fault(source, 'stub', `letters and digits with single hyphens between, at most ${STUB_MAX}`);
  const attributes = attributesOf(source);
  if (attributes === undefined) return undefined;
  const text = rulesTextOf(source, attributes);
  return findings.faults.length > 0 ? undefined : { index, path, fullName: attributes.name, stub, attributes, text };
};
