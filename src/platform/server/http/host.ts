const hostForm = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/;

let last: { header: string | undefined; hostname: string | undefined } = { header: undefined, hostname: undefined };

/** The name in a `Host` header, without the port; undefined when it is no host at all. */
export function hostnameOf(header: string | undefined): string | undefined {
  // Nearly every request names the same host as the one before.
  if (header !== last.header) last = { header, hostname: hostForm.exec((header ?? '').toLowerCase())?.[1] };
  return last.hostname;
}
