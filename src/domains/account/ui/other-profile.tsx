import { listPropertyDefinitions } from '#domains/properties/model/property.contract.ts';
import { getOtherUser } from '#domains/users/model/user.contract.ts';
import { fullName } from '#domains/users/model/user.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { accountMessages } from '../messages/index.ts';
import styles from './account-screen.module.css';
import { SeenProfile } from './profile-card.tsx';

/** Somebody else's profile: only what they may be known by. */
export function OtherProfile({ guid }: { guid: string }) {
  const t = useMessages(accountMessages);
  const person = useCall(getOtherUser, { params: { guid } });
  const definitions = useCall(listPropertyDefinitions, {});
  const reload = () => {
    if (person.error) person.reload();
    if (definitions.error) definitions.reload();
  };
  const shown = person.data && definitions.data ? { person: person.data, definitions: definitions.data } : null;
  return (
    <SeenProfile shown={shown} heading={<h1 tabIndex={-1}>{shown ? fullName(shown.person) : t.otherTitle}</h1>}>
      {person.error?.status === 404 || person.error?.status === 400 ? (
        <ErrorBox title={t.otherNotFound} />
      ) : person.error || definitions.error ? (
        <ErrorBox title={t.otherFailed} onRetry={reload} />
      ) : (
        <div className={styles.panel}>
          <LoadingText />
          <Skeleton count={4} />
        </div>
      )}
    </SeenProfile>
  );
}
