import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { formOfAddressAt } from '#app/form-of-address.ts';
import { editRefusedMark, getRoute, isRedirect, type RouteAnswer, type Screen } from '#app/route-answer.ts';
import { appMessages } from '#app/messages/index.ts';
import { isFailure } from '#app/failure.ts';
import { useChosenLanguage, useColourMode, useCurrentUser } from '#domains/users/ui/index.ts';
import { pageTitle } from '#platform/shared/head.ts';
import type { Arrivals } from '#platform/web/arrival.ts';
import { applyHead } from '#platform/web/head.ts';
import { splitLanguage, type Language } from '#platform/shared/language.ts';
import { fetchCode } from '#platform/web/late-code.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import type { Place, RouterState } from '#platform/web/router.ts';
import { useOptionalServices } from '#platform/web/services.tsx';
import type { SessionEndState } from '#platform/web/session-end.ts';
import type { Store } from '#platform/web/store.ts';
import { applyTheme } from '#platform/web/theme.ts';
import { useCall, useLoadOptimizer } from '#platform/web/use-call.tsx';
import { useStore } from '#platform/web/use-store.ts';
import { App } from './app.tsx';
import { FindAnywhere } from './find-anywhere.tsx';
import { AccountInterruption } from './interruptions/account-interruption.tsx';
import { OfflineBanner } from './interruptions/offline-banner.tsx';
import { SessionEndedDialog } from './interruptions/session-ended-dialog.tsx';
import { SessionWarning } from './interruptions/session-warning.tsx';
import { isPrepared, prepareAnswer } from './prepare-answer.ts';
import { Overlays } from './shell/overlays.tsx';

interface RoutedAppProps {
  router: Store<RouterState<RouteAnswer>>;
  /** Null on the server, where nobody arrives. */
  arrivals: Arrivals | null;
}

/** The application at the address where its reader is. Which screen that means is decided by the route table, on the server. */
export function RoutedApp({ router, arrivals }: RoutedAppProps) {
  const { content: loaded, place, isReturn, isLoading } = useStore(router);
  // The same call as the loader's, so it costs nothing; it comes again by itself when the content has changed. A failure does not: its
  // reader tries again, with the code of the screen that it was about.
  // And what a person could see stays as it is when their session ends: their work is in it. So does a page that is being left.
  const isEnded = useIsSessionEnded();
  const hasFailed = isFailure(loaded.screen);
  const isKeptNew = !hasFailed && !isEnded && !isLoading;
  const { data } = useCall(getRoute, { query: { path: loaded.path } }, { isEnabled: isKeptNew });
  const newer = data && !isRedirect(data) && !hasFailed ? keepingWork(loaded, data) : loaded;
  const answer = useIsPrepared(newer) ? newer : loaded;

  useArrival({ answer, place, isReturn, arrivals });
  useLoadingFlag(isLoading);
  useErrorStatus(answer.status);
  useDialogsOfPage(place);
  useNoticesOfLanguage(answer);
  useEditRefusal(answer.language, place);
  useEffect(() => applyHead(answer.head), [answer.head]);
  useEffect(() => applyTheme(answer.themeHref), [answer.themeHref]);

  return (
    <LanguageProvider language={answer.language} address={formOfAddressAt(answer.path)}>
      <OfflineBanner language={answer.language} />
      <App answer={answer} />
      <Overlays language={answer.language} />
      <FindAnywhere answer={answer} />
      <ChosenLanguage />
      <AccountInterruption answer={answer} />
      {isClosedByTerms(answer) && isOwnPlace(answer.path) && <OwnColours />}
      {!isEnded && !isSigningIn(answer) && <SessionWarning language={answer.language} signInHref={answer.frame.signInHref} />}
      <SessionEndedDialog language={answer.language} signInHref={answer.frame.signInHref} />
    </LanguageProvider>
  );
}

/** New terms are asked about over the page at hand: what somebody was doing there waits below the dialog. */
function keepingWork(shown: RouteAnswer, newer: RouteAnswer): RouteAnswer {
  if (!isClosedByTerms(newer) || isClosedByTerms(shown)) return newer;
  const { termsVersion } = newer;
  return termsVersion === undefined ? shown : { ...shown, termsVersion };
}

function isClosedByTerms({ screen }: RouteAnswer): boolean {
  return screen.kind === 'unauthorized' && screen.termsFirst !== undefined;
}

