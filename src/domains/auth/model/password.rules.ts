import { isContentManager, type Actor } from '#platform/shared/actor.ts';
import { commonPasswords } from './common-passwords.ts';

const longest = 128;

export function shortestPassword(person: Pick<Actor, 'isAdmin' | 'isContentManager'>): number {
  return isContentManager(person) ? 15 : 12;
}

interface PasswordSubject extends Pick<Actor, 'isAdmin' | 'isContentManager'> {
  /** Words a guesser tries first: the platform's name, the person's own names and address. */
  contextWords: readonly string[];
}

/** What is wrong with a new password, or nothing. Length and guessability count; no rules about kinds of characters. */
export function passwordProblem(password: string, subject: PasswordSubject): string | undefined {
  const length = [...password].length;
  if (length < shortestPassword(subject)) return 'password.too_short';
  if (length > longest) return 'password.too_long';
  const plain = password.toLowerCase();
  if (new Set(plain).size < 5) return 'password.too_common';
  if (isMostly(plain, [...commonPasswords, ...subject.contextWords.map((word) => word.toLowerCase())])) return 'password.too_common';
  return undefined;
}

/** A known word with a few characters or a number around it is still that word: `Welkom2026Welkom`, `Wachtwoord12345`. */
function isMostly(password: string, words: readonly string[]): boolean {
  return words.some((word) => {
    if (word.length < 4) return false;
    const rest = password.replaceAll(word, '');
    const digits = rest.replace(/\D/g, '').length;
    return rest.length - digits < 5 && digits <= 6;
  });
}
