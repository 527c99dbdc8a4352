/** Shows a button that prints the page, and lets it. Returns how to take that off again. */
export function enhancePrint(button: HTMLElement): () => void {
  const print = () => window.print();
  button.addEventListener('click', print);
  button.hidden = false;
  return () => {
    button.removeEventListener('click', print);
    button.hidden = true;
  };
}
