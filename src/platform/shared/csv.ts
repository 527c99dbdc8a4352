/** What a spreadsheet needs before the first line, to read the rest as UTF-8. */
export const csvMark = '\uFEFF';

/** One line, with the separator that spreadsheets expect here. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(';')}\r\n`;
}

/** A spreadsheet takes what begins like a formula for one; after an apostrophe it is text. */
function cellOf(value: string): string {
  const harmless = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
