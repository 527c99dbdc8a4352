/** Office programs name the language of the keyboard on every few words, whatever is said in them. */
export function dropKeyboardLanguages(pasted: Document): void {
  const generator = pasted.querySelector('meta[name="generator" i]')?.getAttribute('content') ?? '';
  const isOffice =
    /Microsoft|OpenOffice|LibreOffice/.test(generator) || pasted.querySelector('[class*="Mso"], [style*="mso-"], .TextRun') !== null;
  if (isOffice) for (const element of pasted.querySelectorAll('[lang]')) element.removeAttribute('lang');
}
