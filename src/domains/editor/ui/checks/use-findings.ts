import { useState } from 'react';
import type { DraftBlock } from '#domains/documents/model/draft.ts';
import { useStorePart } from '#platform/web/use-store.ts';
import { findingsOf } from '../../model/checks/findings.ts';
import type { Finding } from '../../model/checks/finding.ts';
import { useDraftStore, useEditedDocument } from '../editing.ts';

/** They stay the same list while who types makes nothing better or worse. */
export function useFindings(): readonly Finding[] {
  const store = useDraftStore();
  const { draft } = useEditedDocument();
  const [read] = useState(() => createReader());
  return useStorePart(store, ({ blocks }) => read(blocks, draft.language));
}

function createReader() {
  let of: readonly DraftBlock[] | undefined;
  let last: readonly Finding[] = [];
  return (blocks: readonly DraftBlock[], language: DraftBlock['language']) => {
    if (blocks === of) return last;
    of = blocks;
    const found = findingsOf(blocks, language);
    const isSame = found.length === last.length && found.every((finding, index) => isSameFinding(finding, last[index]));
    if (!isSame) last = found;
    return last;
  };
}

function isSameFinding(one: Finding, other: Finding | undefined): boolean {
  // What mends it is made of the whole text: of a text that changed it is another one.
  return one === other || (one.fix === undefined && other?.fix === undefined && JSON.stringify(one) === JSON.stringify(other));
}
