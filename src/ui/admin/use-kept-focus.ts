import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

interface PlaceInRow {
  row: string;
  rowAt: number;
  controlAt: number;
}

/** Where the focus was: at a control of a row, at the head of a column, or at something else of the list, such as what can be done with chosen rows. */
type Place = PlaceInRow | { column: string } | { elsewhere: true; lastRow: PlaceInRow | null };

const controls = ':is(a[href], button, input, select):not(:disabled)';

/**
 * Whoever works in a list by keyboard keeps their place in it when what had the focus goes away: the row was deleted, its button is of no
 * use any more, a page was turned. Without this the next key starts at the top of the document.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, { isLoading }: { isLoading: boolean }): void {
  const place = useRef<Place | null>(null);
  const ticked = useRef<HTMLElement | null>(null);

  useEffect(() => {
    /** A dialog gives the focus back, to a row that may be gone by then: while it is open the place stands. */
    function handleFocus({ target }: FocusEvent): void {
      if (!(target instanceof Element) || target.closest('dialog')) return;
      place.current = list.current?.contains(target) ? placeOf(target, list.current, place.current) : null;
    }

    /** Who goes on from what can be done with chosen rows goes on where they chose, not at the row they passed on the way. */
    function handleChange({ target }: Event): void {
      if (target instanceof HTMLInputElement && target.type === 'checkbox' && list.current?.contains(target)) ticked.current = target;
    }

    /** A press on what takes no focus takes it away, and that is meant. */
    function handlePress({ target }: PointerEvent): void {
      if (target instanceof Element && !target.closest(`${controls}, label, dialog`)) place.current = null;
    }

    document.addEventListener('focusin', handleFocus);
    document.addEventListener('change', handleChange);
    document.addEventListener('pointerdown', handlePress);
    return () => {
      document.removeEventListener('focusin', handleFocus);
      document.removeEventListener('change', handleChange);
      document.removeEventListener('pointerdown', handlePress);
    };
  }, [list]);

  // After every change of the list, whatever it was.
  useLayoutEffect(() => {
    if (place.current === null || list.current === null || isLoading || !isFocusLost()) return;
    const heir = 'elsewhere' in place.current && ticked.current?.isConnected ? ticked.current : heirOf(place.current, list.current);
    if (heir) heir.focus();
    else headingAbove(list.current)?.focus();
  });
}

/** To the start of a list of which another page was asked for, and into sight. */
export function goToStartOfList(from: Element): void {
  headingAbove(from)?.focus();
}

function headingAbove(part: Element): HTMLElement | null | undefined {
  return part.closest('section, main, body')?.querySelector<HTMLElement>('h1, h2');
}

/** What becomes disabled, or stands in a dialog that fades away, has the focus for a moment longer. */
function isFocusLost(): boolean {
  if (document.querySelector(':modal')) return false;
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled, dialog:not([open]) *');
}

function placeOf(focused: Element, list: Element, before: Place | null): Place {
  const row = focused.closest<HTMLElement>('[data-row]');
  if (row) {
    return { row: row.dataset['row'] ?? '', rowAt: rowsOf(list).indexOf(row), controlAt: controlsOf(row).indexOf(focused as HTMLElement) };
  }
  const { column } = focused.closest<HTMLElement>('th[data-column]')?.dataset ?? {};
  if (column !== undefined) return { column };
  const lastRow = before && 'row' in before ? before : before && 'elsewhere' in before ? before.lastRow : null;
  return { elsewhere: true, lastRow };
}

/** What has the focus next. Rows without anything to press are passed over. */
function heirOf(place: Place, list: Element): HTMLElement | undefined {
  if ('elsewhere' in place) return place.lastRow ? heirOf(place.lastRow, list) : undefined;
  if ('column' in place) {
    const head = [...list.querySelectorAll<HTMLElement>('th[data-column]')].find(({ dataset }) => dataset['column'] === place.column);
    return head && controlsOf(head)[0];
  }
  const rows = rowsOf(list);
  const same = rows.find(({ dataset }) => dataset['row'] === place.row);
  const left = same ? controlsOf(same) : [];
  // What led away from the row is gone with what was chosen: its box stands before it.
  if (left.length > 0) return left[Math.max(0, Math.min(place.controlAt, left.length - 1))];
  const at = same ? rows.indexOf(same) : place.rowAt;
  const next = [...rows.slice(at), ...rows.slice(0, at).toReversed()].find((row) => controlsOf(row).length > 0);
  return next && (next.querySelector<HTMLElement>(`th ${controls}`) ?? controlsOf(next)[0]);
}

function rowsOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-row]')];
}

function controlsOf(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(controls)].filter((control) => control.closest('dialog, [data-way]') === null);
}
