import { route, type Route } from '#platform/server/handle.ts';
import * as contract from '../model/mail.contract.ts';
import { listMails, resendMail } from './mails.service.ts';

export const mailRoutes: Route[] = [
  route(contract.listMails, (ctx, { query }) => listMails(ctx, query)),
  route(contract.resendMail, (ctx, { params }) => resendMail(ctx, params.guid)),
];
