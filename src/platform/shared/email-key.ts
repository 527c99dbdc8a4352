/** The form in which addresses are compared: two spellings of one address are one account. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
