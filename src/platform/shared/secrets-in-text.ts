/**
 * A text without what opens something for who has it: the codes in links, what stands for a session, passwords. Whatever is written down
 * about a request or by a browser passes here, so it must know secrets by where they stand and by how they look, however they are written.
 */
export function withoutSecrets(text: string): string {
  if (isHarmless(text)) return text;
  let read = hidden(text);
  let holdsSecret = read !== text;
  for (let reading = 0; ; reading++) {
    const next = readOnce(read);
    if (next === read) return holdsSecret ? read : text;
    // Written over and over: whoever does that wants something in the log that nobody sees there.
    if (reading === mostReadings) return code;
    read = hidden(next);
    holdsSecret ||= read !== next;
  }
}

/** What a person types beside their password, under the name of a member that holds it. */
export function isOneTimeCode(name: string, value: unknown): boolean {
  return (typeof value === 'string' || typeof value === 'number') && withoutSecrets(`${name}: ${value}`) !== `${name}: ${value}`;
}

const code = '[code]';
const mostReadings = 6;

/** A word that is shorter than any secret of ours, as most of a log are. */
function isHarmless(text: string): boolean {
  return text.length < 43 && !/[^\w.-]/.test(text);
}

/** In an address, what comes behind one of these. A test holds them against every address that the product has. */
const places = ['invitation', 'userinvitation:status', 'register', 'reset', 'setup', 'verify'];
/** In a query, a form or a cookie, what comes behind one of these. `code` and `state` are what an identity provider sends back. */
const names = [
  'token',
  'password',
  'wachtwoord',
  'passphrase',
  'secret',
  'session',
  'login',
  'code',
  'state',
  'ticket',
  'link',
  'setup',
  'invitation',
  'nonce',
  'verifier',
  'assertion',
  'signature',
];
const schemes = ['bearer', 'basic'];
const longestWord = 24;

const partOfPath = /[/\\][^/\\?#&\s"'<>]+/g;
const value = /=[^&\s"'<>#;\\]+/g;
/** As a member of an object, or behind a word in a sentence: up to the closing quote, or the end of the line. A good password is a sentence too. */
const inQuotes = /((?:token|password|wachtwoord|passphrase|secret)\\?["']?[:=] ?\\?")(?:[^"\\]|\\.)+/gi;
const inSingleQuotes = /((?:token|password|wachtwoord|passphrase|secret)\\?["']?[:=] ?')(?:[^'\\]|\\.)+/gi;
const withoutQuotes = /((?:token|password|wachtwoord|passphrase|secret)\\?["']?: ?)[^\s"'\\,}][^\n"',}]*/gi;
const passwordInForm = /((?:password|wachtwoord|passphrase)=)[^&\n"'<>#;\\]+/gi;
/** Six digits of an app, or a recovery code: behind a name, because numbers stand everywhere. The code of an error is a word. */
const oneTimeCode = /((?:code|otp)\\?["']?: ?\\?["']?)(?:\d(?:[ -]?\d){5,7}|[2-9a-hj-np-z]{4}(?:[ -]?[2-9a-hj-np-z]{4}){3})(?![\w.])/gi;
/** Those that come in a list have no name of their own. */
const recoveryCode = /\b[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}\b/g;
const asHeader = /((?:cookie|authorization)["']?: ?["']?)[^\n"'}]+/gi;
const credentials = / [\w.~+/=-]{8,}/g;
const passwordInOrigin = /(\w:\/\/[^\s:/@]*):[^\s/@]+@/g;
/** As long as a token, but for two letters: a sign before it that begins another way of writing may have taken those along. */
const longWord = /[\w-]{41,}/g;

function hidden(text: string): string {
  return text
    .replace(partOfPath, behind(places))
    .replace(passwordInOrigin, '$1:[redacted]@')
    .replace(asHeader, `$1${code}`)
    .replace(inQuotes, `$1${code}`)
    .replace(inSingleQuotes, `$1${code}`)
    .replace(withoutQuotes, `$1${code}`)
    .replace(oneTimeCode, `$1${code}`)
    .replace(recoveryCode, code)
    .replace(passwordInForm, `$1${code}`)
    .replace(value, behind(names))
    .replace(credentials, behind(schemes))
    .replace(longWord, (word) => (isToken(word) ? code : word));
}

/** Keeps the sign that it begins with. */
function behind(words: readonly string[]) {
  return (found: string, place: number, text: string) => {
    let end = place;
    while (text[end - 1] === '/' || text[end - 1] === '\\') end -= 1;
    const before = text.slice(Math.max(0, end - longestWord), end).toLowerCase();
    return words.some((word) => before.endsWith(word)) ? found.slice(0, 1) + code : found;
  };
}

/** 256 random bits, as `newToken` writes them or in hexadecimal. The title of a page in its address is as long, and has no capitals. */
function isToken(word: string): boolean {
  return (word !== word.toLowerCase() && word !== word.toUpperCase()) || /[0-9a-f]{64}/i.test(word);
}

const severalBackslashes = /\\{2,}/g;
const percentSign = /%(?:25)*([2-6][0-9a-f]|7[0-9a-e])/gi;
const escape = /\\(?:u00|x)([2-6][0-9a-f]|7[0-9a-e])/gi;
const reference = /&#x0{0,6}([2-6][0-9a-f]|7[0-9a-e]);/gi;
const decimalReference = /&#0{0,6}(\d{2,3});/g;

/** Printable characters as they would be read: from an address, from JSON, from a page. */
function readOnce(text: string): string {
  const fromHex = (_: string, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16));
  return text
    .replace(severalBackslashes, '\\')
    .replace(percentSign, fromHex)
    .replace(escape, fromHex)
    .replace(reference, fromHex)
    .replace(decimalReference, (written, digits: string) => {
      const number = Number(digits);
      return number >= 32 && number < 127 ? String.fromCodePoint(number) : written;
    });
}
