import { withoutHiddenCharacters } from './text.ts';

const maxLength = 200;
const maxExtensionLength = 10;

const forbiddenCharacters = /[\\/:*?"<>|']/g;

function isEdge(character: string | undefined): boolean {
  return character === '.' || character?.trim() === '';
}

/** A loop instead of `/[.\s]+$/`, which takes quadratic time on a long row of dots. */
function withoutEdges(name: string): string {
  let start = 0;
  let end = name.length;
  while (isEdge(name[start])) start++;
  while (end > start && isEdge(name[end - 1])) end--;
  return name.slice(start, end);
}

/** Half of a character that a cut went through. */
const cutCharacter = /[\ud800-\udbff]$/;

/** Cuts the name, not its extension. */
function shorten(name: string): string {
  if (name.length <= maxLength) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= maxExtensionLength ? name.slice(dot) : '';
  return withoutEdges(name.slice(0, maxLength - extension.length).replace(cutCharacter, '')) + extension;
}

/**
 * A file name that is safe to show and to offer for download. Files are stored under generated names.
 * When nothing is left over, the caller says what stands there `otherwise`.
 */
export function cleanFileName(name: string, otherwise: string): string {
  const cleaned = withoutHiddenCharacters(name).toWellFormed().normalize('NFC').replace(forbiddenCharacters, '');
  return shorten(withoutEdges(cleaned)) || otherwise;
}
