import { createContext, use } from 'react';

const AddressSearchContext = createContext<string | null>(null);

/** For the server, which has no address bar. */
export const AddressSearchProvider = AddressSearchContext.Provider;

/** What stands behind the question mark in the address of this page. */
export function useAddressSearch(): URLSearchParams {
  return new URLSearchParams(use(AddressSearchContext) ?? location.search);
}