/** Where somebody has the colours that they chose. */
function isOwnPlace(path: string): boolean {
  return /^[/](?:account|admin|settings)(?:[/?#]|$)/.test(splitLanguage(path).path);
}

/** What stands in for a page of their account has the colours of that page. */
function OwnColours() {
  useColourMode(useCurrentUser().currentUser.property('colourMode'));
  return null;
}

/** Who signs in again is not kept from it. */
function isSigningIn({ screen: { kind } }: RouteAnswer): boolean {
  return kind === 'login' || kind === 'second-step';
}

/** An answer that came anew may need code that was not needed before: until it is here, the one before stays. */
function useIsPrepared(answer: RouteAnswer): boolean {
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const isReady = isPrepared(answer);
  const services = useOptionalServices();
  useEffect(() => {
    if (!isReady && services) void fetchCode(services, () => prepareAnswer(answer), { language: answer.language }).then(showAgain);
  }, [isReady, answer, services]);
  return isReady;
}

interface ArrivalFacts extends Pick<RouterState<RouteAnswer>, 'place' | 'isReturn'> {
  answer: RouteAnswer;
  arrivals: Arrivals | null;
}

/** Focus, place and word of a new page; the first page was the browser's own doing. */
function useArrival({ answer, place: { key, hash }, isReturn, arrivals }: ArrivalFacts): void {
  const shownKey = useRef(key);
  const shownScreen = useRef(answer.screen);
  useEffect(() => arrivals?.arriveFirst(), [arrivals]);
  useLayoutEffect(() => {
    const former = shownScreen.current;
    shownScreen.current = answer.screen;
    if (shownKey.current === key) return;
    shownKey.current = key;
    const staysInPlace = isEditingOf(former, answer.screen) || isEditingOf(answer.screen, former);
    arrivals?.arrive({ key, hash, isReturn, title: pageTitle(answer.head), staysInPlace });
  }, [key, hash, isReturn, answer, arrivals]);
}

/** Of a page, or of the same page in another language: what is changed is what was before its reader. */
function isEditingOf(editor: Screen, screen: Screen): boolean {
  if (editor.kind !== 'page-editor') return false;
  const { guid } = editor.draft;
  return screen.kind === 'page' ? screen.page.guid === guid : screen.kind === 'page-editor' && screen.draft.guid === guid;
}

function useLoadingFlag(isLoading: boolean): void {
  const services = useOptionalServices();
  // Offline, the banner says why nothing comes.
  const isLost = useStore(services?.connection ?? never);
  useEffect(() => (isLoading && !isLost ? services?.pageLoading.start() : undefined), [isLoading, isLost, services]);
}

function useErrorStatus(status: number): void {
  const services = useOptionalServices();
  useEffect(() => (status === 404 ? services?.errorStatus.raiseNotFound() : services?.errorStatus.reset()), [status, services]);
}

/** A dialog is about the page it was opened on, and goes with it. */
function useDialogsOfPage({ pathname, search }: Place): void {
  const services = useOptionalServices();
  useEffect(() => () => services?.dialogs.closeAll(), [pathname, search, services]);
}

/** Who chose another language has the notice of that in it: it is their way back. */
function useNoticesOfLanguage({ language }: RouteAnswer): void {
  const services = useOptionalServices();
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    services?.notices.turnTo(language);
  }, [language, services]);
}

/** Titles, menus and some lists come from the server in the language that their reader chose. When they choose another, these come anew. */
function ChosenLanguage() {
  const optimizer = useLoadOptimizer();
  const { user } = useCurrentUser();
  const chosen = useChosenLanguage();
  const known = useRef(chosen);
  useEffect(() => {
    if (!user || known.current === chosen) return;
    known.current = chosen;
    optimizer.loadAgain();
  }, [user, chosen, optimizer]);
  return null;
}

/** Says why the page is not being edited, once. */
function useEditRefusal(language: Language, { key, hash, pathname, search }: Place): void {
  const services = useOptionalServices();
  useEffect(() => {
    if (hash !== editRefusedMark || location.hash !== hash) return;
    const { editRefused, editRefusedText } = textsIn(appMessages, language);
    services?.notices.show({ look: 'warning', title: editRefused, message: editRefusedText });
    history.replaceState(history.state, '', pathname + search);
  }, [key, hash, pathname, search, language, services]);
}

function useIsSessionEnded(): boolean {
  const state = useStore<SessionEndState | false>(useOptionalServices()?.sessionEnd ?? never);
  return state && state.isEnded;
}

/** On the server nothing changes. */
const never: Store<false> = { getSnapshot: () => false, subscribe: () => () => {} };
