/** A line of a list that was stored as a paragraph or a list of its own, with the level it stands on. */
interface FlatItem {
  /** What stands in the document now, in the place where the list is to come. It is for the caller to remove. */
  place: Element;
  /** Lines of the same list name the same. */
  list: string;
  level: number;
  isOrdered: boolean;
  contents: Iterable<Node>;
}

/** Makes nested lists of lines that only name their level, as each kind of Word stores them. In the order of the document. */
export function createListBuilder() {
  const lists = new Map<Element, string>();

  function listBefore({ place, list, isOrdered }: FlatItem): Element {
    const before = filledBefore(place);
    const isSame =
      before !== null && lists.get(before) === list && (before.localName === 'ol' || !isOrdered || before.childElementCount > 1);
    if (before && isSame) return before;
    const created = place.ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
    place.before(created);
    lists.set(created, list);
    return created;
  }

  return {
    add(item: FlatItem): void {
      const root = listBefore(item);
      const line = root.ownerDocument.createElement('li');
      line.append(...item.contents);
      listOfLevel(root, item).append(line);
    },
    /** A second paragraph of the line above it. False when there is none. */
    addToLast(place: Element): boolean {
      const before = filledBefore(place);
      if (!before || !lists.has(before)) return false;
      let last = before;
      while (last.lastElementChild && (isList(last) || isList(last.lastElementChild))) last = last.lastElementChild;
      last.append(place);
      return true;
    },
  };
}

function listOfLevel(root: Element, { level, isOrdered }: FlatItem): Element {
  let list = root;
  for (let depth = 1; depth < level && list.lastElementChild; depth += 1) {
    const line = list.lastElementChild;
    const nested = line.lastElementChild;
    const isWanted = nested && isList(nested) && (depth + 1 < level || (nested.localName === 'ol') === isOrdered);
    if (isWanted) list = nested;
    else {
      list = root.ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
      line.append(list);
    }
  }
  return list;
}

function isList(element: Element): boolean {
  return element.localName === 'ul' || element.localName === 'ol';
}

/** What stands before it, but for empty paragraphs: between two lines of a list they only make room. */
function filledBefore(place: Element): Element | null {
  let before = place.previousElementSibling;
  while (before?.localName === 'p' && before.textContent.trim() === '') before = before.previousElementSibling;
  return before;
}
