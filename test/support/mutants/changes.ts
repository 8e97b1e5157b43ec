/**
 * The changes at a place of code, one at a time: a condition that always or never holds, `<` for `<=`, `&&` for `||`,
 * a number one higher, a list without one of its items, a call left out, a function that returns at once, another
 * comparison in SQL. Citations are left alone: they are words.
 */
import ts from 'typescript';

/**
 * Instead of the text from `from` to `to`, this one. `statement`: it is left out; `entry`: it comes before everything
 * else.
 */
export type Change = {
  readonly at: 'expression' | 'statement' | 'entry';
  readonly from: number;
  readonly to: number;
  readonly becomes: string;
};

export const changesIn = (file: ts.SourceFile): readonly Change[] => {
  const found: Change[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeftAlone(node)) return;
    found.push(...changesAt(node, file));
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
};

const isLeftAlone = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isDecorator(node) ||
  isCiting(node) ||
  // What must never happen does not happen in a test either.
  (ts.isCallExpression(node) && node.expression.getText() === 'invariant') ||
  ((ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && /^(cites|rules?)$/.test(node.name.getText()));

/** By which the games cite a rule, by a number or by a heading with a number. */
const CITERS = new Set(['ashes', 'fftcg', 'lorcana', 'rift']);

/** A citer called with a number or by its name, and what is made of such calls only. */
const isCiting = (node: ts.Node): boolean => {
  if (ts.isCallExpression(node)) {
    const [rule] = node.arguments;
    if (rule === undefined || !ts.isStringLiteral(rule)) return false;
    return CITERS.has(node.expression.getText()) || /^\d+(\.\d+)*$/.test(rule.text);
  }
  if (ts.isConditionalExpression(node)) return isCiting(node.whenTrue) && isCiting(node.whenFalse);
  if (ts.isSpreadElement(node) || ts.isParenthesizedExpression(node)) return isCiting(node.expression);
  return ts.isArrayLiteralExpression(node) && node.elements.length > 0 && node.elements.every(isCiting);
};

const changesAt = (node: ts.Node, file: ts.SourceFile): readonly Change[] => {
  const replace = (place: ts.Node, ...texts: readonly string[]): readonly Change[] =>
    texts.map((becomes) => ({ at: 'expression', from: place.getStart(file), to: place.end, becomes }));
  if (ts.isIfStatement(node)) return tellsType(node.expression) ? [] : replace(node.expression, 'true', 'false');
  if (ts.isConditionalExpression(node))
    return tellsType(node.condition) ? [] : replace(node.condition, 'true', 'false');
  if (ts.isWhileStatement(node)) return replace(node.expression, 'false');
  if (ts.isBinaryExpression(node)) return replace(node, ...otherOperators(node));
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken && !isCondition(node)) {
    return replace(node, node.operand.getText());
  }
  if (ts.isNumericLiteral(node) && ts.isExpression(node) && !isName(node))
    return replace(node, String(Number(node.text) + 1));
  if (node.kind === ts.SyntaxKind.TrueKeyword) return replace(node, 'false');
  if (node.kind === ts.SyntaxKind.FalseKeyword) return replace(node, 'true');
  if (ts.isArrayLiteralExpression(node)) return replace(node, ...shorterLists(node));
  if (ts.isCallExpression(node)) return replace(node, ...otherCalls(node));
  if (ts.isNoSubstitutionTemplateLiteral(node)) return replace(node, ...otherSql(node.getText()));
  if (ts.isExpressionStatement(node) && !isLeftAlone(node.expression))
    return [{ at: 'statement', from: node.getStart(file), to: node.end, becomes: '' }];
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined
    ? returnsAtOnce(node, node.body, file)
    : [];
};

/**
 * `typeof one === 'string'`, `'as' in one`: needed for the compiler only, and without a difference for the values that
 * occur.
 */
const tellsType = (node: ts.Expression): boolean =>
  ts.isBinaryExpression(node) &&
  (ts.isTypeOfExpression(node.left) ||
    node.operatorToken.kind === ts.SyntaxKind.InKeyword ||
    (node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken &&
      (tellsType(node.left) || tellsType(node.right))));

const isCondition = (node: ts.Node): boolean =>
  (ts.isIfStatement(node.parent) && node.parent.expression === node) ||
  (ts.isConditionalExpression(node.parent) && node.parent.condition === node);

const isName = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

