import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { requestKey } from '#platform/shared/request-key.ts';
import { createLoadOptimizer } from './load-optimizer.ts';
import { LoadOptimizerProvider, useCall } from './use-call.tsx';

const getNote = endpoint({
  method: 'GET',
  path: '/api/notes',
  summary: 'A note',
  access: 'public',
  response: z.object({ text: z.string() }),
});

function NoteView() {
  const { data, status, error, isLoading } = useCall(getNote, {});
  return createElement('p', null, `${status} ${data?.text ?? error?.code}${isLoading ? ' bezig' : ''}`);
}

test.each([
  { status: 200, data: { text: 'Dag' }, html: '<p>200 Dag</p>' },
  { status: 404, data: { code: 'note.not_found' }, html: '<p>404 note.not_found</p>' },
])('R3.54 the server renders the outcome of the calls it made: $status', ({ status, data, html }) => {
  const optimizer = createLoadOptimizer({ serverCalls: [{ key: requestKey(getNote), status, data }] });
  const page = renderToString(createElement(() => LoadOptimizerProvider({ optimizer, children: createElement(NoteView) })));
  expect(page).toBe(html);
});
