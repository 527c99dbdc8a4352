/** The same element under another name: what it is called cannot be changed where it stands. */
export function renamed(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes) if (attribute !== 'role') other.setAttribute(attribute, value);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}
