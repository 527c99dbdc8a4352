import { getDeliveries, listMails, resendMail, resendMails } from '#domains/mails/model/mail.contract.ts';
import { forAdmins } from './call.ts';
import { unknownGuid } from './world.ts';

export const mailCalls = [
  forAdmins(listMails, { answers: [{ as: 'admin', input: { query: { state: 'x' } }, status: 400 }] }),
  forAdmins(getDeliveries, {
    input: { query: { guids: unknownGuid } },
    answers: [{ as: 'admin', input: { query: { guids: 'x' } }, status: 400 }],
  }),
  forAdmins(resendMails, { input: { body: { guids: [unknownGuid] } } }),
  forAdmins(resendMail, { input: { params: { guid: unknownGuid } }, answer: 404 }),
];
