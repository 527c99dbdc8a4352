import { useState } from 'react';
import { appMessages } from '#app/messages/index.ts';
import type { RouteAnswer } from '#app/route-answer.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useOptionalServices, type Services } from '#platform/web/services.tsx';
import { useIsInBrowser } from '#platform/web/use-is-in-browser.ts';
import { useStore, useStorePart } from '#platform/web/use-store.ts';
import { buttonClass } from '#ui/actions/button-class.ts';
import { classNames } from '#ui/class-names.ts';
import { PencilIcon } from '#ui/icons/icons.tsx';
import { prepareScreen } from '../screens/late-screen.tsx';
import styles from './edit-button.module.css';

/** The way into the editor, for who may change the page before them. It needs an access token, so it is not there before the browser has one. */
export function EditButton({ answer }: { answer: Pick<RouteAnswer, 'editHref' | 'hidesFrameParts' | 'viewing'> }) {
  const services = useOptionalServices();
  const { editHref, hidesFrameParts, viewing } = answer;
  // Who looks at the site as somebody else changes nothing.
  const isHidden = hidesFrameParts || viewing !== undefined;
  if (!useIsInBrowser() || !services || editHref === undefined || isHidden) return null;
  return <WithToken key={editHref} services={services} href={editHref} />;
}

function WithToken({ services: { session, pageLoading }, href }: { services: Services; href: string }) {
  const t = useMessages(appMessages);
  const hasToken = useStorePart(session, ({ isTokenSet }) => isTokenSet);
  const isSlow = useStore(pageLoading);
  const [isAsked, setIsAsked] = useState(false);
  if (!hasToken) return null;
  return (
    <nav className={styles.place} aria-label={t.forEditors}>
      <a
        className={classNames(buttonClass('primary'), styles.button)}
        href={href}
        aria-busy={isAsked && isSlow}
        onPointerEnter={fetchEditor}
        onFocus={fetchEditor}
        onClick={() => setIsAsked(true)}
      >
        <PencilIcon />
        {isAsked && isSlow ? t.editorIsLoading : t.editPage}
      </a>
    </nav>
  );
}

/** Whoever comes near it is likely to press it. What cannot be fetched now is asked for again then, and told. */
function fetchEditor(): void {
  prepareScreen({ kind: 'page-editor' }).catch(() => {});
}
