import { readFileSync } from 'node:fs';

/**
 * Loaded before the product, this moves the clock of its machine as an operator would: `Date` is as many milliseconds off as the file
 * says, and the count that `performance.now()` gives goes on as ever. The file can change while it runs.
 */

const file = process.env['MOVED_CLOCK'];
const RealDate = Date;
let offset = 0;

function readOffset(): void {
  if (file !== undefined) offset = Number(readFileSync(file, 'utf8'));
}

readOffset();
setInterval(readOffset, 50).unref();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: [], type) =>
    Reflect.construct(target, given.length === 0 ? [target.now() + offset] : given, type === globalThis.Date ? target : type) as object,
  apply: (target) => new target(target.now() + offset).toString(),
  get: (target, name) => (name === 'now' ? () => target.now() + offset : (Reflect.get(target, name) as unknown)),
});
