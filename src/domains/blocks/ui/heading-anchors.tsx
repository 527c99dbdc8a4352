import { createContext, useContext, type ReactNode } from 'react';
import type { BuildingBlockInstance } from '../model/building-block.ts';
import { headingsOf } from '../model/page-headings.ts';

type Headings = ReturnType<typeof headingsOf>;

const HeadingsContext = createContext<Headings>(new Map());

/** Gives the headings in these blocks the ids by which they are linked to. Stands around all blocks of a page, so that no id is there twice. */
export function HeadingAnchors({ blocks, children }: { blocks: readonly BuildingBlockInstance[]; children: ReactNode }) {
  return <HeadingsContext value={headingsOf(blocks)}>{children}</HeadingsContext>;
}

/** The id of a block's own heading, or of a heading in running text. */
export function useHeadingId(owner: object): string | undefined {
  return useContext(HeadingsContext).get(owner)?.id;
}
