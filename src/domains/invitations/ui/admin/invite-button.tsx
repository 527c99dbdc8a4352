import { useState } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { invitationAdminMessages } from '../../messages/admin.ts';
import { InviteDialog } from './invite-dialog.tsx';

export function InviteButton({ platformName }: { platformName: string }) {
  const t = useMessages(invitationAdminMessages);
  // A new dialog for every time, so that nothing of the last one is left in it.
  const [times, setTimes] = useState(0);
  const [isOpen, setIsOpen] = useState(false);

  function open() {
    setTimes((before) => before + 1);
    setIsOpen(true);
  }

  return (
    <>
      <Button kind="primary" onClick={open}>
        {t.invite}
      </Button>
      {times > 0 && (
        <InviteDialog key={times} isOpen={isOpen} platformName={platformName} onAgain={open} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
