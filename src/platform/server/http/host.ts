const hostForm = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/;

/** The name in a `Host` header, without the port; undefined when it is no host at all. */
export function hostnameOf(header: string | undefined): string | undefined {
  return hostForm.exec((header ?? '').toLowerCase())?.[1];
}
