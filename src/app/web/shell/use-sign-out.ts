import type { SubmitEvent } from 'react';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { useOptionalServices } from '#platform/web/services.tsx';
import type { UnsavedChanges } from '#platform/web/unsaved-changes.ts';
import { useOptionalLoadOptimizer } from '#platform/web/use-call.tsx';

/** For the `onSubmit` of a form that signs out. */
export function useSignOut(): (event: SubmitEvent<HTMLFormElement>) => void {
  const { currentUser } = useCurrentUser();
  const services = useOptionalServices();
  const optimizer = useOptionalLoadOptimizer();

  /**
   * The form goes its own way to the server. What this page knows is forgotten once it is under way: a form that is gone is not sent.
   * The new document does not undo this one: a browser may keep it and bring it back as it was. Then it is asked for anew.
   */
  return (event) => {
    if (services?.unsavedChanges.areThere()) {
      event.preventDefault();
      void confirmSignOut(event.currentTarget, services.unsavedChanges);
      return;
    }
    setTimeout(() => {
      services?.session.clear();
      currentUser.clear();
      optimizer?.clear();
      addEventListener('pageshow', () => location.reload());
    });
  };
}

async function confirmSignOut(form: HTMLFormElement, unsavedChanges: UnsavedChanges): Promise<void> {
  if (!(await unsavedChanges.confirmLeaving())) return;
  unsavedChanges.forget();
  form.requestSubmit();
}
