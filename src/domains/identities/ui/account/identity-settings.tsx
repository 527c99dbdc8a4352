import { useEffect, useRef } from 'react';
import { formatDate } from '#platform/shared/format.ts';
import { useAddressSearch } from '#platform/web/address-search.tsx';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useAction } from '#platform/web/use-action.ts';
import { useCall, useLoadOptimizer, useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { identityMessages } from '../../messages/index.ts';
import * as contract from '../../model/identity.contract.ts';
import type { IdentityOverview } from '../../model/identity.ts';
import styles from './identity-settings.module.css';

interface IdentitySettingsProps {
  /** What linking failed at. */
  problem?: string | null;
  /** Leaves for the provider. */
  leave?(href: string): void;
}

/**
 * The accounts elsewhere that somebody signs in with; nothing at all where there is no provider and nothing is linked. Its acts ask for a
 * proof: stand this inside a guard that asks for it.
 */
export function IdentitySettings({ problem: given, leave = (href) => location.assign(href) }: IdentitySettingsProps) {
  const t = useMessages(identityMessages);
  // The way back from the provider says it there.
  const inAddress = useAddressSearch().get('problem');
  const problem = given === undefined ? inAddress : given;
  const { data: overview, error, reload } = useCall(contract.listIdentities, {});
  const heading = useRef<HTMLHeadingElement>(null);

  const isLoaded = overview !== undefined;
  // Who comes back from the provider without success is shown so: it stands far down the page.
  useEffect(() => {
    if (isLoaded && problem !== null) heading.current?.focus();
  }, [isLoaded, problem]);

  /** The button that had focus is gone with what it stood beside. */
  function handleUnlinked(): void {
    reload();
    heading.current?.focus();
  }

  if (overview?.linkable === null && overview.identities.length === 0) return null;
  return (
    <section className={styles.settings} aria-labelledby="identities-title">
      <div>
        <h3 ref={heading} id="identities-title" tabIndex={-1}>
          {t.title}
        </h3>
        <p>{t.intro}</p>
      </div>
      {overview ? (
        <Identities overview={overview} problem={problem} leave={leave} onUnlinked={handleUnlinked} />
      ) : error ? (
        <ErrorBox title={t.loadFailed} onRetry={reload} />
      ) : (
        <LoadingText />
      )}
    </section>
  );
}

interface IdentitiesProps {
  overview: IdentityOverview;
  problem: string | null;
  leave(href: string): void;
  onUnlinked(): void;
}

function Identities({ overview, problem, leave, onUnlinked }: IdentitiesProps) {
  const t = useMessages(identityMessages);
  const language = useLanguage();
  const optimizer = useLoadOptimizer();
  const linking = useAction();
  const unlinking = useSave(contract.unlinkIdentity, { type: 'delete', showsFailure: true, onSaved: onUnlinked });
  const code = unlinking.error?.code ?? linking.error?.code ?? problem;

  async function link(): Promise<void> {
    await linking.run(async () => {
      const { data } = await optimizer.save(contract.startLinking, {});
      leave(data.href);
    });
  }

  return (
    <>
      {code !== null && <ErrorBox title={t.errors[code as keyof typeof t.errors] ?? t.errors.other} />}
      {overview.identities.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className={styles.list}>
          {overview.identities.map(({ guid, provider, createdOn, lastUsedOn, canUnlink }) => (
            <li key={guid} className={styles.identity}>
              <p className={styles.facts}>
                <strong>{provider}</strong>
                <span>{t.linkedOn(formatDate(language, new Date(createdOn)))}</span>
                {lastUsedOn !== null && <span>{t.lastUsed(formatDate(language, new Date(lastUsedOn)))}</span>}
                <span>{canUnlink ? t.unlinkNote : overview.hasLocalLogin ? t.onlyWayIn : t.onlyWayThere}</span>
              </p>
              {canUnlink && (
                <Button isBusy={unlinking.isSaving} onClick={() => void unlinking.run({ params: { guid } })}>
                  {t.unlink(provider)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {overview.linkable !== null && (
        <p>
          {/* Done means that the page is being left. */}
          <Button isBusy={linking.isBusy || linking.isDone} onClick={() => void link()}>
            {t.link(overview.linkable)}
          </Button>
        </p>
      )}
    </>
  );
}
