export const layouts = ['100', '25-75', '75-25', '25-50-25'] as const;

export const layoutPositions = ['top', 'main', 'side-left', 'side-right', 'bottom'] as const;

type Layout = (typeof layouts)[number];
type LayoutPosition = (typeof layoutPositions)[number];

const sidesOf: Record<Layout, readonly LayoutPosition[]> = {
  '100': [],
  '25-75': ['side-left'],
  '75-25': ['side-right'],
  '25-50-25': ['side-left', 'side-right'],
};

function hasPosition(layout: Layout, position: LayoutPosition): boolean {
  return !position.startsWith('side-') || sidesOf[layout].includes(position);
}

/** Where something stands in a layout that may not have its column: in the other one, or below the text. */
export function positionIn(layout: Layout, wanted: LayoutPosition): LayoutPosition {
  return hasPosition(layout, wanted) ? wanted : (sidesOf[layout][0] ?? 'main');
}
