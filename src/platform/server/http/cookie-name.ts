/** Over https the browser itself guards the name: `__Host-` means this host, this path, secure. On plain http it refuses such names. */
export function hostCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}
