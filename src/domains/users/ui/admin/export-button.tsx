import { useMessages } from '#platform/web/messages.tsx';
import { useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { DownloadIcon } from '#ui/icons/icons.tsx';
import { userAdminMessages } from '../../messages/admin.ts';
import { exportUsers } from '../../model/admin-user.contract.ts';
import type { UserFilter } from '../../model/admin-user.ts';

/** The people that the filters leave, as a file. */
export function ExportButton({ filter }: { filter: UserFilter }) {
  const t = useMessages(userAdminMessages);
  const save = useSave(exportUsers, { type: 'save', subject: t.users, onSaved: handOver });
  return (
    <Button isBusy={save.isSaving} onClick={() => void save.run({ body: filter })}>
      <DownloadIcon />
      {t.export}
    </Button>
  );
}

function handOver({ fileName, csv }: { fileName: string; csv: string }): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Not before the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
