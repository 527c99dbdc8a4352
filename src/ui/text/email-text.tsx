import { Fragment } from 'react';

/** An e-mail address that, where it is too long for its line, goes on after the @. */
export function EmailText({ address }: { address: string }) {
  return address.split(/(?<=@)/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of an address are never rearranged
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
