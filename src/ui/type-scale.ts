/** The font sizes there are, in px. The style sheets write them in rem. */
export const fontSizes = [12, 14, 16, 18, 22, 28, 34, 40, 50, 64] as const;
