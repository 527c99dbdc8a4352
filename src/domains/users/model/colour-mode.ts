import type { LoggedInUser } from './user.ts';

const modes = ['light', 'dark', 'auto'];

/** In which colours somebody sees what is theirs. Not chosen means as their device does. */
export function colourModeOf(chosen: string | undefined): string {
  return chosen !== undefined && modes.includes(chosen) ? chosen : 'auto';
}

export function chosenColourMode(user: LoggedInUser | null): string | undefined {
  return user?.isActive ? user.properties.find(({ key }) => key === 'colourMode')?.value : undefined;
}
