/** Why writing asks for no proof of who writes. A call that gives somebody a right, or shows what others may not read, is no writing. */
export const isWriting = {
  notNeeded: 'who writes is not interrupted; a change of content gives nobody a right, is recorded, and can be changed back',
} as const;
