/** A rule says whether a text, as stored, has the form of a field. Length comes first, so that no expression sees a long text. */
type FieldRule = (value: string) => boolean;

function pattern(maxLength: number, form: RegExp): FieldRule {
  return (value) => value.length <= maxLength && form.test(value);
}

function anyOf(...rules: FieldRule[]): FieldRule {
  return (value) => rules.some((rule) => rule(value));
}

const looksLikeDate = pattern(10, /^(?!0000)\d{4}\/\d{2}\/\d{2}$/);

/** `2026/02/28`; a day that is not on the calendar, such as 2026/02/30, is none. */
function isDate(value: string): boolean {
  if (!looksLikeDate(value)) return false;
  const day = value.replaceAll('/', '-');
  const moment = new Date(`${day}T00:00:00Z`);
  // The parser rolls 30 February over into March, so the day must come back as it went in.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

const isTime = pattern(5, /^(?:[01]\d|2[0-3]):[0-5]\d$/);
const isFullTime = pattern(8, /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/);

const isMailbox = pattern(64, /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/i);
const isDomainLabel = pattern(63, /^[a-z0-9-]+$/i);
const isNumeric = pattern(63, /^\d+$/);

function isDomainName(domain: string): boolean {
  const labels = domain.split('.');
  if (labels.length < 2 || isNumeric(labels.at(-1) ?? '')) return false;
  return labels.every((label) => isDomainLabel(label) && !label.startsWith('-') && !label.endsWith('-'));
}

/** An address that mail can be sent to: what browsers accept, with a full domain name and dots in their place. */
function isEmail(value: string): boolean {
  if (value.length > 254) return false;
  const at = value.lastIndexOf('@');
  const mailbox = value.slice(0, Math.max(at, 0));
  if (mailbox.startsWith('.') || mailbox.endsWith('.') || mailbox.includes('..')) return false;
  return isMailbox(mailbox) && isDomainName(value.slice(at + 1));
}

const isHexColor = pattern(7, /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i);
const isHexaColor = pattern(9, /^#(?:[0-9a-f]{4}|[0-9a-f]{8})$/i);

const isChannel = pattern(3, /^(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])$/);
const isAlpha = pattern(6, /^(?:0|0?\.\d{1,4}|1(?:\.0{1,4})?)$/);

/** The parts of `rgb(1, 2, 3)`, without the spaces around them. */
function partsOf(name: string, value: string): string[] {
  if (value.length > 40 || !value.startsWith(`${name}(`) || !value.endsWith(')')) return [];
  const inside = value.slice(name.length + 1, -1);
  return inside.split(',').map((part) => part.trim());
}

function isRgbColor(value: string): boolean {
  const channels = partsOf('rgb', value);
  return channels.length === 3 && channels.every(isChannel);
}

function isRgbaColor(value: string): boolean {
  const [red = '', green = '', blue = '', alpha = '', ...more] = partsOf('rgba', value);
  return more.length === 0 && [red, green, blue].every(isChannel) && isAlpha(alpha);
}

/** The generic rules that a field can be given. */
export const fieldRules = {
  date: isDate,
  time: isTime,
  fullTime: isFullTime,
  timeOrFullTime: anyOf(isTime, isFullTime),
  email: isEmail,
  hexColor: isHexColor,
  hexaColor: isHexaColor,
  hexOrHexaColor: anyOf(isHexColor, isHexaColor),
  rgbColor: isRgbColor,
  rgbaColor: isRgbaColor,
  anyColor: anyOf(isHexColor, isHexaColor, isRgbColor, isRgbaColor),
} satisfies Record<string, FieldRule>;

export type FieldRuleName = keyof typeof fieldRules;
