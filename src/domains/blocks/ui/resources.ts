import { createContext, useContext } from 'react';
import { noResources, type BlockResources } from '../model/resources.ts';

const Resources = createContext<BlockResources>(noResources);

export const ResourcesProvider = Resources;

export function useResources(): BlockResources {
  return useContext(Resources);
}
