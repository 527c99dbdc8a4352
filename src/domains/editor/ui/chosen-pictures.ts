import type { Asset } from '#domains/assets/model/asset.contract.ts';
import { createStore } from '#platform/web/store.ts';
import { useStorePart } from '#platform/web/use-store.ts';

/** A page comes with the pictures that it has. One that is chosen since is known from the choice, wherever that was made. */
const chosen = createStore<Readonly<Record<string, Asset>>>({});

export function noteChosenPicture(picture: Asset): void {
  chosen.set({ ...chosen.getSnapshot(), [picture.guid]: picture });
}

export function useChosenPicture(guid: string | null): Asset | undefined {
  return useStorePart(chosen, (pictures) => (guid === null ? undefined : pictures[guid]));
}
