import { route, type Route } from '#platform/server/handle.ts';
import * as contract from '../model/mail.contract.ts';
import { getDeliveries, listMails, resendMail, resendMails, type InviteAgain } from './mails.service.ts';

/** An invitation is sent again by the slice that owns it, which this one does not know. */
export const mailRoutes = (inviteAgain: InviteAgain): Route[] => [
  route(contract.listMails, (ctx, { query }) => listMails(ctx, query)),
  route(contract.getDeliveries, (ctx, { query }) => getDeliveries(ctx, query.guids)),
  route(contract.resendMail, (ctx, { params }) => resendMail(ctx, inviteAgain, params.guid)),
  route(contract.resendMails, (ctx, { body }) => resendMails(ctx, inviteAgain, body)),
];
