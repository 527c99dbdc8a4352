import { createHash } from 'node:crypto';
import { mapTexts } from './map-texts.ts';

export type NamedKind = 'page' | 'item' | 'asset' | 'list' | 'part' | 'role';

/** The guid of a named thing: always the same for the same name, so that what points and what is pointed at agree. */
export function guidOf(kind: NamedKind, name: string): string {
  const hex = createHash('sha256').update(`${kind} ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const ownTarget = /^(page|item|file):([^#]+)(#.*)?$/;

/** The same content with guids where it holds names: in `asset`, in `href`, in the lists that a widget shows and in the topics of a list. */
export function withGuids<T>(content: T): T {
  return mapTexts(content, (text, key) => inPlaceOf(key, text));
}

function inPlaceOf(key: string, value: string): string {
  switch (key) {
    case 'asset':
      return guidOf('asset', value);
    case 'defaultParentGuids':
    case 'topics':
      return guidOf('list', value);
    case 'href':
      return value.replace(ownTarget, (_, kind: 'page' | 'item' | 'file', name: string, fragment = '') => {
        const guid = guidOf(kind === 'file' ? 'asset' : kind, name);
        return `${kind}:${guid}${fragment}`;
      });
    default:
      return value;
  }
}
