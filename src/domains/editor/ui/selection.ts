import { createContext, useContext } from 'react';
import type { LayoutPosition } from '#domains/blocks/model/building-block.ts';
import { createStore, type Store } from '#platform/web/store.ts';

/** Where a block is to be added. */
export interface InsertPlace {
  layoutPosition: LayoutPosition;
  after: string | null;
  /** An empty one, in the place of which it comes. */
  insteadOf?: string;
}

/** What of a document is in hand, and what is open beside it. */
export interface Selected {
  block: string | null;
  /** The block as a whole has the focus, not one of its fields: each time anew. */
  grabbed: { block: string } | null;
  /** Somebody is choosing what to add there. */
  inserting: InsertPlace | null;
  panel: 'block' | 'page' | 'publish' | 'history' | 'checks' | null;
  isOutlineOpen: boolean;
}

export interface Selection extends Store<Selected> {
  select(block: string | null): void;
  /** With the focus on the block as a whole. */
  grab(block: string): void;
  insertAt(place: InsertPlace | null): void;
  open(panel: NonNullable<Selected['panel']>): void;
  close(): void;
  toggleOutline(): void;
}

export function createSelection(): Selection {
  const store = createStore<Selected>({ block: null, grabbed: null, inserting: null, panel: null, isOutlineOpen: false });
  const patch = (change: Partial<Selected>) => store.set({ ...store.getSnapshot(), ...change });
  return {
    ...store,
    select(block) {
      if (store.getSnapshot().block === block) return;
      const { panel } = store.getSnapshot();
      // What is open about a block is about the one in hand.
      patch({ block, grabbed: null, panel: block === null && panel === 'block' ? null : panel });
    },
    grab: (block) => patch({ block, grabbed: { block } }),
    insertAt: (inserting) => patch({ inserting }),
    open: (panel) => patch({ panel }),
    close: () => patch({ panel: null }),
    toggleOutline: () => patch({ isOutlineOpen: !store.getSnapshot().isOutlineOpen }),
  };
}

const SelectionContext = createContext<Selection | null>(null);

export const SelectionProvider = SelectionContext;

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('A part of the editor stands outside it');
  return selection;
}
