/** Where the page at a path is changed. */
export function editPathOf(path: string): string {
  return `${path === '/' ? '' : path}/edit`;
}
