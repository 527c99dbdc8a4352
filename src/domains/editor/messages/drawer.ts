import { enDrawer } from './en.drawer.ts';
import { nlDrawer } from './nl.drawer.ts';

export const drawerMessages = { nl: nlDrawer, en: enDrawer };
