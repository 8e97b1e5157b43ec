import { type Type } from '@nestjs/common';
import { getMetadataStorage, type ValidationArguments, ValidationTypes } from 'class-validator';

/** Whether what the rules ask of one property holds for an object of their class. */
type Check = (object: object) => boolean;

interface Checks {
  /** The properties that there are rules about. */
  readonly names: ReadonlySet<string>;
  readonly all: readonly Check[];
}

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

/**
 * Whether class-validator would find no fault with an object, nor with those in it; names that no rule is about are
 * faults.
 * Each check is class-validator's own. Only which ones there are is looked up once per class and not at every
 * validation, which costs more than all of them. `false` says no more than that class-validator has to be asked: it
 * names the faults, and it judges classes with rules of a kind that is not known here.
 */
export function passes(object: object): boolean {
  const checks = typeof object.constructor === 'function' ? checksOf(object.constructor as Type) : null;
  if (checks === null) return false;
  return Object.keys(object).every((name) => checks.names.has(name)) && checks.all.every((check) => check(object));
}

const known = new WeakMap<object, Checks | null>();

function checksOf(type: Type): Checks | null {
  let checks = known.get(type);
  if (checks === undefined) known.set(type, (checks = compile(type)));
  return checks;
}

/** Null for a class without rules, and where one is of a kind that is not known here. */
function compile(type: Type): Checks | null {
  const storage = getMetadataStorage();
  const rules = storage.getTargetValidationMetadatas(type, '', false, false);
  if (rules.length === 0 || !rules.every((rule) => KINDS.has(rule.type))) return null;
  const byName = Object.entries(storage.groupByPropertyName(rules));
  return { names: new Set(byName.map(([name]) => name)), all: byName.map(([name, ofName]) => checkOf(name, ofName)) };
}

const { CONDITIONAL_VALIDATION, CUSTOM_VALIDATION, IS_DEFINED, NESTED_VALIDATION, WHITELIST } = ValidationTypes;
const KINDS: ReadonlySet<string> = new Set([
  CONDITIONAL_VALIDATION,
  CUSTOM_VALIDATION,
  IS_DEFINED,
  NESTED_VALIDATION,
  WHITELIST,
]);

type Judge = (object: object, value: unknown) => boolean;

function checkOf(name: string, rules: readonly Rule[]): Check {
  const of = (...kinds: readonly string[]) => rules.filter(({ type }) => kinds.includes(type));
  const conditions = of(CONDITIONAL_VALIDATION).map(({ constraints }) => constraints[0] as Judge);
  const judges = of(IS_DEFINED, CUSTOM_VALIDATION).flatMap(judgesOf);
  if (of(NESTED_VALIDATION).length > 0) judges.push((_object, value) => value === undefined || passesWithin(value));
  return (object) => {
    const value: unknown = Reflect.get(object, name);
    // One that does not hold rules the others out.
    return conditions.some((holds) => !holds(object, value)) || judges.every((judge) => judge(object, value));
  };
}

/** The checks of one decorator. An asynchronous verdict is ignored. */
function judgesOf({ constraintCls, constraints, each, validateIf, propertyName: property }: Rule): readonly Judge[] {
  return getMetadataStorage()
    .getTargetValidatorConstraints(constraintCls)
    .map(({ instance }) => (object, value) => {
      if (validateIf !== undefined && !validateIf(object, value)) return true;
      const said: ValidationArguments = { targetName: object.constructor.name, property, object, value, constraints };
      if (!each || !Array.isArray(value)) return instance.validate(value, said) === true;
      return value.every((one: unknown) => instance.validate(one, said) === true);
    });
}

function passesWithin(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((one: unknown) => one === undefined || passesWithin(one));
  return value instanceof Object && passes(value);
}
