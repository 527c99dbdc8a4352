import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter } from 'vitest/node';
import { reportsFolder, type StrayErrorsReport } from './test-totals.ts';

/**
 * A reporter for Vitest. An error outside every test makes its run fail while its JSON report says that all is well; this leaves a report
 * of such errors beside it, so that who sees only the end of a run sees them too.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter by its file
export default class StrayErrors implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_modules, errors) => {
    if (errors.length === 0) return;
    const report: StrayErrorsReport = {
      strayErrors: errors.map(({ name = 'Error', message, stack = '' }) => ({ title: `${name}: ${message}`, stack })),
    };
    mkdirSync(reportsFolder, { recursive: true });
    writeFileSync(join(reportsFolder, `stray-errors-${process.pid}.json`), JSON.stringify(report));
  };
}
