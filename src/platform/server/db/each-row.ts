const pageSize = 500;

/** Rows by rising `id`, read page by page, so that few are in memory at once. */
export async function* eachRow<Row extends { id: number }>(
  readAfter: (id: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Omit<Row, 'id'>> {
  let after = 0;
  for (;;) {
    const rows = await readAfter(after, pageSize);
    for (const { id, ...row } of rows) {
      after = id;
      yield row;
    }
    if (rows.length < pageSize) return;
  }
}
