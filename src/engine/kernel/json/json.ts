/** What state, log and rejections are made of: plain JSON, so that any moment can be stored, hashed and revived. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
