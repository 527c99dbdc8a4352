/** Why a block cannot be shown. What is stored of it stays as it is. */
export const unreadableReasons = ['unknown_type', 'newer_shape', 'damaged'] as const;
export type Unreadable = (typeof unreadableReasons)[number];
