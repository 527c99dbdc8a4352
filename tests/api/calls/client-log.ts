import { writeLog } from '#domains/client-log/model/client-log.contract.ts';
import { forAnybody } from './call.ts';

const entry = { short_message: 'x', level: 7, timestamp: 0, origin: '', platform: '', user_agent: '', bot: false };

export const logCalls = [
  forAnybody(writeLog, {
    input: { body: [entry] },
    answer: 204,
    withoutTerms: 'open',
    openWhileViewing: true,
    answers: [
      { as: 'visitor', input: { body: [] }, status: 204 },
      { as: 'visitor', input: { body: [{}] }, status: 400 },
    ],
  }),
];
