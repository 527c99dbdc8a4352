import { createContext, useContext } from 'react';
import type { ListView, ListViews } from '../model/list-view.ts';

const Lists = createContext<ListViews>({});

export const ListsProvider = Lists;

/** What a list or widget block shows; undefined where nothing was loaded for it. */
export function useList(blockGuid: string): ListView | undefined {
  return useContext(Lists)[blockGuid];
}
