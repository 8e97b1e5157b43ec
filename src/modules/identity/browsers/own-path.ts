/** A path of this very service: after two slashes, or a backslash, browsers read a host. */
export const OWN_PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

export const isOwnPath = (path: string): boolean => OWN_PATH.test(path);
