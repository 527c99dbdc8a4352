import '#ui/styles/index.css';
import { renderToString } from 'react-dom/server';
import type { ListFragment, RouteAnswer } from '#app/route-answer.ts';
import { BlockScope, ResourcesProvider } from '#domains/blocks/ui/index.ts';
import { ListBlock } from '#domains/list-items/ui/index.ts';
import { ListsProvider } from '#domains/list-items/ui/lists-of-page.ts';
import { ProofScreen, SecondStepScreen } from '#domains/auth/ui/second-step-screen.tsx';
import { AccountFormScreen } from '#domains/auth/ui/account-form-screen.tsx';
import { SignInScreen } from '#domains/auth/ui/sign-in-screen.tsx';
import { SignOutScreen } from '#domains/auth/ui/sign-out-screen.tsx';
import { InvitationScreen } from '#domains/invitations/ui/invitation-screen.tsx';
import { LegalScreen } from '#domains/legal/ui/legal-screen.tsx';
import { ItemScreen } from '#domains/list-items/ui/item-screen.tsx';
import { MailboxScreen } from '#domains/mails/ui/mailbox-screen.tsx';
import { ViewAsScreen } from '#domains/roles/ui/view-as-screen.tsx';
import { SearchScreen } from '#domains/search/ui/search-screen.tsx';
import { getLoggedInUser } from '#domains/users/model/user.contract.ts';
import type { LoggedInUser } from '#domains/users/model/user.ts';
import { createCurrentUser, CurrentUserProvider } from '#domains/users/ui/index.ts';
import { requestKey } from '#platform/shared/request-key.ts';
import { AddressSearchProvider } from '#platform/web/address-search.tsx';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { createLoadOptimizer, type MissingCall } from '#platform/web/load-optimizer.ts';
import { standingAt } from '#platform/web/router.ts';
import type { ServerCalls } from '#platform/web/server-calls.ts';
import { ServicesProvider } from '#platform/web/services.tsx';
import { stillServices } from '#platform/web/still-services.ts';
import { LoadOptimizerProvider } from '#platform/web/use-call.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { preloadedFont } from '#ui/styles/fonts.ts';
import { App } from './app.tsx';
import { knowBlocks, loadAllBlocks } from './blocks.tsx';
import { prepareEvents } from './late-events.ts';
import { knowScreens, prepareScreenOnServer } from './screens/late-screen.tsx';
import { NotFoundScreen, RefusalScreen, UnauthorizedScreen } from './screens/message-screens.tsx';
import { RoutedApp } from './routed-app.tsx';

export { preloadedFont };

knowBlocks(await loadAllBlocks());
knowScreens({
  item: ItemScreen,
  search: SearchScreen,
  legal: LegalScreen,
  invitation: InvitationScreen,
  'account-form': AccountFormScreen,
  login: SignInScreen,
  'second-step': SecondStepScreen,
  proof: ProofScreen,
  'sign-out': SignOutScreen,
  'not-found': NotFoundScreen,
  unauthorized: UnauthorizedScreen,
  refusal: RefusalScreen,
  mailbox: MailboxScreen,
  'view-as': ViewAsScreen,
});

/** A visitor's page: finished, and nothing in the browser takes it over. */
export function renderForVisitor(answer: RouteAnswer): string {
  return renderToString(<App answer={answer} />);
}

/** A list without the page around it. */
export function renderListFragment({ language, block, resources }: ListFragment): string {
  return renderToString(
    <LanguageProvider language={language}>
      <UiLanguage language={language}>
        <ResourcesProvider value={resources}>
          <ListsProvider value={resources.lists}>
            <BlockScope block={block}>
              {/* Only lists are asked for, and the block was read by their schema. */}
              <ListBlock options={block.options as never} content={block.content as never} />
            </BlockScope>
          </ListsProvider>
        </ResourcesProvider>
      </UiLanguage>
    </LanguageProvider>,
  );
}

/** The same page, exactly as the browser will build it when it takes over. What it shows and was not called yet is missing. */
export async function renderForApp(answer: RouteAnswer, calls: ServerCalls): Promise<{ markup: string; missing: MissingCall[] }> {
  await Promise.all([prepareScreenOnServer(answer.screen), prepareEvents(answer.screen)]);
  const missing: MissingCall[] = [];
  const optimizer = createLoadOptimizer({ serverCalls: [...calls, ...(answer.calls ?? [])], onMissing: (call) => missing.push(call) });
  const userCall = calls.find(({ key }) => key === requestKey(getLoggedInUser));
  const currentUser = createCurrentUser(optimizer, userCall?.status === 200 ? (userCall.data as LoggedInUser) : null);
  const markup = renderToString(
    <LoadOptimizerProvider optimizer={optimizer}>
      <CurrentUserProvider currentUser={currentUser}>
        <ServicesProvider services={stillServices()}>
          <AddressSearchProvider value={answer.path.replace(/^[^?]*/, '')}>
            <RoutedApp router={standingAt(answer.path, answer)} arrivals={null} />
          </AddressSearchProvider>
        </ServicesProvider>
      </CurrentUserProvider>
    </LoadOptimizerProvider>,
  );
  return { markup, missing };
}
