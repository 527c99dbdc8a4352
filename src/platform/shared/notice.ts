/** Where a notice can stand. */
export const noticePositions = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export type NoticePosition = (typeof noticePositions)[number];

/** What kind of news it brings. */
export const noticeLooks = ['positive', 'negative', 'info', 'warning', 'processing'] as const;
export type NoticeLook = (typeof noticeLooks)[number];
