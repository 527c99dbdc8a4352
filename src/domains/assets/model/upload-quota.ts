const mebibyte = 1024 * 1024;

export interface Room {
  files: number;
  bytes: number;
}

/**
 * What one person may keep here (docs/decisions/0020-a-quota-of-files-per-person.md). Photos of oneself that are not shown are thrown away
 * after a day, so that is a bound on what somebody tries out.
 */
export const uploadQuota = {
  photos: { files: 100, bytes: 50 * mebibyte },
  library: { files: 10_000, bytes: 5 * 1024 * mebibyte },
} as const satisfies Record<string, Room>;

export function hasRoom(kept: Room, quota: Room): boolean {
  return kept.files < quota.files && kept.bytes < quota.bytes;
}
