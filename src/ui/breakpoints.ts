/** From this width in px. The style sheets repeat the numbers, since a media query cannot read a custom property. */
export const breakpoints = { sm: 600, md: 1024, lg: 1440, xl: 1920 } as const;
