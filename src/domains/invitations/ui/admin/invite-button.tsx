import { useState } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { Button } from '#ui/actions/button.tsx';
import { WordsByRoom } from '#ui/admin/index-head.tsx';
import { invitationAdminMessages } from '../../messages/admin.ts';
import { inviteKey } from './invitation-keys.ts';
import { InviteDialog } from './invite-dialog.tsx';

export function InviteButton({ platformName }: { platformName: string }) {
  const t = useMessages(invitationAdminMessages);
  // A new dialog for every time, so that nothing of the last one is left in it.
  const [{ invite }, setQuery] = useAddressQuery([inviteKey]);
  const [times, setTimes] = useState(invite ? 1 : 0);
  const [isOpen, setIsOpen] = useState(invite !== undefined);

  function open() {
    setTimes((before) => before + 1);
    setIsOpen(true);
  }

  function close() {
    setQuery({ [inviteKey]: '' });
    setIsOpen(false);
  }

  return (
    <>
      <Button kind="primary" aria-label={t.invite} onClick={open}>
        <WordsByRoom long={t.invite} short={t.inviteShort} />
      </Button>
      {times > 0 && <InviteDialog key={times} isOpen={isOpen} platformName={platformName} onAgain={open} onClose={close} />}
    </>
  );
}
