/** The two parts of an API key, `kifu_<id>_<secret>`. A secret may hold and begin with `_` itself. */
export const idIn = (key: string): string => key.split('_')[1] ?? '';

export const secretIn = (key: string): string => key.split('_').slice(2).join('_');
