import { type Rule } from '../../engine/index.js';
import { type ConformanceTest } from './conformance-tests.js';
import { carriedOutAt, type Ledger, referenceOf, testFolderOf, testsOf } from './ledger.js';

/** What contradicts what, each as a sentence that says how to mend it. Empty when code, tests and rulebook agree. */
export const ledgerFaults = (ledger: Ledger): readonly string[] => [
  ...ledger.rulebook.rules.flatMap((rule) => (isPinned(rule) ? pinnedFaults(ledger, rule) : [])),
  ...ledger.tests.flatMap((test) => testFaults(ledger, test)),
];

/** What is carried out or refused says so in code, and a test shows it. */
const isPinned = ({ status }: Rule): boolean => status === 'implemented' || status === 'refused';

const pinnedFaults = (ledger: Ledger, rule: Rule): readonly string[] => {
  const { rulebook, folders } = ledger;
  const folder = testFolderOf(ledger, rule);
  const faults: string[] = [];
  if (testsOf(ledger, rule).length === 0) {
    faults.push(
      `${rule.number} is ${rule.status.toUpperCase()} without a test: write rule('${referenceOf(rulebook, rule)}', …) in ${folder} ` +
        `or say in the rulebook why it is deferred.`,
    );
  }
  if (carriedOutAt(ledger, rule).length === 0) {
    faults.push(
      `${rule.number} is ${rule.status.toUpperCase()} but no code cites it (a table of words does not count): cite it where ${folders.code} does so.`,
    );
  }
  return faults;
};

const testFaults = (ledger: Ledger, test: ConformanceTest): readonly string[] => {
  const { rulebook } = ledger;
  const at = `${test.path}:${test.line}`;
  const rule = rulebook.rules.find((candidate) => referenceOf(rulebook, candidate) === test.reference);
  if (rule === undefined)
    return [`${at} tests '${test.reference}', which is no rule of ${rulebook.title}: mend the number.`];
  const faults: string[] = [];
  if (rule.kind !== 'enforce') {
    faults.push(`${at} tests ${rule.number}, which is '${rule.kind}': name the rule that enforces the behaviour.`);
  } else if (!isPinned(rule)) {
    faults.push(`${at} tests ${rule.number}, which is deferred: take the number out of what the rulebook defers.`);
  }
  if (test.titles.length === 0) faults.push(`${at} pins ${rule.number} with no it(…): say what the rule does.`);
  const folder = testFolderOf(ledger, rule);
  if (!test.path.startsWith(folder))
    faults.push(`${at} tests ${rule.number} outside its chapter: move it below ${folder}.`);
  return faults;
};