const OTHER: Partial<Record<ts.SyntaxKind, readonly string[]>> = {
  [ts.SyntaxKind.LessThanToken]: ['<='],
  [ts.SyntaxKind.LessThanEqualsToken]: ['<'],
  [ts.SyntaxKind.GreaterThanToken]: ['>='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['>'],
  [ts.SyntaxKind.AmpersandAmpersandToken]: ['||'],
  [ts.SyntaxKind.BarBarToken]: ['&&'],
  [ts.SyntaxKind.QuestionQuestionToken]: ['&&'],
  [ts.SyntaxKind.PlusToken]: ['-'],
  [ts.SyntaxKind.MinusToken]: ['+'],
  [ts.SyntaxKind.AsteriskToken]: ['+'],
  [ts.SyntaxKind.SlashToken]: ['*'],
};

/** As a whole condition an equation is covered by `true` and `false`. */
const EQUATIONS: Partial<Record<ts.SyntaxKind, readonly string[]>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['==='],
};

const otherOperators = (node: ts.BinaryExpression): readonly string[] => {
  if (tellsType(node)) return [];
  const { kind } = node.operatorToken;
  const isText = [node.left, node.right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
  if (kind === ts.SyntaxKind.PlusToken && isText) return [];
  const others = OTHER[kind] ?? (isCondition(node) ? [] : (EQUATIONS[kind] ?? []));
  return others.map((operator) => `(${node.left.getText()}) ${operator} (${node.right.getText()})`);
};

/** Without one of the items each. Pairs and other fixed lists (`as const`) are no lists. */
const shorterLists = (node: ts.ArrayLiteralExpression): readonly string[] => {
  if (ts.isAsExpression(node.parent) || (ts.isBinaryExpression(node.parent) && node.parent.left === node)) return [];
  const items = node.elements.map((element) => element.getText());
  return items.flatMap((_, left) =>
    isCiting(node.elements[left] ?? node) ? [] : [`[${items.filter((__, place) => place !== left).join(', ')}]`],
  );
};

const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);
const LEFT_OUT = ['filter', 'slice', 'toReversed', 'toSorted'];

const otherCalls = (node: ts.CallExpression): readonly string[] => {
  if (!ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression, name, questionDotToken } = node.expression;
  const on = expression.getText();
  if (LEFT_OUT.includes(name.text)) return [on];
  const other = METHODS.get(name.text);
  if (other === undefined || (name.text.startsWith('m') && on !== 'Math')) return [];
  const given = node.arguments.map((argument) => argument.getText()).join(', ');
  return [`${on}${questionDotToken === undefined ? '.' : '?.'}${other}(${given})`];
};

const SQL = /\b(select|insert into|update|delete from)\b/;
const SQL_CHANGES = [
  [/ and /g, ' or '],
  [/ or /g, ' and '],
  [/ = /g, ' >= '],
  [/ = /g, ' <= '],
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
  [/ is null/g, ' is not null'],
  [/ is not null/g, ' is null'],
] as const;

/** One occurrence each. */
const otherSql = (text: string): readonly string[] =>
  !SQL.test(text)
    ? []
    : SQL_CHANGES.flatMap(([from, to]) =>
        [...text.matchAll(from)].map(
          ({ index, 0: { length } }) => text.slice(0, index) + to + text.slice(index + length),
        ),
      );

/** What a function that does nothing may return, by its declared type. */
const returnsAtOnce = (node: ts.SignatureDeclaration, body: ts.Node, file: ts.SourceFile): readonly Change[] => {
  const values = node.type === undefined ? [] : emptyOf(node.type);
  if (ts.isBlock(body)) {
    const from = body.getStart(file) + 1;
    return values.map((value) => ({ at: 'entry', from, to: from, becomes: `return ${value};` }));
  }
  return values.map((becomes) => ({ at: 'expression', from: body.getStart(file), to: body.end, becomes }));
};

const emptyOf = (type: ts.TypeNode): readonly string[] => {
  if (ts.isUnionTypeNode(type)) {
    const texts = type.types.map((one) => one.getText());
    return ['null', 'undefined'].filter((nothing) => texts.includes(nothing));
  }
  if (ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Promise') {
    return (type.typeArguments ?? []).flatMap(emptyOf).map((value) => `Promise.resolve(${value})`);
  }
  if (ts.isTypePredicateNode(type) || type.kind === ts.SyntaxKind.BooleanKeyword) return ['true', 'false'];
  if (type.kind === ts.SyntaxKind.NumberKeyword) return ['0'];
  if (type.kind === ts.SyntaxKind.VoidKeyword) return ['undefined'];
  return ts.isArrayTypeNode(type) || (ts.isTypeOperatorNode(type) && ts.isArrayTypeNode(type.type)) ? ['[]'] : [];
};
