import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Language } from '#platform/shared/language.ts';
import { noticePositions, type NoticePosition } from '#platform/shared/notice.ts';
import type { OpenDialog } from '#platform/web/dialogs.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import type { Notice as NoticeData } from '#platform/web/notices.ts';
import { pauseWhileUsed } from '#platform/web/notice-pausing.ts';
import { useOptionalServices, type Services } from '#platform/web/services.tsx';
import { useIsInBrowser } from '#platform/web/use-is-in-browser.ts';
import { useStore } from '#platform/web/use-store.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { dialogTransitionMs } from '#ui/dialog/use-modal.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { NoticeRegion } from '#ui/feedback/notice-region.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { keepFocusInSight } from './keep-focus-in-sight.ts';
import styles from './overlays.module.css';

/** What lies over the page: notices, dialogs, and word that a page takes long. Nothing of it is there before the browser took over. */
export function Overlays({ language }: { language: Language }) {
  const services = useOptionalServices();
  if (!useIsInBrowser() || !services) return null;
  return (
    <UiLanguage language={language}>
      <PageLoadingFlag services={services} />
      <Notices services={services} />
      <Dialogs services={services} pageLanguage={language} />
    </UiLanguage>
  );
}

function PageLoadingFlag({ services: { pageLoading } }: { services: Services }) {
  return useStore(pageLoading) ? (
    <div className={styles.loading}>
      <LoadingText />
    </div>
  ) : null;
}

function Notices({ services: { notices } }: { services: Services }) {
  const shown = useStore(notices);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => (container.current ? pauseWhileUsed(container.current, notices) : undefined), [notices]);
  useEffect(() => keepFocusInSight(container.current?.children ?? []), [shown]);
  const byPosition = Map.groupBy(shown, (notice) => notice.position);
  return (
    <div ref={container}>
      {noticePositions
        .filter((position) => byPosition.has(position))
        .map((position) => (
          <NoticeStack key={position} position={position} notices={byPosition.get(position) ?? []} onClose={notices.close} />
        ))}
    </div>
  );
}

interface NoticeStackProps {
  position: NoticePosition;
  notices: readonly NoticeData[];
  onClose(id: number): void;
}

function NoticeStack({ position, notices, onClose }: NoticeStackProps) {
  return (
    <NoticeRegion position={position}>
      {notices.map(({ id, look, title, message, detail, action, link }) => (
        <Notice key={id} look={look} title={title} detail={detail} action={action} link={link} onClose={() => onClose(id)}>
          {message}
        </Notice>
      ))}
    </NoticeRegion>
  );
}

function Dialogs({ services: { dialogs }, pageLanguage }: { services: Services; pageLanguage: Language }) {
  return useLingering(useStore(dialogs)).map(({ dialog, isOpen }) => (
    <InLanguage key={dialog.id} language={dialog.language ?? pageLanguage}>
      <Dialog
        isOpen={isOpen}
        title={dialog.title}
        kind={dialog.kind}
        isPersistent={dialog.isPersistent}
        confirmText={dialog.confirmText}
        cancelText={dialog.cancelText}
        buttons={dialog.render ? null : undefined}
        onConfirm={dialog.confirm}
        onClose={dialog.close}
      >
        {dialog.render ? dialog.render() : dialog.message}
      </Dialog>
    </InLanguage>
  ));
}

function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <LanguageProvider language={language}>
      <UiLanguage language={language}>
        <div lang={language}>{children}</div>
      </UiLanguage>
    </LanguageProvider>
  );
}

/** A dialog that was closed stays until it has left the screen. */
function useLingering(open: readonly OpenDialog[]): { dialog: OpenDialog; isOpen: boolean }[] {
  const [earlier, setEarlier] = useState(open);
  useEffect(() => {
    const timer = setTimeout(() => setEarlier(open), dialogTransitionMs);
    return () => clearTimeout(timer);
  }, [open]);
  const leaving = earlier.filter(({ id }) => !open.some((dialog) => dialog.id === id));
  return [...leaving.map((dialog) => ({ dialog, isOpen: false })), ...open.map((dialog) => ({ dialog, isOpen: true }))];
}
