/**
 * What two programs read differently: a backslash, dots that go up, a slash or a control character behind percent signs, a fragment, and
 * bytes that no address is written with.
 */
const ambiguous = /[^!-~]|[\\#]|\/\.\.?(?:\/|$)|%(?:[01][0-9a-f]|2f|5c|7f|c2%[89][0-9a-f])/i;
/** A percent sign, a dot, a letter or a digit: what such a thing can be hidden behind. */
const hiding = /%(?:25|2e|3\d|[46][1-9a-f]|[57][0-9a])/gi;
/** Nobody who means well writes an address over more often. */
const mostReadings = 4;

/**
 * Does everybody who reads this path mean the same place by it? Looked at before anything is looked up: a gate and a router that disagree
 * about where a path leads are a way past the gate.
 */
export function isUnambiguousPath(path: string): boolean {
  let text = path;
  for (let reading = 0; reading < mostReadings; reading++) {
    if (ambiguous.test(text)) return false;
    if (!text.includes('%')) return true;
    const read = text.replace(hiding, (sign) => String.fromCodePoint(Number.parseInt(sign.slice(1), 16)));
    if (read === text) return true;
    text = read;
  }
  return false;
}
