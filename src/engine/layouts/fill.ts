/** What a field is called; null where nothing is known of it. */
type Value = (field: string) => string | null;

const PART = /\[([^[\]]*)\]|\{(\w+)(?:\|((?:[^{}]|\{\w+\})*))?\}/g;

/** `{field}`, `{field|else}`, and `[parts with {fields} that are there]`. */
export function fill(template: string, value: Value): string {
  return template.replace(PART, (_, optional?: string, field?: string, otherwise?: string) => {
    if (optional !== undefined)
      return fields(optional).every((each) => value(each) !== null) ? fill(optional, value) : '';
    return value(field ?? '') ?? (otherwise === undefined ? '' : fill(otherwise, value));
  });
}

const fields = (template: string): readonly string[] =>
  [...template.matchAll(/\{(\w+)/g)].map(([, field = '']) => field);
