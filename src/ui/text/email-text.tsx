import { Fragment } from 'react';

/** An e-mail address that, where it is too long for its line, goes on after the @. */
export function EmailText({ address }: { address: string }) {
  return partsOfEmail(address).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of an address are never rearranged
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Between which its line may end. */
export function partsOfEmail(address: string): string[] {
  return address.split(/(?<=@)/);
}
