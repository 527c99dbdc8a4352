/** Media rules ask how wide the window is. Beside a panel the page has less room than that, and is laid out as in a narrower window. */
interface MediaShift {
  /** So many pixels of the window are not the page's. */
  set(pixels: number): void;
}

export function createMediaShift(sheets: () => Iterable<CSSStyleSheet>): MediaShift {
  const asWritten = new WeakMap<CSSMediaRule, string>();

  function shift(rules: Iterable<CSSRule>, pixels: number): void {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const written = asWritten.get(rule) ?? rule.media.mediaText;
        asWritten.set(rule, written);
        const wanted = widened(written, pixels);
        if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
      }
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) shift(rule.cssRules, pixels);
    }
  }

  return {
    set(pixels) {
      for (const sheet of sheets()) shift(rulesOf(sheet), pixels);
    },
  };
}

/** Of one that could not be loaded, as without a network, there are none to read. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

/** The same question, for a window that is so many pixels wider than the page. */
export function widened(media: string, pixels: number): string {
  if (pixels === 0) return media;
  return media.replace(/\([^()]*\)/g, (feature) => (/\bwidth\b/.test(feature) ? widenedFeature(feature, pixels) : feature));
}

function widenedFeature(feature: string, pixels: number): string {
  return feature.replace(/[\d.]{1,12}(?:px|rem|em)/g, (length) => `calc(${length} + ${pixels}px)`);
}
