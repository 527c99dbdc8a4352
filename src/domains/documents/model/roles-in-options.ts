/** What becomes of a list of roles that names a certain one. */
export type ChangeOfRoles = (roleIds: readonly string[]) => string[];

/** Options with every list that names the role changed, however deep it is. A role that stands by itself is a list of one. */
export function withRolesChanged<T>(options: T, guid: string, change: ChangeOfRoles): T {
  return changed(options, guid, change) as T;
}

function changed(value: unknown, guid: string, change: ChangeOfRoles): unknown {
  if (value === guid) return change([guid])[0];
  if (Array.isArray(value)) return value.includes(guid) ? change(value) : value.map((each) => changed(each, guid, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changed(each, guid, change)]));
}
