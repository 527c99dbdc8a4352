/**
 * What a frame of another site may do: run its own player or map, go full screen, open a page of its own. It learns the name of our
 * site, without which YouTube shows nothing, and not which page.
 */
export const frameAttributes = {
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
  allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
  referrerPolicy: 'strict-origin',
} as const;
