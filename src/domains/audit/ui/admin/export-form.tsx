import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { DownloadIcon } from '#ui/icons/icons.tsx';
import { auditAdminMessages } from '../../messages/admin.ts';
import { exportAudit } from '../../model/audit.contract.ts';
import type { AuditFilter } from '../../model/audit.ts';

/** A form, and not a call: the browser saves what comes while it comes, however much it is. */
export function ExportForm({ filter }: { filter: AuditFilter }) {
  const t = useMessages(auditAdminMessages);
  const language = useLanguage();
  return (
    <form method="post" action={localizePath(language, exportAudit.path)}>
      {Object.entries(filter).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" title={t.exportNote}>
        <DownloadIcon />
        {t.export}
      </Button>
    </form>
  );
}
