/** What tells one e-mail address or telephone number from another, however it is written; undefined when a text is neither. */
export function contactKey(text: string): string | undefined {
  const plain = text.trim().replace(/^(mailto|tel):/i, '');
  if (emailShape.test(plain)) return plain.toLowerCase();
  if (!phoneShape.test(plain)) return undefined;
  const digits = plain.replace(/\D/g, '').replace(/^(00)?31(?=[1-9]\d{8}$)/, '0');
  return digits.length >= fewestDigits ? digits : undefined;
}

/** One @ with something on both sides; whether it is ours is compared afterwards. */
const emailShape = /^[^\s@]+@[^\s@]+$/;
const phoneShape = /^\+?[\d\s().-]+$/;
/** A year or a house number is no telephone number. */
const fewestDigits = 5;
