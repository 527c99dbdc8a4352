export const layouts = ['100', '25-75', '75-25', '25-50-25'] as const;

export const layoutPositions = ['top', 'main', 'side-left', 'side-right', 'bottom'] as const;
