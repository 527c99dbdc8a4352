/** The path of a request for the log. A word of 256 random bits opens something for who has it, so it is not written down. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path
    .split('/')
    .map((part) => (/^[\w-]{43}$/.test(part) ? '[code]' : part))
    .join('/');
}
