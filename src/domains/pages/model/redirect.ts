/** An address that somebody chose in place of an old one. What was asked goes along, unless the chosen address asks something itself. */
export function withQueryOf(href: string, search: string): string {
  if (href.includes('?')) return href;
  const [address = '', ...fragment] = href.split('#');
  return [address + search, ...fragment].join('#');
}
