import { getOverview } from '#domains/overview/model/overview.contract.ts';
import { forContentManagers } from './call.ts';

export const overviewCalls = [forContentManagers(getOverview, {})];
