const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/** As they stand on the keyboard: `Ctrl+B`, or `⌘B`. */
export function keyWords(keys: string): string {
  if (!isApple) return keys.replace('Mod', 'Ctrl');
  return keys.replace('Mod+', '⌘').replace('Alt+', '⌥').replace('Shift+', '⇧');
}

export function keysAsAttribute(keys: string): string {
  return keys.replace('Mod', isApple ? 'Meta' : 'Control');
}
