const maxLength = 80;

/** Longer titles are cut before anything is done with them. */
const maxTitleLength = 500;

/** Letters that Unicode does not take apart into a base letter and a mark. */
const transliterations: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'ng',
  þ: 'th',
  ŧ: 't',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
};

/** Compatibility forms go too: the ligature ĳ becomes ij, a full-width letter an ordinary one. */
function transliterate(title: string): string {
  const lowercase = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return lowercase.replace(/\P{ASCII}/gu, (character) => transliterations[character] ?? character);
}

function withoutEdgeHyphens(text: string): string {
  return text.replace(/^-/, '').replace(/-$/, '');
}

/**
 * The title as part of an address: `Café ’t IJ` → `cafe-t-ij`.
 * A title without a single Latin letter or digit leaves nothing over; the caller says what stands there `otherwise`.
 */
export function slugOf(title: string, otherwise: string): string {
  const slug = transliterate(title.slice(0, maxTitleLength))
    .replace(/\s/g, '-')
    .replace(/[^a-z0-9_-]/g, '')
    .replace(/-+/g, '-');
  return withoutEdgeHyphens(withoutEdgeHyphens(slug).slice(0, maxLength)) || otherwise;
}
