/** An address without a slash at its end, which does not matter. */
export const withoutSlash = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');
