import { assetEventMessages } from '#domains/assets/messages/events.ts';
import { assetEvents } from '#domains/assets/model/asset.events.ts';
import { auditEventMessages } from '#domains/audit/messages/events.ts';
import { auditEvents } from '#domains/audit/model/audit.events.ts';
import { authEventMessages } from '#domains/auth/messages/events.ts';
import { authEvents } from '#domains/auth/model/auth.events.ts';
import { dataExportEventMessages } from '#domains/data-exports/messages/events.ts';
import { dataExportEvents } from '#domains/data-exports/model/data-export.events.ts';
import { documentEventMessages } from '#domains/documents/messages/events.ts';
import { documentEvents } from '#domains/documents/model/document.events.ts';
import { identityEventMessages } from '#domains/identities/messages/events.ts';
import { identityEvents } from '#domains/identities/model/identity.events.ts';
import { invitationEventMessages } from '#domains/invitations/messages/events.ts';
import { invitationEvents } from '#domains/invitations/model/invitation.events.ts';
import { listItemEventMessages } from '#domains/list-items/messages/events.ts';
import { listItemEvents } from '#domains/list-items/model/list-item.events.ts';
import { mailEventMessages } from '#domains/mails/messages/events.ts';
import { mailEvents } from '#domains/mails/model/mail.events.ts';
import { propertyEventMessages } from '#domains/properties/messages/events.ts';
import { propertyEvents } from '#domains/properties/model/property.events.ts';
import { roleEventMessages } from '#domains/roles/messages/events.ts';
import { roleEvents } from '#domains/roles/model/role.events.ts';
import { secondFactorEventMessages } from '#domains/second-factors/messages/events.ts';
import { secondFactorEvents } from '#domains/second-factors/model/second-factor.events.ts';
import { settingsEventMessages } from '#domains/settings/messages/events.ts';
import { settingsEvents } from '#domains/settings/model/settings.events.ts';
import { userEventMessages } from '#domains/users/messages/events.ts';
import { userEvents } from '#domains/users/model/user.events.ts';
import { platformEvents, type KnownEvents } from '#platform/shared/events.ts';

const domains = [
  { events: assetEvents, messages: assetEventMessages },
  { events: auditEvents, messages: auditEventMessages },
  { events: authEvents, messages: authEventMessages },
  { events: dataExportEvents, messages: dataExportEventMessages },
  { events: documentEvents, messages: documentEventMessages },
  { events: identityEvents, messages: identityEventMessages },
  { events: invitationEvents, messages: invitationEventMessages },
  { events: listItemEvents, messages: listItemEventMessages },
  { events: mailEvents, messages: mailEventMessages },
  { events: propertyEvents, messages: propertyEventMessages },
  { events: roleEvents, messages: roleEventMessages },
  { events: secondFactorEvents, messages: secondFactorEventMessages },
  { events: settingsEvents, messages: settingsEventMessages },
  { events: userEvents, messages: userEventMessages },
];

/**
 * What every domain records, with its words. Large, and needed on few pages: the browser fetches it for those alone
 * (`src/app/web/late-events.ts`).
 */
export const knownEvents: KnownEvents = {
  traits: asOne<KnownEvents['traits']>([platformEvents, ...domains.map(({ events }) => events)]),
  words: {
    nl: asOne(domains.map(({ messages }) => messages.nl)),
    en: asOne(domains.map(({ messages }) => messages.en)),
  },
};

/** No two domains name the same event. */
function asOne<T extends object>(parts: readonly T[]): T {
  return Object.assign({}, ...parts) as T;
}
